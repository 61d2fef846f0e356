import type { StoredEvent } from '#contract/liveEvents.ts';
import { toWire } from '#contract/wire.ts';
import type { Db } from '../database.ts';
import { type Params, statement } from '../statement.ts';

/** An event for open pages: for the member it is about, the writers, or both. */
export interface Announcement {
  memberId: number;
  audience: 'member' | 'writers' | 'both';
  event: StoredEvent;
}

const insertOutboxEvent = statement(
  (
    db,
    p: Params<{ memberId: number; audience: Announcement['audience']; data: string; now: Temporal.Instant }>,
  ) =>
    db
      .insertInto('eventOutbox')
      .values({ memberId: p.memberId, audience: p.audience, data: p.data, createdAt: p.now }),
);

/** Writes the event into the outbox of the current transaction. */
export async function announce(db: Db, now: Temporal.Instant, { memberId, audience, event }: Announcement) {
  await insertOutboxEvent.run(db, { memberId, audience, data: JSON.stringify(toWire(event)), now });
}
