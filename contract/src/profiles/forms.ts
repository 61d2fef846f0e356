import * as z from 'zod/mini';
import { id } from '../call.ts';
import { birthDate, currentPassword, email, firstName, lastName } from '../accounts/forms.ts';
import { notInvisible, singleLine } from '../singleLine.ts';
import { isTimeZone } from '../timeZone.ts';
import { DIGEST_CODES, GENDER_CODES, ZODIAC_CODES } from './codes.ts';

const text = (empty: string, max: number) =>
  z
    .string(empty)
    .check(z.trim(), z.minLength(1, empty), z.maxLength(max, `Please keep it to ${max} characters`));
/** A text that may be empty. */
export const optionalText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Please keep it to ${max} characters`));
/** `07:42:00`. */
export const timeWithSeconds = z
  .string('Birth time not selected')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'Birth time not selected'));
const timeWithMinutes = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time as HH:MM'));

const timeZone = z.string().check(
  z.maxLength(64, { abort: true }),
  z.refine((given) => isTimeZone(given), 'This time zone is not known'),
);

/** A place from the table, or bare coordinates. Without a time zone, the one at the coordinates is used. */
export const placeForm = z.strictObject({
  /** From GET /api/places. */
  id: z.optional(z.nullable(z.int().check(z.positive()))),
  name: z.optional(z.string().check(z.trim(), z.maxLength(200), singleLine)),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timeZone: z.optional(timeZone),
});

/** The largest difference of local time from UTC, in minutes. */
const OFFSET_MAX = 16 * 60;
const NO_OFFSET = 'Please give the offset as +01:00 or -05:30, up to 16 hours';

/** The required fields of an intuitive profile, each with the message that the form and the API give for it. */
const requiredFields = {
  gender: z.enum(GENDER_CODES, 'Gender not selected'),
  /** `HH:MM:SS`; null together with `birthTimeKnown: false` is 'I don't know'. */
  birthTime: z.nullable(timeWithSeconds),
  birthLocation: text('Birth location is empty', 200).check(singleLine),
  currentLocation: text('Current location is empty', 200).check(singleLine),
  bio: text('Bio is empty', 5_000).check(notInvisible('Bio is empty')),
  experienceLevel: z
    .int('Experience level not selected')
    .check(z.gte(0, 'Experience level not selected'), z.lte(3, 'Experience level not selected')),
  seenWriter: z.boolean('Not selected'),
};

const optionalFields = {
  birthTimeKnown: z.boolean(),
  /** False: an hour from the list, so ± 30 minutes. True: exact to the minute. */
  birthTimeExact: z.boolean(),
  birthPlace: z.nullable(placeForm),
  currentPlace: z.nullable(placeForm),
  /**
   * Minutes ahead of UTC at birth, where the member knows better than the time zone database; null: from the database.
   */
  birthUtcOffset: z.nullable(
    z.int(NO_OFFSET).check(z.gte(-OFFSET_MAX, NO_OFFSET), z.lte(OFFSET_MAX, NO_OFFSET)),
  ),
  zodiac: z.nullable(z.enum(ZODIAC_CODES)),
  previousExperience: optionalText(5_000),
  moonletterHopes: z.array(z.int().check(z.positive())).check(z.maxLength(20)),
  moonletterHopeOther: optionalText(500).check(singleLine),
  extraInfo: optionalText(5_000),
  timeZone,
};

/** `birthTime: null` is only an answer together with `birthTimeKnown: false`. */
const hasBirthTimeAnswer = (form: BirthTime) => form.birthTime !== null || form.birthTimeKnown === false;
/** Checked even where other fields are wrong, so that all errors are reported at once. */
const missingBirthTime = { error: 'Birth time not selected', path: ['birthTime'], when: () => true };

type BirthTime = { birthTime?: string | null | undefined; birthTimeKnown?: boolean | undefined };

/** For forms with some of the fields: where `birthTime` is null, `birthTimeKnown` must be false. */
export const requireBirthTimeAnswer = z.refine<BirthTime>(
  (form) => form.birthTime === undefined || hasBirthTimeAnswer(form),
  missingBirthTime,
);

/** A member's intuitive profile, when it is filled in for the first time. */
export const intuitiveProfileForm = z
  .strictObject({
    ...requiredFields,
    ...makeOptional(optionalFields),
    /** Nothing else: a picture is uploaded by its own call. */
    picture: z.optional(z.null()),
  })
  .check(z.refine(hasBirthTimeAnswer, missingBirthTime));

const notifications = z.strictObject({
  answerMail: z.boolean(),
  /** Whether mails ask about the outcome of a letter; effective only if `answerMail` is true too. */
  outcomeMail: z.boolean(),
  digest: z.enum(DIGEST_CODES),
  /** Quiet hours in the member's own time zone, `HH:MM`; null: none. */
  quietFrom: z.nullable(timeWithMinutes),
  quietTo: z.nullable(timeWithMinutes),
});
export type Notifications = z.output<typeof notifications>;

/** The fields that a person and writers may change; `isWriter`, ids and billing are not among them. */
export const profileFields = {
  ...makeOptional({ firstName, lastName, birthDate, ...requiredFields, ...optionalFields }),
  notifications: z.optional(z.partial(notifications)),
};

/** A new address needs the password, and a password without a new address is refused. */
const requirePasswordForEmail = z.refine<{ email?: unknown; password?: unknown }>(
  (form) => form.email === undefined || form.password !== undefined,
  { error: 'Password is required', path: ['password'] },
);
const requireEmailForPassword = z.refine<{ email?: unknown; password?: unknown }>(
  (form) => form.password === undefined || form.email !== undefined,
  { error: 'Email is required', path: ['email'] },
);

/** What a person may change about themselves. The address changes only after it is confirmed by a mail. */
export const profileForm = z
  .strictObject({
    ...profileFields,
    /** An active reader, or null: none. */
    assignedPersonalityUser: z.optional(z.nullable(id)),
    usesLetterKeys: z.optional(z.boolean()),
    email: z.optional(email),
    password: z.optional(currentPassword),
  })
  .check(requireBirthTimeAnswer, requirePasswordForEmail, requireEmailForPassword);

/** The settings of a member who has not changed any. */
export const NOTIFICATIONS_DEFAULT: Notifications = {
  answerMail: true,
  outcomeMail: true,
  digest: 'off',
  quietFrom: null,
  quietTo: null,
};

export { notifications };

function makeOptional<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, z.optional(type)])) as {
    [Key in keyof Shape]: z.ZodMiniOptional<Shape[Key]>;
  };
}

/** The name of a stored picture, in its path. */
export const pictureName = z.string().check(z.regex(/^[a-z0-9-]{1,64}\.webp$/));
