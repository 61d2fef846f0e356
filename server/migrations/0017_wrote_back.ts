import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    alter table reading_requests
      -- The member's oldest message since a writer's last one, after an answer.
      add column wrote_back_at timestamptz(3),
      -- The due time of the question, kept while due_at is that of what the member wrote back.
      add column question_due_at timestamptz(3),
      -- The member has not read a letter.
      add column is_sealed boolean not null default false,
      add column is_favourite boolean not null default false,
      add constraint wrote_back_after_answer check (wrote_back_at is null or status = 'RESPONDED'),
      add constraint question_due_while_wrote_back check ((wrote_back_at is null) = (question_due_at is null)),
      -- A request that was written back to waits for a writer and does not close by itself.
      drop constraint reading_requests_check,
      add constraint reading_requests_check
        check ((closes_at is null) = (status <> 'RESPONDED' or wrote_back_at is not null)),
      -- The place in the work order: open and rushed, open, written back to, all others.
      add column work_rank int not null generated always as (
        case when status = 'OPENED' and is_rushed then 0 when status = 'OPENED' then 1
          when wrote_back_at is not null then 2 else 3 end) stored,
      -- The order within a rank, in milliseconds since 1970: by due time, wrote_back_at or, newest first, the last message.
      add column work_key bigint not null generated always as (
        (extract(epoch from case when status = 'OPENED' then due_at else coalesce(wrote_back_at, last_message_time) end
          at time zone 'UTC') * case when status = 'OPENED' or wrote_back_at is not null then 1000 else -1000 end
        )::bigint) stored;

    drop index requests_in_work_order;
    create index requests_in_work_order on reading_requests (work_rank, work_key, id);
    -- For the desk, which would otherwise read all closed requests after the last open one.
    create index requests_under_way on reading_requests (work_rank, work_key, id) where status <> 'CLOSED';

    update reading_requests set is_sealed = true
    where unread_for_member > 0 and exists (
      select from (
        select response_mode, row_number() over (order by created_at desc, id desc) as nth
        from messages where request_id = reading_requests.id and sender = 'writer') as newest
      where nth <= unread_for_member and response_mode = 'ReadingResponse');
    create index requests_sealed on reading_requests (user_id, created_at desc, id desc) where is_sealed;
    create index requests_favourite on reading_requests (user_id, created_at desc, id desc) where is_favourite;

    -- The cards of letters: those of a spread, or else the single card.
    create table member_cards (
      message_id bigint not null references messages on delete cascade,
      -- Its place in the letter, from 1.
      place int not null,
      -- The member of the request, as in messages.
      user_id bigint not null,
      request_id bigint not null,
      name text not null,
      reversed boolean not null,
      -- A picture of a deck, without the version in its address; null: a picture that was sent with the letter, or none.
      image_path text,
      is_sealed boolean not null,
      created_at timestamptz(3) not null,
      primary key (message_id, place)
    );
    insert into member_cards (message_id, place, user_id, request_id, name, reversed, image_path, is_sealed,
      created_at)
    select messages.id, coalesce(card.place, 1), user_id, request_id, coalesce(card.value ->> 'name', tarot),
      coalesce((card.value ->> 'reversed')::boolean, false),
      case when coalesce(card.value ->> 'imagePath', image_path) like '/decks/%'
        then coalesce(card.value ->> 'imagePath', image_path) end,
      false, created_at
    from messages left join lateral jsonb_array_elements(cards) with ordinality as card (value, place) on true
    where response_mode = 'ReadingResponse' and coalesce(card.value ->> 'name', tarot) is not null
    order by messages.id, card.place;
    update member_cards set is_sealed = true
    from (
      select messages.id, row_number() over (partition by request_id order by messages.created_at desc, messages.id desc)
        <= unread_for_member as is_unread
      from messages join reading_requests on reading_requests.id = request_id
      where is_sealed and sender = 'writer') as said
    where said.id = message_id and is_unread;
    create index member_cards_sealed on member_cards (request_id, message_id) where is_sealed;
    create index member_cards_newest on member_cards (user_id, created_at desc, message_id desc, place desc);
  `.execute(db);
