import { expect, test } from 'vitest';
import { findOtherPersonErrors, NO_OTHER_PERSON, requestFormShape } from './otherPerson.ts';

const TOM = { ...NO_OTHER_PERSON, name: 'Tom' };
const FUTURE = { birthDate: 'Birth date is not a valid date' };

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
