import { type Kysely, sql } from 'kysely';

/** The indexes that 0065 replaced. */
export const up = (db: Kysely<unknown>) => sql`drop index users_search, users_by_creation_words`.execute(db);
