import type { StoredEvent } from '#contract/liveEvents.ts';
import { toWire } from '#contract/wire.ts';
import type { Db } from '../database.ts';
import { type Params, statement } from '../statement.ts';

/** An event for open pages: for the member it is about, the writers, or both. */
export interface Announcement {
  memberId: number;
  audience: 'member' | 'writers' | 'both';
  /** Of all writers only this one, as for what differs from writer to writer. */
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
