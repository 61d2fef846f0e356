import { expect, test } from 'vitest';
import { createCleanupJob } from './cleanupJob.ts';
import type { SystemContext } from './jobs.ts';

const START = Temporal.Instant.from('2026-11-20T12:00:00Z');

test('runs again after ten minutes if it succeeded, and at the next poll if it failed', async () => {
  let runs = 0;
  let isBroken = true;
  const job = createCleanupJob('old things', async () => {
    runs += 1;
    if (isBroken) throw new Error('The disk is full');
  });
  const runAt = (seconds: number) =>
    job.run({ now: START.add({ seconds }) } as SystemContext, new AbortController().signal);
  await expect(runAt(0)).rejects.toThrow('The disk is full');
  await expect(runAt(10)).rejects.toThrow('The disk is full');
  isBroken = false;
  for (const seconds of [20, 30, 619]) await runAt(seconds);
  expect(runs).toBe(3);
  await runAt(620);
  expect(runs).toBe(4);
});
