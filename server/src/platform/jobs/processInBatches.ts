import type { SystemContext } from './jobs.ts';

const POSTPONED_BY = { hours: 1 } as const;

interface Batches {
  size: number;
  /**
   * Processes the entries that have been due longest, in a transaction.
   * @param batchIds gets the ids of the entries before they are processed
   * @returns the number of entries that were due
   */
  process(context: SystemContext, limit: number, batchIds: number[]): Promise<number>;
  postpone(context: SystemContext, ids: readonly number[], until: Temporal.Instant): Promise<unknown>;
}

/**
 * Processes everything that is due, a batch in each transaction. If a batch fails, its entries are processed one by one; one
 * that fails alone is postponed, so that it does not stop the job for the others.
 * @throws when nothing can be processed, as without a database
 */
export async function processInBatches(
  context: SystemContext,
  stopping: AbortSignal,
  { size, process, postpone }: Batches,
): Promise<void> {
  let limit = size;
  while (!stopping.aborted) {
    const batchIds: number[] = [];
    try {
      const due = await context.transaction((tx) => process(tx, limit, batchIds));
      if (due < limit) return;
    } catch (error) {
      if (batchIds.length === 0) throw error;
      if (limit === 1) {
        context.log.error({ err: error, ids: batchIds }, 'an entry of a job failed and is postponed');
        await context.transaction((tx) => postpone(tx, batchIds, tx.now.add(POSTPONED_BY)));
      }
      limit = 1;
    }
  }
}
