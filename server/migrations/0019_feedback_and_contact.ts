import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create table feedback (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      request_id bigint not null references reading_requests,
      -- The answer it is about; null: the request as a whole.
      response_id bigint references messages,
      -- Who signed the answer that it is about, or the newest one of the request.
      reader_id bigint references readers,
      type text not null check (type in ('like', 'dislike')),
      reason text not null,
      created_at timestamptz(3) not null,
      -- One for each member and answer or request. The index also finds the feedback on a request.
      unique nulls not distinct (request_id, user_id, response_id)
    );
    create index feedback_newest on feedback (created_at desc, id desc);
    create index feedback_of_user on feedback (user_id, created_at desc, id desc);
    create index feedback_of_reader on feedback (reader_id, created_at desc, id desc);
    create index feedback_of_response on feedback (response_id) where response_id is not null;

    create table support_messages (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      content text not null,
      created_at timestamptz(3) not null
    );
    create index support_messages_of_user on support_messages (user_id, id);

    create table friend_invitations (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      email text not null,
      message text not null,
      -- Whether a mail was sent; not if the address got one shortly before.
      is_sent boolean not null,
      created_at timestamptz(3) not null
    );
    create index friend_invitations_of_user on friend_invitations (user_id, id);
    create index friend_invitations_to_address on friend_invitations (email, created_at) where is_sent;
  `.execute(db);
