import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Counts stop here: the exact length of a longer queue is not needed, and counting takes longer with every row. */
const COUNT_MAX = 10_000;

export interface DatabaseFigures {
  mailsWaiting: number;
  mailsDead: number;
  /** Due time of the mail that has been due longest. */
  oldestMailDue: string | null;
  eventsWaiting: number;
  /** Time of the oldest event that has no number yet. */
  oldestWaitingEvent: string | null;
  /** Time of the oldest event that this process has not delivered. */
  oldestUndeliveredEvent: string | null;
  chargesUnsettled: number;
  connections: number;
  connectionsMax: number;
}

const countUpToMax = (rows: ReturnType<typeof sql>) =>
  sql`(select count(*) from (select ${rows} limit ${sql.lit(COUNT_MAX)}) as counted)`;

/**
 * Reads the figures in one statement that uses only partial indexes and the ends of primary keys.
 * @param lastSentId the newest event that this process has delivered
 */
export async function readDatabaseFigures(db: Db, lastSentId: number): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select
      ${countUpToMax(sql`from mail_outbox where next_try_at is not null`)} as mails_waiting,
      ${countUpToMax(sql`from mail_outbox where gave_up_at is not null`)} as mails_dead,
      (select min(greatest(next_try_at, claimed_until)) from mail_outbox where next_try_at is not null)
        as oldest_mail_due,
      ${countUpToMax(sql`from event_outbox`)} as events_waiting,
      (select created_at from event_outbox order by id limit 1) as oldest_waiting_event,
      (select created_at from events where id > ${lastSentId} order by id limit 1) as oldest_undelivered_event,
      ${countUpToMax(sql`from attempts where look_at is not null`)} as charges_unsettled,
      (select sum(numbackends) from pg_stat_database)::bigint as connections,
      current_setting('max_connections')::bigint as connections_max`.execute(db);
  return rows[0]!;
}

export interface FailingJob {
  name: string;
  tries: number;
}

/** Jobs that failed at their last run, with the number of failures in a row. */
export const readFailingJobs = (db: Db): Promise<FailingJob[]> =>
  db.selectFrom('jobFailures').select(['name', 'tries']).execute();
