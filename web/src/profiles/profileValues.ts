import * as z from 'zod/mini';
import type { KnownPlace, Profile } from '#contract/profiles/calls.ts';
import { BIRTH_TIMES, type Gender, type Zodiac } from '#contract/profiles/codes.ts';
import { intuitiveProfileForm, profileForm } from '#contract/profiles/forms.ts';
import type { useForm } from '../platform/useForm.ts';
import { parseUtcOffset, formatUtcOffset } from './utcOffset.ts';

/** The choice of the birth time list that says 'I don't know'. */
export const UNKNOWN_TIME = 'unknown';

/** A profile as its fields hold it: texts, and null or '' where nothing is chosen yet. */
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
  /** What the location is on the map; null as soon as it is typed anew. */
  birthPlace: KnownPlace | null;
  /** '+01:00', or '' where the records of the time zone count. */
  birthUtcOffset: string;
  zodiac: Zodiac | '';
  currentLocation: string;
  bio: string;
  experienceLevel: string | null;
  seenWriter: 'yes' | 'no' | null;
  previousExperience: string;
  moonletterHopes: string[];
  moonletterHopeOther: string;
  extraInfo: string;
  timeZone: string;
};

/** What the parts of a profile form are given. */
export type ProfileForm = ReturnType<typeof useForm<ProfileValues, unknown>>;

export const toProfileValues = (profile: Profile): ProfileValues => ({
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
  bio: profile.bio,
  experienceLevel: profile.experienceLevel === null ? null : String(profile.experienceLevel),
  seenWriter: profile.seenWriter === null ? null : profile.seenWriter ? 'yes' : 'no',
  previousExperience: profile.previousExperience,
  moonletterHopes: profile.moonletterHopes.map(String),
  moonletterHopeOther: profile.moonletterHopeOther,
  extraInfo: profile.extraInfo,
  timeZone: profile.timeZone,
});

function toTimeValues({ birthTime, birthTimeKnown, birthTimeExact }: Profile) {
  if (birthTimeKnown === false) return { birthTime: UNKNOWN_TIME, birthMinute: '' };
  if (birthTime === null) return { birthTime: '', birthMinute: '' };
  const [hour, minute] = birthTime.split(':');
  return { birthTime: `${hour}:00:00`, birthMinute: birthTimeExact ? (minute ?? '') : '' };
}

/** `13:00:00` and minute `07` → an exact `13:07:00`; without a minute the hour stands for itself, half an hour about. */
function toBirthTime({ birthTime, birthMinute }: ProfileValues) {
  if (birthTime === UNKNOWN_TIME)
    return { birthTime: null, birthTimeKnown: false, birthTimeExact: false } as const;
  if (!BIRTH_TIMES.some(({ value }) => value === birthTime)) return { birthTime: '' };
  const isExact = birthMinute !== '';
  const told = isExact ? `${birthTime.slice(0, 2)}:${birthMinute}:00` : birthTime;
  return { birthTime: told, birthTimeKnown: true, birthTimeExact: isExact };
}

/** Whether an hour of birth is told, so that it can be exact to the minute and differ from UTC. */
export const hasHour = ({ birthTime }: Pick<ProfileValues, 'birthTime'>) =>
  birthTime !== '' && birthTime !== UNKNOWN_TIME;

/** Its field is shown with an hour only; without one, what stands in it counts for nothing. */
const parseOffsetField = (values: ProfileValues) =>
  hasHour(values) && values.birthUtcOffset.trim() !== '' ? parseUtcOffset(values.birthUtcOffset) : null;

/** The intuitive profile as it is sent; what is not chosen stays what the contract has a message for. */
const toIntuitiveProfile = (values: ProfileValues) => ({
  gender: values.gender,
  ...toBirthTime(values),
  birthLocation: values.birthLocation,
  birthPlace: values.birthPlace,
  birthUtcOffset: parseOffsetField(values),
  zodiac: values.zodiac === '' ? null : values.zodiac,
  currentLocation: values.currentLocation,
  bio: values.bio,
  experienceLevel: values.experienceLevel === null ? null : Number(values.experienceLevel),
  seenWriter: values.seenWriter === null ? null : values.seenWriter === 'yes',
  previousExperience: values.previousExperience,
  moonletterHopes: values.moonletterHopes.map(Number),
  moonletterHopeOther: values.moonletterHopeOther,
  extraInfo: values.extraInfo,
  timeZone: values.timeZone,
});

/** All that POST /api/profiles takes. */
export const createProfileShape = z.pipe(
  z.transform((values): unknown => toIntuitiveProfile(values as ProfileValues)),
  intuitiveProfileForm,
);

/** One step of it: faults in these fields only. Nothing comes out, since nothing is whole yet. */
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

/** All that PATCH /api/users-me takes; a place of birth that was typed anew has lost its coordinates. */
export const updateProfileShape = (before: Profile) =>
  z.pipe(
    z.transform((given): unknown => {
      const values = given as ProfileValues;
      const { firstName, lastName, birthDate } = values;
      const { birthPlace, ...others } = toIntuitiveProfile(values);
      return {
        ...others,
        ...toBirthPlaceChange(before, values.birthLocation, birthPlace),
        firstName,
        lastName,
        birthDate,
      };
    }),
    profileForm,
  );

function toBirthPlaceChange(before: Profile, location: string, birthPlace: KnownPlace | null) {
  if (birthPlace !== before.birthPlace) return { birthPlace };
  return location.trim() === before.birthLocation ? {} : { birthPlace: null };
}
