import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- When the process that makes a call was last known to be at work on it. A call whose process was killed is taken
    -- over seconds later.
    alter table idempotency_keys add column alive_at timestamptz(3);

    -- Stored responses contained the secret of a payment that waits for the member's confirmation.
    update idempotency_keys set answer = null where status = 402 and answer like '%"client_secret"%';

    -- Files that are stored, and not part of any committed row yet. The transaction that refers to a file deletes its
    -- row here; what is left belongs to nobody.
    create table unclaimed_files (
      name text primary key,
      created_at timestamptz(3) not null
    );
    create index unclaimed_files_by_age on unclaimed_files (created_at);

    -- A period that ended in the same second in which it began, by a dispute or a block, is empty.
    drop index one_invoice_a_period;
    create unique index one_invoice_a_period on invoices (subscription_id, period_start)
      where kind = 'membership' and status in ('open', 'paid') and period_end > period_start;

    create index mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null;
    create index password_resets_by_expiry on password_resets (expires_at);
    create index tokens_by_last_use on tokens (last_used_at);
    create index tokens_by_creation on tokens (created_at);
    create index messages_of_draft on messages (draft_id) where draft_id is not null;
  `.execute(db);
