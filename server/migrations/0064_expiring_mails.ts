import { type Kysely, sql } from 'kysely';

/** A mail that waits for the mail server may outlast its link. Null for mails without an expiring link. */
export const up = (db: Kysely<unknown>) =>
  sql`alter table mail_outbox add column expires_at timestamptz(3)`.execute(db);
