import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    alter table readers
      add column away boolean not null default false,
      -- When the link of the open invitation ends; null: there is none.
      add column invited_until timestamptz(3);
  `.execute(db);
