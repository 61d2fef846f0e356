import zoneAt from '@photostructure/tz-lookup';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import type { KnownPlace } from '#contract/profiles/calls.ts';
import { refuseFields } from '#contract/refusals.ts';
import { changePersonalDetails } from '../accounts/changePersonalDetails.ts';
import type { Context } from '../platform/context.ts';
import { HOPES } from './listHopes.ts';
import { type ProfileColumns, findProfileRow, saveProfile } from './sql.ts';

type ProfileForm = Omit<
  ParsedInputOf<typeof calls.updateMe>,
  'assignedPersonalityUser' | 'email' | 'password'
>;
type PlaceForm = NonNullable<ProfileForm['birthPlace']>;
type TimeForm = Pick<ProfileForm, 'birthTime' | 'birthTimeKnown'>;

/** Changes the given fields of a user's profile, name and settings. */
export async function changeProfile(
  context: Pick<Context, 'db' | 'now' | 'announce'>,
  userId: number,
  form: ProfileForm,
) {
  const { firstName, lastName, birthDate, ...fields } = form;
  const columns = toProfileColumns(fields);
  await refuseHalfQuietHours(context, userId, columns);
  await changePersonalDetails(context, userId, { firstName, lastName, birthDate });
  if (Object.keys(columns).length === 0) return;
  await saveProfile(context.db, userId, {
    ...columns,
    ...(await clearOutdatedPlaces(context, userId, fields)),
    ...(await clearExactness(context, userId, fields)),
  });
}

/** Quiet hours without a beginning or an end would never hold a mail. */
async function refuseHalfQuietHours(
  { db }: Pick<Context, 'db'>,
  userId: number,
  { quietFrom, quietTo }: ProfileColumns,
) {
  if (quietFrom === undefined && quietTo === undefined) return;
  const stored = await findProfileRow.first(db, { userId });
  const from = quietFrom === undefined ? stored?.quietFrom : quietFrom;
  const to = quietTo === undefined ? stored?.quietTo : quietTo;
  if (Boolean(from) !== Boolean(to))
    refuseFields([{ param: 'notifications', msg: 'Please give both times of the quiet hours, or neither' }]);
}

/** The typed locations take precedence: if one changes without a place, its old coordinates are removed. */
async function clearOutdatedPlaces(
  { db }: Pick<Context, 'db'>,
  userId: number,
  { birthLocation, birthPlace, currentLocation, currentPlace }: ProfileForm,
): Promise<ProfileColumns> {
  const mayOutdateBirth = birthLocation !== undefined && birthPlace === undefined;
  const mayOutdateCurrent = currentLocation !== undefined && currentPlace === undefined;
  if (!mayOutdateBirth && !mayOutdateCurrent) return {};
  const row = await findProfileRow.first(db, { userId });
  return {
    ...(mayOutdateBirth && row?.birthLocation !== birthLocation && { birthPlace: null }),
    ...(mayOutdateCurrent && row?.currentLocation !== currentLocation && { currentPlace: null }),
  };
}

/** An unknown time is not exact; else a time that is given later, an hour from the list, would count as exact. */
async function clearExactness(
  { db }: Pick<Context, 'db'>,
  userId: number,
  { birthTime, birthTimeExact }: ProfileForm,
): Promise<ProfileColumns> {
  if (birthTime !== undefined || birthTimeExact !== true) return {};
  const row = await findProfileRow.first(db, { userId });
  return (row?.birthTime ?? null) === null ? { birthTimeExact: false } : {};
}

/** The columns that a form writes. */
export function toProfileColumns(
  form: Omit<ProfileForm, 'firstName' | 'lastName' | 'birthDate'>,
): ProfileColumns {
  const { notifications, birthPlace, currentPlace, moonletterHopes, ...fields } = form;
  return withoutUndefined({
    ...fields,
    ...notifications,
    ...toTimeColumns(form),
    birthPlace: birthPlace && JSON.stringify(toKnownPlace(birthPlace)),
    currentPlace: currentPlace && JSON.stringify(toKnownPlace(currentPlace)),
    moonletterHopes: moonletterHopes && requireKnownHopes(moonletterHopes),
  });
}

/** A place without a zone gets the zone of its coordinates. */
export function toKnownPlace({ id = null, name = '', latitude, longitude, timeZone }: PlaceForm): KnownPlace {
  return { id, name, latitude, longitude, timeZone: timeZone ?? zoneAt(latitude, longitude) };
}

/** Whether the time is known follows from the time itself: "I don't know" gives null, which is never exact. */
function toTimeColumns({ birthTime, birthTimeKnown }: TimeForm): ProfileColumns {
  if (birthTime === null || birthTimeKnown === false)
    return { birthTime: null, birthTimeKnown: false, birthTimeExact: false };
  return birthTime === undefined ? { birthTimeKnown: undefined } : { birthTime, birthTimeKnown: true };
}

function requireKnownHopes(ids: readonly number[]): number[] {
  const isKnown = (id: number) => HOPES.some((hope) => hope.id === id);
  if (!ids.every(isKnown)) refuseFields([{ param: 'moonletter_hopes', msg: 'This hope is not known' }]);
  return [...new Set(ids)];
}

const withoutUndefined = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
