import { expect, test } from 'vitest';
import { describeClosing } from './rules.ts';

const PAID =
  'Your membership ends now, without a refund for the days that are left, and your letters are erased. This cannot be undone.';
const UNPAID = 'Your membership ends now, and your letters are erased. This cannot be undone.';

test.each([
  ['monthly_active', PAID],
  ['yearly_active', PAID],
  ['cancel_upcoming', PAID],
  ['monthly_skip_upcoming', PAID],
  ['monthly_skipping', UNPAID],
  ['payment_failed', UNPAID],
  ['canceled', 'Your letters are erased. This cannot be undone.'],
  [undefined, PAID],
] as const)('closing the account in %s: %s', (status, expected) => {
  expect(describeClosing(status)).toBe(expected);
});
