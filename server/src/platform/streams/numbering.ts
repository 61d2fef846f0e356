import type pg from 'pg';
import { ADVISORY_LOCKS } from '../database/advisoryLocks.ts';

const { legacy, numbering } = ADVISORY_LOCKS;

/** A numbered event, ready to be delivered. */
export interface EventRow {
  id: number;
  memberId: number;
  audience: 'member' | 'writers' | 'both';
  /** Of the writers only this one; null: all. */
  recipientId: number | null;
  /** JSON as sent in the stream. */
  data: string;
}

/** How many events one statement numbers at most: it must end in time, and its rows are in memory at once. */
export const NUMBERED_AT_ONCE = 1_000;

const NUMBER_EVENTS = `
  with alone as materialized (
    select pg_advisory_xact_lock_shared(${legacy}), pg_advisory_xact_lock(${numbering})
  ),
  taken as (
    delete from event_outbox where exists (select from alone)
      and id = any(array(select id from event_outbox order by id limit ${NUMBERED_AT_ONCE}))
    returning id, member_id, audience, recipient_id, data, created_at
  )
  insert into events (member_id, audience, recipient_id, data, created_at)
  select member_id, audience, recipient_id, data, created_at from taken order by id
  returning id, member_id as "memberId", audience, recipient_id as "recipientId", data`;

/**
 * Moves the oldest events from the outbox to the numbered events, under a lock that is held until the commit. Ids are
 * therefore assigned in the order in which they become visible: a client that has seen id n has missed nothing below it.
 * @param client reads values by COLUMN_TYPES
 * @returns the events numbered now, in order
 */
export async function numberEvents(client: pg.ClientBase): Promise<EventRow[]> {
  const { rows } = await client.query<EventRow>({ name: 'number_events', text: NUMBER_EVENTS });
  return rows;
}
