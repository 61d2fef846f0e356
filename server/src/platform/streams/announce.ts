import { type Expression, type RawBuilder, sql } from 'kysely';
import type { StoredEvent } from '#contract/liveEvents.ts';
import { toWire } from '#contract/wire.ts';
import type { Db } from '../database/database.ts';
import { type Params, statement } from '../database/statement.ts';

/** An event for open pages: for the member it is about, the writers, or both. */
export interface Announcement {
  memberId: number;
  audience: 'member' | 'writers' | 'both';
  /** Only this writer gets the event; for content that differs from writer to writer. */
  recipientId?: number;
  event: StoredEvent;
}

const insertOutboxEvent = statement(
  (
    db,
    p: Params<{
      memberId: number;
      audience: Announcement['audience'];
      recipientId: number | null;
      data: string;
      now: Temporal.Instant;
    }>,
  ) =>
    db.insertInto('eventOutbox').values({
      memberId: p.memberId,
      audience: p.audience,
      recipientId: p.recipientId,
      data: p.data,
      createdAt: p.now,
    }),
);

/** Writes the event into the outbox of the current transaction. */
export async function announce(
  db: Db,
  now: Temporal.Instant,
  { memberId, audience, recipientId, event }: Announcement,
) {
  const data = JSON.stringify(toWire(event));
  await insertOutboxEvent.run(db, { memberId, audience, recipientId: recipientId ?? null, data, now });
}

/** An event whose data is computed within the statement that writes it. */
export interface WrittenEvent {
  audience: Announcement['audience'];
  data: Expression<string>;
}

/**
 * Part of a statement: writes events of one member into the outbox, in their order.
 * @param from one row from which their data is built; without a row nothing is written
 */
export const insertEvents = (
  db: Db,
  p: Params<{ ownerId: number; now: Temporal.Instant }>,
  { from, events }: { from: RawBuilder<unknown>; events: readonly WrittenEvent[] },
) =>
  db
    .insertInto('eventOutbox')
    .columns(['memberId', 'audience', 'data', 'createdAt'])
    .expression(
      sql`select ${p.ownerId}::bigint, written.audience, written.data, ${p.now}::timestamptz
        from ${from} cross join lateral (values ${sql.join(
          events.map(
            ({ audience, data }, place) => sql`(${sql.lit(place)}, ${sql.lit(audience)}, ${data}::text)`,
          ),
        )}) as written(place, audience, data)
        order by written.place`,
    );
