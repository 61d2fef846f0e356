import * as z from 'zod/mini';
import type { User } from '#contract/members/calls.ts';
import { formatCalendarDate } from '#contract/dates.ts';
import { EXPERIENCE_LEVELS, GENDERS, ZODIAC } from '#contract/profiles/codes.ts';
import { profileFields, requireBirthTimeAnswer } from '#contract/profiles/forms.ts';
import {
  type ProfileValues,
  toIntuitiveProfile,
  toProfileValues,
  UNKNOWN_TIME,
} from '../profiles/profileValues.ts';
import { type Hopes, nameHopes } from './profileFacts.ts';
import { isSame } from '../platform/mergeRules.ts';
import { createPersistedEdits } from '../platform/persistedEdits.ts';
import { profileChanges } from '../profiles/persistedProfile.ts';

/** What a writer has changed of members' profiles and not saved, by the member's id. */
export const staffProfileEdits = createPersistedEdits<ProfileValues>('staffProfiles', profileChanges);

const toWireFields = (values: ProfileValues): Record<string, unknown> => {
  const { firstName, lastName, birthDate } = values;
  return { firstName, lastName, birthDate, ...toIntuitiveProfile(values) };
};

/**
 * The input of PATCH /api/staff/users/{id}: only the fields that differ, so that a profile that its member has not
 * finished can be edited too.
 */
export const staffProfileShape = (before: User) =>
  z.pipe(
    z.transform((values): unknown => {
      const saved = toWireFields(toProfileValues(before));
      const given = Object.entries(toWireFields(values as ProfileValues));
      return Object.fromEntries(given.filter(([name, value]) => !isSame(value, saved[name])));
    }),
    z.strictObject(profileFields).check(requireBirthTimeAnswer),
  );

export const PROFILE_LABELS: Record<keyof ProfileValues, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Birth date',
  gender: 'Gender',
  birthTime: 'Birth time',
  birthMinute: 'Exact minute',
  birthLocation: 'Birth location',
  birthPlace: 'Birth location on the map',
  birthUtcOffset: 'Offset from UTC at birth',
  zodiac: 'Zodiac',
  currentLocation: 'Current location',
  currentPlace: 'Current location on the map',
  bio: 'Bio',
  experienceLevel: 'Experience level',
  seenWriter: 'Has seen a psychic before',
  previousExperience: 'Previous experience',
  moonletterHopes: 'Hopes',
  moonletterHopeOther: 'Another hope',
  extraInfo: 'Extra info',
  timeZone: 'Time zone',
};

/** A value of the form in words. */
export function describeProfileValue(values: ProfileValues, name: keyof ProfileValues, hopes: Hopes): string {
  const { gender, zodiac, experienceLevel, birthDate, moonletterHopes } = values;
  switch (name) {
    case 'gender':
      return gender === null ? '' : GENDERS[gender];
    case 'zodiac':
      return zodiac === '' ? '' : ZODIAC[zodiac];
    case 'experienceLevel':
      return experienceLevel === null ? '' : (EXPERIENCE_LEVELS[Number(experienceLevel)] ?? '');
    case 'birthDate':
      return birthDate === '' ? '' : formatCalendarDate(birthDate);
    case 'birthTime':
      return values.birthTime === UNKNOWN_TIME ? 'Not known' : values.birthTime.slice(0, 5);
    case 'birthPlace':
    case 'currentPlace':
      return values[name]?.name ?? '';
    case 'moonletterHopes':
      return nameHopes(hopes, moonletterHopes.map(Number)).join(', ');
    default:
      return values[name] ?? '';
  }
}
