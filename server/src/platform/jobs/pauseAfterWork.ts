import type { EventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Pauses for `ratio` times as long as the event loop was busy since `start`, so that a job with much to do does not slow
 * calls. Ends at once when the process stops.
 */
export async function pauseAfterWork(
  start: EventLoopUtilization,
  ratio: number,
  { stopping, maxMs = Infinity }: { stopping: AbortSignal; maxMs?: number },
): Promise<void> {
  const { active } = performance.eventLoopUtilization(start);
  await pause(Math.min(ratio * active, maxMs), undefined, { signal: stopping }).catch(() => {});
}
