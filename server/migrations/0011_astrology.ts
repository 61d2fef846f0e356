import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create table charts (
      user_id bigint primary key references users,
      -- What it was reckoned from: other data, another engine or other records of time zones make it anew.
      made_from text not null,
      chart jsonb not null,
      created_at timestamptz(3) not null
    );

    -- Minutes ahead of UTC, where someone knows better than the records.
    alter table profiles add column birth_utc_offset int check (birth_utc_offset between -960 and 960);

    alter table readers add column reads_reversals boolean not null default true;
  `.execute(db);
