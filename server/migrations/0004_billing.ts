import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- All times in billing are in epoch seconds, as on the wire.
    create table subscriptions (
      id bigint generated always as identity primary key,
      user_id bigint not null unique references users,
      status text not null check (status in ('active', 'past_due', 'canceled')),
      interval text not null check (interval in ('month', 'year')),
      -- Null until the first membership.
      product_id int check (product_id in (1, 2)),
      pending_product_id int check (pending_product_id in (1, 2)),
      cancel_at_period_end boolean not null default false,
      payment_paused_at bigint,
      payment_resumes_at bigint,
      current_period_start bigint,
      current_period_end bigint,
      -- The k-th period ends k months after the anchor. Adding a month to the end of the last period would drift.
      anchor bigint,
      periods int not null default 0,
      canceled_at bigint,
      ended_at bigint,
      dunning_since bigint,
      dunning_step int,
      dunning_next_at bigint,
      dunning_stopped boolean not null default false,
      -- For the job of renewals.
      next_action_at bigint,
      version int not null default 0,
      created_at timestamptz(3) not null
    );
    create index subscriptions_due on subscriptions (next_action_at) where next_action_at is not null;

    create table gateway_customers (
      user_id bigint primary key references users,
      ref text not null unique
    );

    create table payment_methods (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      ref text not null,
      brand text not null check (brand in ('amex', 'diners', 'discover', 'jcb', 'mastercard', 'visa', 'unknown')),
      last4 text not null,
      exp_month int not null,
      exp_year int not null,
      fingerprint text not null,
      is_default boolean not null,
      created_at timestamptz(3) not null,
      removed_at timestamptz(3)
    );
    create index payment_methods_of_user on payment_methods (user_id, id) where removed_at is null;
    create unique index one_default_card on payment_methods (user_id) where is_default and removed_at is null;

    create table invoices (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      subscription_id bigint references subscriptions,
      kind text not null check (kind in ('membership', 'tip')),
      status text not null check (status in ('open', 'paid', 'void', 'refunded', 'partly_refunded')),
      product_id int check (product_id in (1, 2)),
      period_start bigint,
      period_end bigint,
      amount_cents int not null check (amount_cents > 0),
      tax_cents int not null default 0,
      refunded_cents int not null default 0,
      reading_request_id bigint,
      description text not null,
      created_at timestamptz(3) not null,
      paid_at timestamptz(3)
    );
    create index invoices_of_user on invoices (user_id, created_at desc, id desc);
    create unique index one_invoice_a_period on invoices (subscription_id, period_start)
      where kind = 'membership' and status <> 'void';

    create table attempts (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices,
      user_id bigint not null references users,
      payment_method_id bigint not null references payment_methods,
      n int not null,
      status text not null check (status in ('pending', 'unknown', 'requires_action', 'succeeded', 'declined', 'canceled')),
      -- Whether the member was absent and could not confirm it with their bank. A repetition must not change it.
      off_session boolean not null,
      decline_code text,
      gateway_ref text,
      created_at timestamptz(3) not null,
      -- When to look up its outcome at the gateway; null once the outcome is known.
      look_at timestamptz(3),
      settled_at timestamptz(3),
      unique (invoice_id, n)
    );
    -- An invoice has at most one attempt that is pending or has succeeded.
    create unique index one_live_attempt on attempts (invoice_id)
      where status in ('pending', 'unknown', 'requires_action', 'succeeded');
    create index attempts_unsettled on attempts (look_at) where look_at is not null;
    create index attempts_of_user on attempts (user_id, id);
  `.execute(db);
