import { type Kysely, sql } from 'kysely';

// The caller's idempotency key. The attempt is committed before the gateway is called, so that a repetition with the
// same key after a crash finds its outcome instead of charging twice.
export const up = (db: Kysely<unknown>) =>
  sql`
    alter table attempts add column idempotency_key text;
    create index attempts_by_key on attempts (actor_id, idempotency_key) where idempotency_key is not null;

    alter table refunds
      add column actor_id bigint references users,
      add column idempotency_key text;
    create index refunds_by_key on refunds (actor_id, idempotency_key) where idempotency_key is not null;
  `.execute(db);
