import { type Kysely, sql } from 'kysely';

/**
 * Words of one or two letters, and those that most users have, are compared in this index, as the index of trigrams
 * does not know them. The text is stored in it ready to be compared; PostgreSQL reads the index alone only if the
 * columns that the text is made of are in it too.
 */
export const up = (db: Kysely<unknown>) =>
  sql`
    -- Lock accepted: nobody signs up or changes their name meanwhile, half a second for 50,000 users.
    create index users_by_creation_words on users
      (created_at desc, id desc, lower(first_name || ' ' || last_name || ' ' || email))
      include (first_name, last_name, email);
  `.execute(db);
