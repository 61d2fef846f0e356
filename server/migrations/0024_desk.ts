import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- Snoozed by a writer until this time; null: not snoozed.
    alter table reading_requests add column snoozed_until timestamptz(3);
    create index reading_requests_snoozed on reading_requests (snoozed_until, id) where snoozed_until is not null;
    create index reading_requests_of_writer on reading_requests (assigned_writer_id, id desc)
      where assigned_writer_id is not null;

    -- A writer's unsent reply.
    create table reply_drafts (
      request_id bigint not null references reading_requests,
      writer_id bigint not null references users,
      form jsonb not null,
      updated_at timestamptz(3) not null,
      primary key (request_id, writer_id)
    );
    create index reply_drafts_of_writer on reply_drafts (writer_id);

    create table saved_replies (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      title text not null,
      text text not null,
      is_shared boolean not null,
      created_at timestamptz(3) not null
    );
    create index saved_replies_of_user on saved_replies (user_id, title, id);
    create index saved_replies_shared on saved_replies (title, id) where is_shared;

    -- Notes of writers about a member; a text that begins with '!' is a promise.
    create table notes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      writer_id bigint not null references users,
      text text not null,
      created_at timestamptz(3) not null
    );
    create index notes_of_user on notes (user_id, created_at desc, id desc);
    create index notes_of_writer on notes (writer_id);
  `.execute(db);
