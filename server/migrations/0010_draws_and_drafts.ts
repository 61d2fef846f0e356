import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create table draws (
      id bigint generated always as identity primary key,
      request_id bigint not null references reading_requests,
      -- The id of a spread.
      spread text not null,
      cards jsonb not null,
      drawn_by bigint not null references users,
      created_at timestamptz(3) not null,
      answered_at timestamptz(3)
    );
    create index draws_of_request on draws (request_id, id desc);

    -- When the draft of a request is due; moved ahead while a process writes it.
    alter table reading_requests add column draft_due_at timestamptz(3);
    create index requests_to_draft on reading_requests (draft_due_at) where draft_due_at is not null;

    alter table drafts
      add column source text not null default 'composer' check (source in ('composer', 'model')),
      add column prompt_version text not null default '';
    alter table drafts alter column source drop default, alter column prompt_version drop default;

    -- The draft that an answer was made from, and the share of it that was kept; null: written by hand.
    alter table messages
      add column draft_id bigint references drafts,
      add column draft_kept real check (draft_kept between 0 and 1);
  `.execute(db);
