import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- How drafts sound that are written for the reader; null: as the composer writes.
    alter table readers add column voice jsonb;
    alter table drafts
      -- The letter without the passages of its cards, and these: [{position, text}]. Null where no cards were drawn.
      add column frame text,
      add column passages jsonb,
      -- Why the text is empty.
      add column empty_because text;
  `.execute(db);
