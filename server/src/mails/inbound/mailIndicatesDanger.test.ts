import { expect, test } from 'vitest';
import { mailIndicatesDanger } from './mailIndicatesDanger.ts';

const DANGER = 'I want to kill myself tonight.';

test.each([0, 4_980, 5_000, 12_345, 50_000])('finds a danger after %i characters', (length) => {
  const before = 'The cards were kind. '.repeat(3_000).slice(0, length);
  expect(mailIndicatesDanger(`${before}\n${DANGER}\n${'It did come true. '.repeat(400)}`)).toBe(true);
});

test('a long mail without one indicates none', () => {
  expect(mailIndicatesDanger('It did come true. '.repeat(3_000))).toBe(false);
});
