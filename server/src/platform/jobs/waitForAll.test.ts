import { expect, test } from 'vitest';
import { waitForAll } from './waitForAll.ts';

test('waits for the rest when one fails, and then throws its error', async () => {
  const rest = Promise.withResolvers<string>();
  let hasEnded = false;
  const waiting = waitForAll([Promise.reject(new Error('No')), rest.promise]).finally(() => {
    hasEnded = true;
  });
  waiting.catch(() => {});
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  rest.resolve('yes');
  await expect(waiting).rejects.toThrow('No');
});

test('returns all results in their order', async () => {
  expect(await waitForAll([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2]);
});
