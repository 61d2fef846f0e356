import * as z from 'zod/mini';
import type { IntuitiveProfile, KnownPlace, Profile } from '#contract/profiles/calls.ts';
import { BIRTH_TIMES, type Gender, type Zodiac } from '#contract/profiles/codes.ts';
import { intuitiveProfileForm, profileForm } from '#contract/profiles/forms.ts';
import type { useForm } from '../platform/useForm.ts';
import { parseUtcOffset, formatUtcOffset } from './utcOffset.ts';

/** The option of the birth time list for 'I don't know'. */
export const UNKNOWN_TIME = 'unknown';

/** A profile as form values: texts, and null or '' where nothing is chosen yet. */
export type ProfileValues = {
  firstName: string;
  lastName: string;
  birthDate: string;
  gender: Gender | null;
  /** An hour of the list as sent, UNKNOWN_TIME, or ''. */
  birthTime: string;
  /** Two digits where the minute is known, or ''. */
  birthMinute: string;
  birthLocation: string;
  /** The chosen place; null as soon as the text is edited. */
  birthPlace: KnownPlace | null;
  /** '+01:00', or '' for the time zone database's offset. */
  birthUtcOffset: string;
  zodiac: Zodiac | '';
  currentLocation: string;
  /** Like `birthPlace`. */
  currentPlace: KnownPlace | null;
  bio: string;
  experienceLevel: string | null;
  seenWriter: 'yes' | 'no' | null;
  previousExperience: string;
  moonletterHopes: string[];
  moonletterHopeOther: string;
  extraInfo: string;
  timeZone: string;
};

/** The prop of the parts of a profile form. */
export type ProfileForm = ReturnType<typeof useForm<ProfileValues, unknown>>;

/** What the form shows of a profile. */
type ShownProfile = IntuitiveProfile & Pick<Profile, 'firstName' | 'lastName' | 'birthDate' | 'timeZone'>;

export const toProfileValues = (profile: ShownProfile): ProfileValues => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  birthDate: profile.birthDate ?? '',
  gender: profile.gender,
  ...toTimeValues(profile),
  birthLocation: profile.birthLocation,
  birthPlace: profile.birthPlace,
  birthUtcOffset: profile.birthUtcOffset === null ? '' : formatUtcOffset(profile.birthUtcOffset),
  zodiac: profile.zodiac ?? '',
  currentLocation: profile.currentLocation,
  currentPlace: profile.currentPlace,
  bio: profile.bio,
  experienceLevel: profile.experienceLevel === null ? null : String(profile.experienceLevel),
  seenWriter: profile.seenWriter === null ? null : profile.seenWriter ? 'yes' : 'no',
  previousExperience: profile.previousExperience,
  moonletterHopes: profile.moonletterHopes.map(String),
  moonletterHopeOther: profile.moonletterHopeOther,
  extraInfo: profile.extraInfo,
  timeZone: profile.timeZone,
});

function toTimeValues({ birthTime, birthTimeKnown, birthTimeExact }: IntuitiveProfile) {
  if (birthTimeKnown === false) return { birthTime: UNKNOWN_TIME, birthMinute: '' };
  if (birthTime === null) return { birthTime: '', birthMinute: '' };
  const [hour, minute] = birthTime.split(':');
  return { birthTime: `${hour}:00:00`, birthMinute: birthTimeExact ? (minute ?? '') : '' };
}

/** `13:00:00` and minute `07` → an exact `13:07:00`; without a minute, the hour ± 30 minutes. */
export function toBirthTime({ birthTime, birthMinute }: Pick<ProfileValues, 'birthTime' | 'birthMinute'>) {
  if (birthTime === UNKNOWN_TIME)
    return { birthTime: null, birthTimeKnown: false, birthTimeExact: false } as const;
  if (!BIRTH_TIMES.some(({ value }) => value === birthTime)) return { birthTime: '' };
  const isExact = birthMinute !== '';
  const birthTimeSent = isExact ? `${birthTime.slice(0, 2)}:${birthMinute}:00` : birthTime;
  return { birthTime: birthTimeSent, birthTimeKnown: true, birthTimeExact: isExact };
}

/** Whether an hour of birth is chosen; only then can there be a minute and an offset from UTC. */
export const hasHour = ({ birthTime }: Pick<ProfileValues, 'birthTime'>) =>
  birthTime !== '' && birthTime !== UNKNOWN_TIME;

/** The field is only shown with an hour; without one its value is ignored. */
const parseOffsetField = (values: ProfileValues) =>
  hasHour(values) && values.birthUtcOffset.trim() !== '' ? parseUtcOffset(values.birthUtcOffset) : null;

/** The intuitive profile as it is sent; missing values are left for the contract's error messages. */
export const toIntuitiveProfile = (values: ProfileValues) => ({
  gender: values.gender,
  ...toBirthTime(values),
  birthLocation: values.birthLocation,
  birthPlace: values.birthPlace,
  birthUtcOffset: parseOffsetField(values),
  zodiac: values.zodiac === '' ? null : values.zodiac,
  currentLocation: values.currentLocation,
  currentPlace: values.currentPlace,
  bio: values.bio,
  experienceLevel: values.experienceLevel === null ? null : Number(values.experienceLevel),
  seenWriter: values.seenWriter === null ? null : values.seenWriter === 'yes',
  previousExperience: values.previousExperience,
  moonletterHopes: values.moonletterHopes.map(Number),
  moonletterHopeOther: values.moonletterHopeOther,
  extraInfo: values.extraInfo,
  timeZone: values.timeZone,
});

/** The input of POST /api/profiles. */
export const createProfileShape = z.pipe(
  z.transform((values): unknown => toIntuitiveProfile(values as ProfileValues)),
  intuitiveProfileForm,
);

/** The errors of one step, in these fields only. The output is empty, since the profile is not complete yet. */
export const profileStepShape = (fields: readonly string[]) =>
  z.pipe(
    z.unknown().check(
      z.check(({ value, issues }) => {
        for (const { path, message } of z.safeParse(createProfileShape, value).error?.issues ?? []) {
          if (fields.includes(String(path[0])))
            issues.push({ code: 'custom', input: value, message, path: [...path] });
        }
      }),
    ),
    z.transform(() => null),
  );

/** The input of PATCH /api/users-me; an edited location has no coordinates. */
export const updateProfileShape = (before: Profile) =>
  z.pipe(
    z.transform((given): unknown => {
      const values = given as ProfileValues;
      const { firstName, lastName, birthDate } = values;
      const { birthPlace: _, currentPlace: _current, ...others } = toIntuitiveProfile(values);
      return {
        ...others,
        ...toPlaceChange(before, values, 'birthPlace', 'birthLocation'),
        ...toPlaceChange(before, values, 'currentPlace', 'currentLocation'),
        firstName,
        lastName,
        birthDate,
      };
    }),
    profileForm,
  );

/** The input of PATCH /api/users-me with the birth data alone; the date only where it is not known yet. */
export const birthShape = (before: Profile) =>
  z.pipe(
    z.transform((given): unknown => {
      const values = given as ProfileValues;
      return {
        ...toBirthTime(values),
        birthLocation: values.birthLocation,
        ...toPlaceChange(before, values, 'birthPlace', 'birthLocation'),
        ...(before.birthDate === null && { birthDate: values.birthDate }),
      };
    }),
    profileForm,
  );

function toPlaceChange(
  before: Profile,
  values: ProfileValues,
  place: 'birthPlace' | 'currentPlace',
  location: 'birthLocation' | 'currentLocation',
) {
  if (values[place] !== before[place]) return { [place]: values[place] };
  return values[location].trim() === before[location] ? {} : { [place]: null };
}
