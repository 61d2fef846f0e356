import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- What an invoice pays for, which decides what its payment changes. Earlier versions created only the first kind.
    alter table invoices add column purpose text not null default 'create'
      check (purpose in ('create', 'update', 'renewal', 'tip'));
    update invoices set purpose = 'renewal' where kind = 'membership' and not exists
      (select from attempts where invoice_id = invoices.id and status in ('pending', 'unknown'));

    drop index one_invoice_a_period;
    create unique index one_invoice_a_period on invoices (subscription_id, period_start)
      where kind = 'membership' and status in ('open', 'paid');
    create index open_invoices on invoices (subscription_id) where status = 'open';

    -- Who requested it; null: a job.
    alter table attempts add column actor_id bigint references users;
    -- A dispute is reported more than once, and handled once.
    alter table attempts add column disputed_at timestamptz(3);
    drop index attempts_of_user;
    create index attempts_open on attempts (user_id) where status in ('pending', 'unknown', 'requires_action');
    create index attempts_of_user_newest on attempts (user_id, created_at desc, id desc);
    create index attempts_by_gateway_ref on attempts (gateway_ref) where gateway_ref is not null;

    -- Notices of upcoming events were sent up to this time.
    alter table subscriptions add column noticed_until bigint;

    create table refunds (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices,
      user_id bigint not null references users,
      amount_cents int not null check (amount_cents > 0),
      status text not null check (status in ('pending', 'succeeded', 'refused')),
      gateway_ref text,
      ends_membership boolean not null,
      created_at timestamptz(3) not null,
      -- When to look it up at the gateway; null once the outcome is known.
      look_at timestamptz(3),
      settled_at timestamptz(3)
    );
    create index refunds_of_invoice on refunds (invoice_id, id);
    create index refunds_unsettled on refunds (look_at) where look_at is not null;

    -- Events of the gateway may be repeated and out of order; each is handled once.
    create table gateway_events (
      id text primary key,
      kind text not null,
      received_at timestamptz(3) not null
    );
    create index gateway_events_received on gateway_events (received_at);

    create table audit_log (
      id bigint generated always as identity primary key,
      -- Null: the product itself or the gateway.
      actor_id bigint references users,
      actor text not null check (actor in ('member', 'writer', 'clock', 'gateway')),
      -- The account that was changed.
      user_id bigint references users,
      act text not null,
      -- One sentence that says what changed.
      says text not null,
      why text,
      created_at timestamptz(3) not null
    );
    create index audit_log_newest on audit_log (created_at desc, id desc);
    create index audit_log_of_user on audit_log (user_id, created_at desc, id desc);
  `.execute(db);
