import { type Kysely, sql } from 'kysely';

/** Whom a kept answer of a writer's call and a mail to someone else are about, so that closing that account deletes them. */
export const up = (db: Kysely<unknown>) =>
  sql`
    alter table idempotency_keys add column about_user_id bigint;
    alter table mail_outbox add column about_user_id bigint;
  `.execute(db);
