import type { StoredEvent } from '#contract/liveEvents.ts';
import { toWire } from '#contract/wire.ts';
import type { Db } from '../database.ts';
import { type Params, statement } from '../statement.ts';

/** Something to tell the open pages: to the member it is about, to the writers, or to both. */
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

/** Writes the event into the outbox: it becomes visible if the surrounding transaction commits. */
export async function announce(db: Db, now: Temporal.Instant, { memberId, audience, event }: Announcement) {
  await insertOutboxEvent.run(db, { memberId, audience, data: JSON.stringify(toWire(event)), now });
}
