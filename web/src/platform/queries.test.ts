import { expect, test } from 'vitest';
import { newQueryClient } from './queries.ts';

test('what was read is kept 60 seconds after the last subscriber goes', () => {
  expect(newQueryClient().getDefaultOptions().queries?.gcTime).toBe(60_000);
});
