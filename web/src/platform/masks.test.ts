import { expect, test } from 'vitest';
import { maskCardNumber, maskExpiryDate } from './masks.ts';

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/34', '12/34'],
  ['12/345', '12/34'],
  ['4/', '04'],
  ['4/27', '04/27'],
  ['12/', '12'],
  ['ab1c2d3', '12/3'],
  ['12 / 34', '12/34'],
  ['4 / 27', '04/27'],
  ['12/2034', '12/34'],
  ['12 / 2034', '12/34'],
  ['122034', '12/34'],
  ['4/2034', '04/34'],
  ['12/1934', '12/19'],
  ['12-30', '12/30'],
  ['13-25', '13-25'],
  ['2030-12', '2030-12'],
])('a date typed as %s becomes %s', (typed, shown) => {
  expect(maskExpiryDate(typed)).toBe(shown);
});

test('a date can be deleted from its end, digit by digit', () => {
  const deleted = ['12/34'];
  while (deleted.at(-1) !== '') deleted.push(maskExpiryDate(deleted.at(-1)!.slice(0, -1)));
  expect(deleted).toEqual(['12/34', '12/3', '12', '1', '']);
});

test('a year of four digits can be typed', () => {
  const shown: string[] = [];
  for (const key of '12/2034') shown.push(maskExpiryDate((shown.at(-1) ?? '') + key));
  expect(shown).toEqual(['1', '12', '12', '12/2', '12/20', '12/203', '12/34']);
});

test('a card number accepts up to 16 digits and nothing else', () => {
  expect(maskCardNumber('4242 4242-4242 4242 99')).toBe('4242424242424242');
});
