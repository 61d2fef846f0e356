import { type Kysely, sql } from 'kysely';

// `limit_hits` stays for now: a server of the previous version may still be running and counting in it.
export const up = (db: Kysely<unknown>) =>
  sql`
    -- The hits of a limit: one row for each subject, so that one statement locks, checks and counts it.
    create table limits (
      subject text primary key,
      -- The times of the newest hits, as many as the limit allows.
      hits timestamptz(3)[] not null,
      -- Those of the hits that may still be released.
      undecided timestamptz(3)[] not null,
      expires_at timestamptz(3) not null
    );

    create table known_log_ins (
      user_id bigint not null references users,
      -- SHA-256 of the account and a network from which it has logged in.
      hash bytea not null,
      succeeded_at timestamptz(3) not null,
      primary key (user_id, hash)
    );
    create index known_log_ins_by_age on known_log_ins (succeeded_at);

    delete from limit_hits;
  `.execute(db);
