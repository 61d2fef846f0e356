import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- The voice of the drafts for the reader; null: the composer's own.
    alter table readers add column voice jsonb;
    alter table drafts
      -- The letter without the passages of its cards, and these: [{position, text}]. Null where no cards were drawn.
      add column frame text,
      add column passages jsonb,
      -- Why the text is empty.
      add column empty_because text;
  `.execute(db);
