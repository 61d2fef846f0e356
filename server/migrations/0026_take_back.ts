import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- Letters that may still be taken back, with what each of them changed.
    create table recent_letters (
      message_id bigint primary key references messages on delete cascade,
      request_id bigint not null references reading_requests,
      -- The request as it was before.
      request jsonb not null,
      -- The draft that the letter retired, and the draw that it answered.
      draft_id bigint,
      draw_id bigint,
      -- The sender's Idempotency-Key, under which the letter's text is kept too.
      idempotency_key text,
      created_at timestamptz(3) not null
    );
    create index recent_letters_of_request on recent_letters (request_id);
    create index recent_letters_by_age on recent_letters (created_at);

    -- Pictures of letters that were taken back, which their writer may send again on the same request.
    create table kept_pictures (
      name text primary key,
      request_id bigint not null references reading_requests,
      writer_id bigint not null references users,
      created_at timestamptz(3) not null
    );
    create index kept_pictures_of_request on kept_pictures (request_id);
    create index kept_pictures_of_writer on kept_pictures (writer_id);
    create index kept_pictures_by_age on kept_pictures (created_at);
  `.execute(db);
