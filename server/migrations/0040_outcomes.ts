import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- Letters about whose outcome the member is asked; not those from before this table.
    create table outcome_asks (
      message_id bigint primary key references messages on delete cascade,
      request_id bigint not null references reading_requests,
      user_id bigint not null references users,
      -- Null: the member is not asked again.
      due_at timestamptz(3),
      -- When they were asked last.
      asked_at timestamptz(3)
    );
    create index outcome_asks_due on outcome_asks (due_at) where due_at is not null;
    create index outcome_asks_of_user on outcome_asks (user_id);
    create index outcome_asks_of_request on outcome_asks (request_id);

    -- The outcome of a request, as reported by its member.
    create table outcomes (
      request_id bigint primary key references reading_requests,
      user_id bigint not null references users,
      -- The newest letter at that time, and the reader who signed it.
      message_id bigint not null references messages,
      reader_id bigint references readers,
      feeling text not null check (feeling in ('glad', 'calm', 'mixed', 'sad', 'open')),
      text text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create index outcomes_of_user on outcomes (user_id);
    create unique index outcomes_of_message on outcomes (message_id);
    create index outcomes_of_reader on outcomes (reader_id);
    create index outcomes_by_age on outcomes (created_at, request_id);

    alter table profiles add column outcome_mail boolean not null default true;
  `.execute(db);
