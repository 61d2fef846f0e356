import type { SystemContext } from './jobs.ts';

const POSTPONED_BY = { hours: 1 } as const;

interface Batches<Entry> {
  size: number;
  /** Reads and locks the entries that have been due longest, in a transaction. */
  lockDue(context: SystemContext, limit: number): Promise<readonly Entry[]>;
  /** By which an entry is logged and postponed. */
  toId(entry: Entry): number;
  /** Processes locked entries, at least one, in the same transaction. */
  process(context: SystemContext, entries: readonly Entry[]): Promise<unknown>;
  postpone(context: SystemContext, ids: readonly number[], until: Temporal.Instant): Promise<unknown>;
}

type BatchOutcome = { kind: 'processed'; count: number } | { kind: 'failed'; ids: number[]; error: unknown };

/**
 * Processes everything that is due, a batch in each transaction. If a batch fails, its entries are processed one by one; one
 * that fails alone is postponed, so that it does not stop the job for the others.
 * @throws when nothing can be processed, as without a database
 */
export async function processInBatches<Entry>(
  context: SystemContext,
  stopping: AbortSignal,
  batches: Batches<Entry>,
): Promise<void> {
  let limit = batches.size;
  while (!stopping.aborted) {
    const outcome = await processBatch(context, limit, batches);
    if (outcome.kind === 'processed') {
      if (outcome.count < limit) return;
      continue;
    }
    const { ids, error } = outcome;
    if (limit === 1) {
      context.log.error({ err: error, ids }, 'an entry of a job failed and is postponed');
      await context.transaction((tx) => batches.postpone(tx, ids, tx.now.add(POSTPONED_BY)));
    }
    limit = 1;
  }
}

/** @throws when the transaction fails before it has any entries */
async function processBatch<Entry>(
  context: SystemContext,
  limit: number,
  { lockDue, toId, process }: Batches<Entry>,
): Promise<BatchOutcome> {
  let ids: number[] = [];
  try {
    return await context.transaction(async (tx) => {
      const entries = await lockDue(tx, limit);
      ids = entries.map((entry) => toId(entry));
      if (entries.length > 0) await process(tx, entries);
      return { kind: 'processed', count: entries.length };
    });
  } catch (error) {
    if (ids.length === 0) throw error;
    return { kind: 'failed', ids, error };
  }
}
