import { type Params, statement } from '../database/statement.ts';
import type { Db } from '../database/database.ts';

const BATCH = 1_000;

/** Reads the events of the lowest ids, which are the oldest: an index by time would cost every event a write. */
const deleteOldestEvents = statement((db, p: Params<{ before: Temporal.Instant; limit: number }>) =>
  db
    .deleteFrom('events')
    .using((eb) =>
      eb.selectFrom('events').select(['id', 'createdAt']).orderBy('id').limit(p.limit).as('oldest'),
    )
    .whereRef('events.id', '=', 'oldest.id')
    .where('oldest.createdAt', '<', p.before)
    .where('oldest.id', '<', (eb) =>
      eb.selectFrom('events').select((inner) => inner.fn.max('id').as('newest')),
    )
    .returning('events.id'),
);

/**
 * Deletes the events before a time, a thousand per statement, so that none holds locks for long. The newest stays: with
 * it a stream that is resumed after a quiet day knows that it has missed nothing.
 */
export async function deleteOldEvents(db: Db, before: Temporal.Instant): Promise<void> {
  while ((await deleteOldestEvents.all(db, { before, limit: BATCH })).length === BATCH);
}
