import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create index mail_outbox_failed on mail_outbox (gave_up_at desc, id desc) where gave_up_at is not null;

    -- Jobs that have failed since they last succeeded.
    create table job_failures (
      -- Of mail_outbox_id_seq, so that an id names either a mail or a job.
      id bigint primary key,
      name text not null unique,
      error text not null,
      tries integer not null,
      failed_at timestamptz(3) not null
    );
  `.execute(db);
