import type { SystemContext } from './jobs.ts';

/**
 * Processes batches, each in its own transaction, until one is not full or the job is stopping. A batch that fails ends
 * the run; with `processInBatches`, it is postponed instead.
 * @param process returns how many entries it found, at most `size`
 */
export async function repeatBatches(
  context: SystemContext,
  stopping: AbortSignal,
  size: number,
  process: (tx: SystemContext) => Promise<number>,
): Promise<void> {
  while (!stopping.aborted) {
    const found = await context.transaction(process);
    if (found < size) return;
  }
}
