import { type Kysely, sql } from 'kysely';

/** When the gateway is next asked to remove a card that the member has removed; null: it need not be. */
export const up = (db: Kysely<unknown>) =>
  sql`
    alter table payment_methods add column detach_at timestamptz(3);
    -- Lock accepted: a member has a card or two, so the table is small beside the others.
    create index payment_methods_to_detach on payment_methods (detach_at) where detach_at is not null;
  `.execute(db);
