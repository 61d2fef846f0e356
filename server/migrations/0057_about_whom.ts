import { type Kysely, sql } from 'kysely';

/** The account that a writer's stored response, or a mail to someone else, is about. Closing it deletes both. */
export const up = (db: Kysely<unknown>) =>
  sql`
    alter table idempotency_keys add column about_user_id bigint;
    alter table mail_outbox add column about_user_id bigint;
  `.execute(db);
