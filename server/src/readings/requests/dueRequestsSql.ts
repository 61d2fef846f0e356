import { type Params, statement } from '../../platform/database/statement.ts';

/** When the next answered request closes automatically, or null. */
export const nextCloseTime = statement((db) =>
  db.selectFrom('readingRequests').select((eb) => eb.fn.min('closesAt').as('due')),
);

/**
 * Closes requests that have been answered without a new message for long enough; skips rows locked by other instances.
 */
export const closeDueRequests = statement((db, p: Params<{ now: Temporal.Instant; limit: number }>) =>
  db
    .updateTable('readingRequests')
    .set({ status: 'CLOSED', closesAt: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('readingRequests')
        .select('id')
        .where('closesAt', '<=', p.now)
        .orderBy('closesAt')
        .limit(p.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'userId']),
);

/** When the next snooze ends, or null. */
export const nextSnoozeEnd = statement((db) =>
  db.selectFrom('readingRequests').select((eb) => eb.fn.min('snoozedUntil').as('due')),
);

/** Ends the snoozes that are due; skips rows locked by other instances. */
export const endDueSnoozes = statement((db, p: Params<{ now: Temporal.Instant; limit: number }>) =>
  db
    .updateTable('readingRequests')
    .set({ snoozedUntil: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('readingRequests')
        .select('id')
        .where('snoozedUntil', '<=', p.now)
        .orderBy('snoozedUntil')
        .limit(p.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'userId']),
);
