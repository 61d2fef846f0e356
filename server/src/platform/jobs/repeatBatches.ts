import type { SystemContext } from './jobs.ts';

/**
 * Processes batches, at least one, until one is not full or the job is stopping.
 * @param process returns how many entries it found, at most `size`
 */
export async function repeatWhileFull(
  stopping: AbortSignal,
  size: number,
  process: () => Promise<number>,
): Promise<void> {
  do {
    if ((await process()) < size) return;
  } while (!stopping.aborted);
}

/**
 * The same with a transaction for each batch. A batch that fails ends the run; with `processInBatches`, it is postponed
 * instead.
 */
export const repeatBatches = (
  context: SystemContext,
  stopping: AbortSignal,
  size: number,
  process: (tx: SystemContext) => Promise<number>,
): Promise<void> => repeatWhileFull(stopping, size, () => context.transaction(process));
