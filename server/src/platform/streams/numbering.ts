import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Any number that all instances agree on. */
const LOCK = 7_340_021;

/**
 * Moves what waits in the outbox among the numbered events. Behind a lock that is held until the commit, so ids
 * are given in the order in which they become visible: a reader who has seen id n can miss nothing below it.
 * @returns how many were numbered
 */
export async function numberEvents(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const { numAffectedRows = 0n } = await sql`
      with taken as (delete from event_outbox returning id, member_id, audience, data, created_at)
      insert into events (member_id, audience, data, created_at)
      select member_id, audience, data, created_at from taken order by id`.execute(tx);
    return Number(numAffectedRows);
  });
}
