import { afterEach, expect, test, vi } from 'vitest';
import { findOtherPersonErrors, NO_OTHER_PERSON, requestFormShape } from './otherPerson.ts';

const TOM = { ...NO_OTHER_PERSON, name: 'Tom' };
const FUTURE = { birthDate: 'Birth date is not a valid date' };

afterEach(() => vi.useRealTimers());

test.each([
  ['1990-02-28', {}],
  ['1850-01-01', FUTURE],
  ['2990-01-01', FUTURE],
  ['', {}],
])('a birth date %j has the errors %j', (birthDate, errors) => {
  const otherPerson = { ...TOM, birthDate };
  expect(findOtherPersonErrors(otherPerson)).toEqual(errors);
  const parsed = requestFormShape.safeParse({ message: 'Will he come?', otherPerson });
  expect(parsed.success).toBe(Object.keys(errors).length === 0);
});

test.each([
  ['2026-11-23', {}],
  ['2026-11-24', FUTURE],
])(
  'on 22 November at noon in UTC, when the 23rd has begun elsewhere, %s has the errors %j',
  (birthDate, errors) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
    expect(findOtherPersonErrors({ ...TOM, birthDate })).toEqual(errors);
  },
);
