import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- Where the member lives now, like birth_place; null where current_location is free text.
    alter table profiles add column current_place jsonb;
  `.execute(db);
