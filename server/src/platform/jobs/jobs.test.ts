import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Job, JobScheduler, type SystemContext } from './jobs.ts';

/** More turns of the microtask queue than a run of a job takes to end. */
const TURNS = 40;

/** Wakes a job some turns after its first run has ended. @returns how often it has run in the end */
async function countRunsWokenAfter(turns: number): Promise<number> {
  const mayEnd = Promise.withResolvers<void>();
  let runs = 0;
  const job: Job = {
    name: 'job',
    recordsFailures: true,
    nextRunAt: async () => null,
    async run() {
      runs += 1;
      if (runs > 1) return;
      await mayEnd.promise;
      void wakeAfterTurns();
    },
  };
  const scheduler = new JobScheduler(() => ({}) as SystemContext, [job]);
  async function wakeAfterTurns() {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    scheduler.wake();
  }
  scheduler.wake();
  // Until the scheduler waits for this job no longer, and would wake others.
  await pause(100);
  mayEnd.resolve();
  await pause(100);
  await scheduler.stop();
  return runs;
}

test('a job that is woken at the moment when its run ends runs again', async () => {
  const runs = await Promise.all(Array.from({ length: TURNS }, (_, turns) => countRunsWokenAfter(turns)));
  expect(runs).toEqual(runs.map(() => 2));
});
