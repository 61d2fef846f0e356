import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '../advisoryLocks.ts';
import type { Db } from '../database.ts';

const { legacy, numbering } = ADVISORY_LOCKS;

export interface EventRow {
  id: number;
  memberId: number;
  audience: 'member' | 'writers' | 'both';
  /** Of the writers only this one; null: all. */
  recipientId: number | null;
  /** JSON as sent in the stream. */
  data: string;
}

/**
 * Moves events from the outbox to the numbered events, under a lock that is held until the commit. Ids are therefore
 * assigned in the order in which they become visible: a client that has seen id n has missed nothing below it.
 * @returns the events numbered now, in order
 */
export async function numberEvents(db: Db): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with alone as materialized (
      select pg_advisory_xact_lock_shared(${sql.lit(legacy)}), pg_advisory_xact_lock(${sql.lit(numbering)})
    ),
    taken as (
      delete from event_outbox where exists (select from alone)
      returning id, member_id, audience, recipient_id, data, created_at
    )
    insert into events (member_id, audience, recipient_id, data, created_at)
    select member_id, audience, recipient_id, data, created_at from taken order by id
    returning id, member_id, audience, recipient_id, data`.execute(db);
  return rows;
}
