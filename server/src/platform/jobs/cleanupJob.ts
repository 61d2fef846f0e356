import type { Job } from './jobs.ts';

const INTERVAL = { minutes: 10 } as const;

/** A job that deletes old data. Has no due time: it runs when the scheduler polls, at most every ten minutes. */
export function createCleanupJob(name: string, run: Job['run']): Job {
  let next: Temporal.Instant | undefined;
  return {
    name,
    nextRunAt: async () => null,
    async run(context, stopping) {
      if (next !== undefined && Temporal.Instant.compare(context.now, next) < 0) return;
      await run(context, stopping);
      next = context.now.add(INTERVAL);
    },
  };
}
