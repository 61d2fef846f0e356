import { expect, test } from 'vitest';
import { chooseNextDefault, findExpiryError } from './cardRules.ts';

test('a card is valid through the last day of its month', () => {
  expect(findExpiryError({ expMonth: 2, expYear: 2028 }, '2028-02-29')).toBeNull();
  expect(findExpiryError({ expMonth: 2, expYear: 2028 }, '2028-03-01')).toBe('Expiration date has passed');
});

test.each([
  ['the newest card', [2031, 2030], 2031],
  ['the newest card that has not expired', [2025, 2030, 2031], 2030],
  ['the newest card if all have expired', [2025, 2024], 2025],
  ['no card if there is no other', [], undefined],
])('after the default is removed, %s is the default', (_, years, chosen) => {
  const others = years.map((expYear) => ({ expMonth: 1, expYear }));
  expect(chooseNextDefault(others, '2028-02-29')?.expYear).toBe(chosen);
});
