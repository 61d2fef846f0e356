import { type Kysely, sql } from 'kysely';

// Under which key of the caller something was asked for. The intent is committed before the gateway is asked, so that
// whoever sends the key again after the process was killed finds what became of it, and asks for nothing twice.
export const up = (db: Kysely<unknown>) =>
  sql`
    alter table attempts add column idempotency_key text;
    create index attempts_by_key on attempts (actor_id, idempotency_key) where idempotency_key is not null;

    alter table refunds
      add column actor_id bigint references users,
      add column idempotency_key text;
    create index refunds_by_key on refunds (actor_id, idempotency_key) where idempotency_key is not null;
  `.execute(db);
