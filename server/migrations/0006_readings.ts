import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create table reading_requests (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      title text not null,
      status text not null check (status in ('OPENED', 'RESPONDED', 'CLOSED')),
      is_rushed boolean not null default false,
      is_oracle boolean not null default false,
      is_astrology boolean not null default false,
      number_of_tarot_cards int not null default 1,
      personality_id bigint references readers,
      assigned_writer_id bigint references users,
      is_flagged boolean not null default false,
      -- Updated when messages are written or read, so that lists need not count messages.
      unread_for_member int not null default 0,
      unread_for_writers int not null default 0,
      created_at timestamptz(3) not null,
      last_message_time timestamptz(3) not null,
      due_at timestamptz(3) not null,
      -- When an answered request closes automatically; null in every other status.
      closes_at timestamptz(3) check ((closes_at is null) = (status <> 'RESPONDED'))
    );
    create index requests_of_user on reading_requests (user_id, created_at desc, id desc);
    create index requests_by_creation on reading_requests (created_at desc, id desc);
    create index requests_by_message on reading_requests (last_message_time desc, id desc);
    create index requests_by_due on reading_requests (due_at desc, id desc);
    create index requests_of_status on reading_requests (status, created_at desc, id desc);
    create index requests_of_status_by_message on reading_requests (status, last_message_time desc, id desc);
    create index requests_in_work_order on reading_requests ((status = 'OPENED') desc, is_rushed desc, due_at, id)
      where status <> 'CLOSED';
    create index requests_of_personality on reading_requests (personality_id, created_at desc, id desc);
    create index requests_rushed on reading_requests (created_at desc, id desc) where is_rushed;
    create index requests_to_close on reading_requests (closes_at) where closes_at is not null;

    create table messages (
      id bigint generated always as identity primary key,
      request_id bigint not null references reading_requests,
      -- The member of the request, repeated here so that rows can be distributed by member.
      user_id bigint not null,
      sender_id bigint not null,
      sender text not null check (sender in ('member', 'writer')),
      -- For a question the title of its request, so that one index finds the words of both.
      title text,
      text text not null,
      response_mode text not null check (response_mode in ('Standard', 'ReadingResponse')),
      personality_id bigint references readers,
      tarot text,
      -- A picture of a deck, without the version in its address, or one that was sent with the answer.
      image_path text,
      spread text,
      cards jsonb,
      words tsvector not null generated always as (to_tsvector('simple', coalesce(title, '') || ' ' || text)) stored,
      created_at timestamptz(3) not null
    );
    create index messages_of_request on messages (request_id, created_at desc, id desc);
    create index messages_search on messages using gin (words);
    create index message_pictures on messages (image_path) where image_path like '/api/reading_images/%';

    create table request_log (
      id bigint generated always as identity primary key,
      request_id bigint not null references reading_requests,
      -- Who made the change; null: the product itself.
      user_id bigint references users,
      says text not null,
      created_at timestamptz(3) not null
    );
    create index request_log_of_request on request_log (request_id, id desc);

    create table drafts (
      id bigint generated always as identity primary key,
      request_id bigint not null references reading_requests,
      text text not null,
      created_at timestamptz(3) not null,
      retired_at timestamptz(3)
    );
    create index drafts_of_request on drafts (request_id, id desc) where retired_at is null;
  `.execute(db);
