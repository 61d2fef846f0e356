import * as z from 'zod/mini';
import { call, epochSeconds, etag, id, emptyObject } from '../call.ts';
import { ROLES } from '../accounts/codes.ts';
import { SUBSCRIPTION_STATUSES } from '../billing/codes.ts';
import { DIGEST_CODES, GENDER_CODES, ZODIAC_CODES } from './codes.ts';
import { intuitiveProfileForm, notifications, pictureName, profileForm } from './forms.ts';
import { PROFILE_ERROR } from './refusals.ts';

/** A place of a profile, with its coordinates in degrees and its time zone (IANA). */
export const knownPlace = z.object({
  /** Its id in the table of places; null for bare coordinates. */
  id: z.nullable(id),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
});
export type KnownPlace = z.output<typeof knownPlace>;

/** The fields of the intuitive profile. A profile that was not created yet has empty defaults. */
export const intuitiveProfile = z.object({
  gender: z.nullable(z.enum(GENDER_CODES)),
  birthTime: z.nullable(z.string()),
  birthTimeKnown: z.nullable(z.boolean()),
  birthTimeExact: z.boolean(),
  birthLocation: z.string(),
  birthPlace: z.nullable(knownPlace),
  /** Minutes ahead of UTC, entered by hand; null: from the time zone database. */
  birthUtcOffset: z.nullable(z.int()),
  zodiac: z.nullable(z.enum(ZODIAC_CODES)),
  currentLocation: z.string(),
  currentPlace: z.nullable(knownPlace),
  bio: z.string(),
  experienceLevel: z.nullable(z.int()),
  seenWriter: z.nullable(z.boolean()),
  previousExperience: z.string(),
  moonletterHopes: z.array(id),
  moonletterHopeOther: z.string(),
  extraInfo: z.string(),
  /** A path on this server that requires the Authorization header, or null. */
  picture: z.nullable(z.string()),
});
export type IntuitiveProfile = z.output<typeof intuitiveProfile>;

/** A user with their intuitive profile, as they and the writers see it. */
export const profile = z.extend(intuitiveProfile, {
  id,
  email: z.string(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.nullable(z.string()),
  role: z.enum([ROLES.customer, ROLES.writer]),
  isWriter: z.boolean(),
  timeZone: z.string(),
  notifications: z.extend(notifications, { digest: z.enum(DIGEST_CODES) }),
  /** Whether single-letter keyboard shortcuts are on, on the writers' screens. */
  usesLetterKeys: z.boolean(),
  assignedPersonalityUser: z.nullable(id),
  subscriptionCurrentPeriodEnd: z.nullable(epochSeconds),
  currentSubscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  hasProfile: z.boolean(),
  /** Whether mails to this address fail permanently, so that only necessary ones are still sent. */
  emailUndeliverable: z.boolean(),
  etag,
});
export type Profile = z.output<typeof profile>;

export const getMe = call({
  method: 'GET',
  path: '/api/users-me',
  summary: 'My profile',
  input: emptyObject,
  output: profile,
  hasEtag: true,
});

export const updateMe = call({
  method: 'PATCH',
  path: '/api/users-me',
  summary:
    'Change the given fields of my profile. A new email takes effect when the link mailed to it is confirmed',
  input: profileForm,
  output: profile,
  hasEtag: true,
  refuses: ['too_many_requests'],
  invalidMessage: PROFILE_ERROR,
});

export const createProfile = call({
  method: 'POST',
  path: '/api/profiles',
  summary: 'Create my intuitive profile, once',
  input: intuitiveProfileForm,
  output: profile,
  hasEtag: true,
  refuses: ['profile_exists'],
  invalidMessage: PROFILE_ERROR,
  status: 201,
});

export const uploadPicture = call({
  method: 'PATCH',
  path: '/api/profile/upload_picture',
  summary:
    'Set my picture: JPEG, PNG or WebP, up to 10 MB and 50 megapixels. A writer sets the public picture of their reader',
  input: z.strictObject({ picture: z.instanceof(File, { error: 'Please choose a picture' }) }),
  output: z.object({ picture: z.string() }),
  refuses: ['no_own_reader'],
  body: 'form',
});

export const getProfilePicture = call({
  method: 'GET',
  path: '/api/profile_pictures/{name}',
  summary: 'A picture of a member, for themselves and for writers',
  input: z.strictObject({ name: pictureName }),
  output: emptyObject,
  returnsFile: true,
});

export const listHopes = call({
  method: 'GET',
  path: '/api/hopes/',
  summary: 'The hopes that a member can choose in their profile',
  input: emptyObject,
  output: z.array(z.object({ id, hope: z.string() })),
});

export const listQuotes = call({
  method: 'GET',
  path: '/api/quotes',
  summary: 'Quotes that screens show while a member waits',
  input: emptyObject,
  output: z.array(z.object({ id, text: z.string(), author: z.string() })),
  isPublic: true,
});
