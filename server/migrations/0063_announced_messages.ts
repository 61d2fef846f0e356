import { type Kysely, sql } from 'kysely';

/** The newest message that an arrival mail announces: if it is read while the mail still waits, the mail is dropped. */
export const up = (db: Kysely<unknown>) =>
  sql`alter table mail_outbox add column message_id bigint`.execute(db);
