import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Profile } from '#contract/profiles/calls.ts';
import { memberProfile } from '../testing/profiles.ts';
import { firstErrors } from '../platform/useForm.ts';
import {
  updateProfileShape,
  createProfileShape,
  profileStepShape,
  UNKNOWN_TIME,
  toProfileValues,
} from './profileValues.ts';

const emptyProfile = memberProfile;
const filledProfile: Profile = {
  ...emptyProfile,
  hasProfile: true,
  gender: 'WOM',
  birthTime: '13:07:00',
  birthTimeKnown: true,
  birthTimeExact: true,
  birthLocation: 'Porto',
  birthPlace: { id: null, name: 'Porto', latitude: 41.15, longitude: -8.61, timeZone: 'Europe/Lisbon' },
  zodiac: 'PIS',
  currentLocation: 'Lisbon',
  bio: 'I paint',
  experienceLevel: 0,
  seenWriter: false,
  moonletterHopes: [3],
};

const errorsOf = (shape: z.ZodMiniType, values: unknown) => {
  const { error } = z.safeParse(shape, values);
  return error === undefined ? {} : firstErrors(error);
};

test('an empty profile has a message at each required field', () => {
  expect(errorsOf(createProfileShape, toProfileValues(emptyProfile))).toEqual({
    gender: 'Gender not selected',
    birthTime: 'Birth time not selected',
    birthLocation: 'Birth location is empty',
    currentLocation: 'Current location is empty',
    bio: 'Bio is empty',
    experienceLevel: 'Experience level not selected',
    seenWriter: 'Not selected',
  });
});

test('names that were emptied are asked for too', () => {
  expect(
    errorsOf(updateProfileShape(filledProfile), {
      ...toProfileValues(filledProfile),
      firstName: ' ',
      lastName: '',
    }),
  ).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
  });
});

test('a step reports errors of its own fields only', () => {
  expect(
    errorsOf(profileStepShape(['gender', 'zodiac', 'currentLocation']), toProfileValues(emptyProfile)),
  ).toEqual({
    gender: 'Gender not selected',
    currentLocation: 'Current location is empty',
  });
  expect(errorsOf(profileStepShape(['moonletterHopes', 'extraInfo']), toProfileValues(emptyProfile))).toEqual(
    {},
  );
});

test('experience None and a reader never seen count as chosen', () => {
  expect(z.parse(createProfileShape, toProfileValues(filledProfile))).toMatchObject({
    experienceLevel: 0,
    seenWriter: false,
  });
});

test.each([
  ['1:00 PM', { birthTime: '13:00:00', birthMinute: '' }, ['13:00:00', true, false]],
  ['1:07 PM to the minute', { birthTime: '13:00:00', birthMinute: '07' }, ['13:07:00', true, true]],
  ['1:00 PM to the minute', { birthTime: '13:00:00', birthMinute: '00' }, ['13:00:00', true, true]],
  ["I don't know", { birthTime: UNKNOWN_TIME, birthMinute: '07' }, [null, false, false]],
])('birth time %s', (_says, typed, [birthTime, birthTimeKnown, birthTimeExact]) => {
  expect(z.parse(createProfileShape, { ...toProfileValues(filledProfile), ...typed })).toMatchObject({
    birthTime,
    birthTimeKnown,
    birthTimeExact,
  });
});

test('what was saved comes back into the fields it was typed in', () => {
  expect(toProfileValues(filledProfile)).toMatchObject({
    birthTime: '13:00:00',
    birthMinute: '07',
    seenWriter: 'no',
  });
  expect(toProfileValues({ ...filledProfile, birthTimeExact: false })).toMatchObject({ birthMinute: '' });
  expect(toProfileValues({ ...filledProfile, birthTime: null, birthTimeKnown: false })).toMatchObject({
    birthTime: UNKNOWN_TIME,
  });
  expect(toProfileValues({ ...filledProfile, birthUtcOffset: -60 })).toMatchObject({
    birthUtcOffset: '-01:00',
  });
});

test('a birth location that was typed again loses the coordinates of the earlier one', () => {
  const values = toProfileValues(filledProfile);
  expect(z.parse(updateProfileShape(filledProfile), values)).not.toHaveProperty('birthPlace');
  expect(z.parse(updateProfileShape(filledProfile), { ...values, birthLocation: 'Faro' })).toMatchObject({
    birthPlace: null,
  });
});

const faro = {
  id: 2_268_339,
  name: 'Faro, Portugal',
  latitude: 37.02,
  longitude: -7.93,
  timeZone: 'Europe/Lisbon',
};

test('a place chosen from the map is sent with its coordinates', () => {
  const typed = { birthLocation: faro.name, birthPlace: faro };
  expect(
    z.parse(updateProfileShape(filledProfile), { ...toProfileValues(filledProfile), ...typed }),
  ).toMatchObject(typed);
  expect(
    z.parse(createProfileShape, {
      ...toProfileValues(emptyProfile),
      ...toProfileValues(filledProfile),
      ...typed,
    }),
  ).toMatchObject(typed);
});

test.each([
  ['+01:00', 60],
  ['-5:30', -330],
  ['', null],
])('an offset from UTC of %o is sent as %o', (birthUtcOffset, minutes) => {
  const values = { ...toProfileValues(filledProfile), birthUtcOffset };
  expect(z.parse(updateProfileShape(filledProfile), values)).toMatchObject({ birthUtcOffset: minutes });
});

test.each(['one hour', '+17:00'])('an offset of %o is refused with an example', (birthUtcOffset) => {
  expect(
    errorsOf(updateProfileShape(filledProfile), { ...toProfileValues(filledProfile), birthUtcOffset }),
  ).toEqual({
    birthUtcOffset: 'Please give the offset as +01:00 or -05:30, up to 16 hours',
  });
});

test('without an hour of birth there is no offset', () => {
  const values = { ...toProfileValues(filledProfile), birthTime: UNKNOWN_TIME, birthUtcOffset: 'one hour' };
  expect(z.parse(updateProfileShape(filledProfile), values)).toMatchObject({ birthUtcOffset: null });
});

test('the settings of mails, which have a form of their own, are not sent', () => {
  expect(z.parse(updateProfileShape(filledProfile), toProfileValues(filledProfile))).not.toHaveProperty(
    'notifications',
  );
});
