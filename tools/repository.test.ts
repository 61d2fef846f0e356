import { expect, test } from 'vitest';
import { isAllowed } from './repository.ts';

test.each(['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)', 'MPL-2.0'])('%s is allowed', (licence) =>
  expect(isAllowed(licence)).toBe(true),
);

test.each([
  undefined,
  'FSL-1.1-Apache-2.0',
  'GPL-3.0-only',
  'MIT AND AGPL-3.0-only',
  'LGPL-3.0-or-later',
  'UNLICENSED',
])('%s is not allowed', (licence) => expect(isAllowed(licence)).toBe(false));

test('allows the LGPL for exchangeable libraries', () => {
  expect(isAllowed('Apache-2.0 AND LGPL-3.0-or-later', true)).toBe(true);
  expect(isAllowed('GPL-3.0-only', true)).toBe(false);
});
