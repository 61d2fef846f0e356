import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '../advisoryLocks.ts';
import type { Db } from '../database.ts';

const { legacy, numbering } = ADVISORY_LOCKS;

export interface EventRow {
  id: number;
  memberId: number;
  audience: 'member' | 'writers' | 'both';
  /** JSON as it goes into the stream. */
  data: string;
}

/**
 * Moves what waits in the outbox among the numbered events. Behind a lock that is held until the commit, so ids
 * are given in the order in which they become visible: a reader who has seen id n can miss nothing below it.
 * @returns those that were numbered, in their order
 */
export async function numberEvents(db: Db): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with alone as materialized (
      select pg_advisory_xact_lock_shared(${sql.lit(legacy)}), pg_advisory_xact_lock(${sql.lit(numbering)})
    ),
    taken as (
      delete from event_outbox where exists (select from alone)
      returning id, member_id, audience, data, created_at
    )
    insert into events (member_id, audience, data, created_at)
    select member_id, audience, data, created_at from taken order by id
    returning id, member_id, audience, data`.execute(db);
  return rows;
}
