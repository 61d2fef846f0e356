import { expect, test } from 'vitest';
import { zodiacOf } from './rules.ts';

test.each([
  ['1980-01-01', 'CAP'],
  ['1980-01-19', 'CAP'],
  ['1980-01-20', 'AQU'],
  ['1980-03-20', 'PIS'],
  ['1980-03-21', 'ARI'],
  ['1980-05-20', 'TAE'],
  ['1980-08-31', 'VIR'],
  ['1980-12-21', 'SAG'],
  ['1980-12-22', 'CAP'],
])('the sign of someone born on %s is %s', (birthDate, sign) => {
  expect(zodiacOf(birthDate)).toBe(sign);
});
