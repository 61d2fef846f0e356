import { type Kysely, sql } from 'kysely';

/** The words of earlier messages with accents. Only these rows are locked meanwhile, and can still be read. */
export const up = (db: Kysely<unknown>) =>
  sql`
    update messages set words = message_words(title, text)
    where octet_length(text || coalesce(title, '')) > length(text || coalesce(title, ''))
      and words is distinct from message_words(title, text)
  `.execute(db);
