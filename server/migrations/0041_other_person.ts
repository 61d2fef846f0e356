import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- Whom a question is about, as the member gave them: name, birth date, time and place.
    alter table reading_requests add column other_person jsonb;
  `.execute(db);
