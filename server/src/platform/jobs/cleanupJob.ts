import type { Job, SystemContext } from './jobs.ts';

const INTERVAL = { minutes: 10 } as const;

/** A job that deletes old data. Has no due time: it runs when the scheduler polls, at most every ten minutes. */
export function createCleanupJob(name: string, run: (context: SystemContext) => Promise<void>): Job {
  let next: Temporal.Instant | undefined;
  return {
    name,
    nextRunAt: async () => null,
    async run(context) {
      if (next !== undefined && Temporal.Instant.compare(context.now, next) < 0) return;
      next = context.now.add(INTERVAL);
      await run(context);
    },
  };
}
