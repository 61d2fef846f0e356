import { roleOf } from '#contract/accounts/codes.ts';
import { NEVER_SUBSCRIBED, subscriptionStatus } from '#contract/billing/rules.ts';
import type { IntuitiveProfile, KnownPlace, Profile } from '#contract/profiles/calls.ts';
import { NOTIFICATIONS_DEFAULT } from '#contract/profiles/forms.ts';
import { refuse } from '#contract/refusals.ts';
import { toEpochSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { toEtag } from '../platform/http/etag.ts';
import { findProfileRow, type ProfileRow } from './sql.ts';

/** A user's whole profile; fields without a value are empty. */
export async function loadProfile(db: Db, userId: number, now: Temporal.Instant): Promise<Profile> {
  const row = await findProfileRow.first(db, { userId });
  if (row === undefined) refuse('not_found');
  const editable = toEditable(row);
  return {
    ...editable,
    // A writer has the public picture of their reader.
    picture: (row.isWriter ? row.readerPicture : null) ?? row.picture,
    id: row.id,
    pendingEmail: toPendingEmail(row, now),
    role: roleOf(row.isWriter),
    isWriter: row.isWriter,
    subscriptionCurrentPeriodEnd: row.currentPeriodEnd,
    currentSubscriptionStatus: subscriptionStatus(toSubscriptionRecord(row), toEpochSeconds(now)),
    hasProfile: row.profileCreatedAt !== null,
    emailUndeliverable: row.emailUndeliverableAt !== null,
    // The picture is not part of the version, since a separate call sets it.
    etag: toEtag({ ...editable, picture: null }),
  };
}

/** The fields that the user, and writers for them, may change. */
const toEditable = (row: ProfileRow) => ({
  ...toIntuitiveProfile(row),
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  birthDate: row.birthDate,
  timeZone: row.timeZone ?? 'UTC',
  notifications: toNotifications(row),
  usesLetterKeys: row.usesLetterKeys ?? true,
  assignedPersonalityUser: row.assignedPersonalityUser,
});

/** A user's details for writers, without the membership. */
export async function loadPersonalDetails(db: Db, userId: number) {
  const row = await findProfileRow.first(db, { userId });
  if (row === undefined) refuse('not_found');
  return { ...toIntuitiveProfile(row), birthDate: row.birthDate, timeZone: row.timeZone ?? 'UTC' };
}

type IntuitiveColumns = {
  [Key in keyof IntuitiveProfile]: Key extends 'birthPlace' | 'currentPlace'
    ? unknown
    : IntuitiveProfile[Key] | null;
};

/** The intuitive profile from its columns, which are all null if the user has no row. */
function toIntuitiveProfile(row: IntuitiveColumns): IntuitiveProfile {
  return {
    gender: row.gender,
    birthTime: row.birthTime,
    birthTimeKnown: row.birthTimeKnown,
    birthTimeExact: row.birthTimeExact ?? false,
    birthLocation: row.birthLocation ?? '',
    birthPlace: parseStoredPlace(row.birthPlace),
    birthUtcOffset: row.birthUtcOffset,
    zodiac: row.zodiac,
    currentLocation: row.currentLocation ?? '',
    currentPlace: parseStoredPlace(row.currentPlace),
    bio: row.bio ?? '',
    experienceLevel: row.experienceLevel,
    seenWriter: row.seenWriter,
    previousExperience: row.previousExperience ?? '',
    moonletterHopes: row.moonletterHopes ?? [],
    moonletterHopeOther: row.moonletterHopeOther ?? '',
    extraInfo: row.extraInfo ?? '',
    picture: row.picture,
  };
}

/** A stored place; places stored before the table of places existed have no id. */
export function parseStoredPlace(stored: unknown): KnownPlace | null {
  if (stored === null) return null;
  const {
    id = null,
    name,
    latitude,
    longitude,
    timeZone,
  } = stored as Omit<KnownPlace, 'id'> & { id?: number | null };
  return { id, name, latitude, longitude, timeZone };
}

/** The unconfirmed new address; none once its link has expired. */
function toPendingEmail({ pendingEmail, pendingEmailExpiresAt }: ProfileRow, now: Temporal.Instant) {
  if (pendingEmail === null || pendingEmailExpiresAt === null) return null;
  return Temporal.Instant.compare(pendingEmailExpiresAt, now) > 0 ? pendingEmail : null;
}

function toNotifications({ answerMail, outcomeMail, digest, quietFrom, quietTo }: ProfileRow) {
  return {
    answerMail: answerMail ?? NOTIFICATIONS_DEFAULT.answerMail,
    outcomeMail: outcomeMail ?? NOTIFICATIONS_DEFAULT.outcomeMail,
    digest: digest === null ? NOTIFICATIONS_DEFAULT.digest : digest === 'off' ? 'off' : 'weekly',
    quietFrom: quietFrom?.slice(0, 5) ?? null,
    quietTo: quietTo?.slice(0, 5) ?? null,
  };
}

function toSubscriptionRecord({
  status,
  interval,
  cancelAtPeriodEnd,
  paymentPausedAt,
  paymentResumesAt,
}: ProfileRow) {
  if (status === null || interval === null) return NEVER_SUBSCRIBED;
  const isEnding = cancelAtPeriodEnd === true;
  return { status, interval, cancelAtPeriodEnd: isEnding, paymentPausedAt, paymentResumesAt };
}
