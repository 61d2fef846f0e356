import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- Live events wait here, written by the transaction that caused them, until they are numbered.
    create table event_outbox (
      id bigint generated always as identity primary key,
      member_id bigint not null,
      audience text not null check (audience in ('member', 'writers', 'both')),
      data text not null,
      created_at timestamptz(3) not null
    );

    -- Numbered one after the other behind a lock, so the order of ids is the order in which they became visible.
    create table events (
      id bigint generated always as identity primary key,
      member_id bigint not null,
      audience text not null check (audience in ('member', 'writers', 'both')),
      data text not null,
      created_at timestamptz(3) not null
    );
    create index events_of_member on events (member_id, id) where audience <> 'writers';
    create index events_of_writers on events (id) where audience <> 'member';
    create index events_by_age on events (created_at);

    create table mail_outbox (
      id bigint generated always as identity primary key,
      recipient text not null,
      reply_to text,
      subject text not null,
      -- Emptied once it is sent, because a mail may contain a link that sets a password.
      body_text text not null,
      body_html text not null,
      created_at timestamptz(3) not null,
      next_try_at timestamptz(3),
      tries int not null default 0,
      sent_at timestamptz(3),
      gave_up_at timestamptz(3),
      last_error text
    );
    create index mail_outbox_due on mail_outbox (next_try_at) where next_try_at is not null;

    create table idempotency_keys (
      user_id bigint not null,
      key text not null,
      fingerprint text not null,
      status int,
      answer text,
      created_at timestamptz(3) not null,
      primary key (user_id, key)
    );
    create index idempotency_keys_by_age on idempotency_keys (created_at);

    -- The hits of rate limits, shared by all instances and kept over a restart.
    create table limit_hits (
      id bigint generated always as identity primary key,
      subject text not null,
      created_at timestamptz(3) not null
    );
    create index limit_hits_of_subject on limit_hits (subject, created_at);

    create table test_clock (
      only_one boolean primary key default true check (only_one),
      offset_ms bigint not null
    );
  `.execute(db);
