import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- The other person that a question is about, as entered by the member: name, birth date, time and place.
    alter table reading_requests add column other_person jsonb;
  `.execute(db);
