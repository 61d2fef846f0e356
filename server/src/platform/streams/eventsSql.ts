import { type Params, statement } from '../database/statement.ts';

/** How many events one query returns at most. */
export const PAGE_SIZE = 100;

/** The id of the newest event; 0 without events. */
export const newestEventId = statement((db) =>
  db.selectFrom('events').select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id')),
);

/** The id of the oldest event that is still kept; no row without events. */
export const oldestEventId = statement((db) => db.selectFrom('events').select('id').orderBy('id').limit(1));

/** A page of all events. */
export const eventsAfter = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('events')
    .select(['id', 'memberId', 'audience', 'recipientId', 'data'])
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);

/** A page of the events on a member's own stream. */
export const memberEventsAfter = statement((db, p: Params<{ id: number; memberId: number }>) =>
  db
    .selectFrom('events')
    .select(['id', 'memberId', 'audience', 'recipientId', 'data'])
    .where('memberId', '=', p.memberId)
    .where('audience', '<>', 'writers')
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);

/** A page of the events on the stream of one writer, without those for another writer only. */
export const writerEventsAfter = statement((db, p: Params<{ id: number; userId: number }>) =>
  db
    .selectFrom('events')
    .select(['id', 'memberId', 'audience', 'recipientId', 'data'])
    .where('audience', '<>', 'member')
    .where((eb) => eb.or([eb('recipientId', 'is', null), eb('recipientId', '=', p.userId)]))
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);
