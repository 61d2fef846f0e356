import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create table charts (
      user_id bigint primary key references users,
      -- The inputs of the computation. With other data, another engine or other time zone records it is computed again.
      made_from text not null,
      chart jsonb not null,
      created_at timestamptz(3) not null
    );

    -- Minutes ahead of UTC, entered by hand where the time zone records are wrong.
    alter table profiles add column birth_utc_offset int check (birth_utc_offset between -960 and 960);

    alter table readers add column reads_reversals boolean not null default true;
  `.execute(db);
