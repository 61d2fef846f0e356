import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- Whether keys of one letter act on the desk (WCAG 2.1.4).
    alter table profiles add column uses_letter_keys boolean not null default true;
  `.execute(db);
