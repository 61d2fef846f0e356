import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    alter table reading_requests
      -- The lane of the desk that it is in; null: none. Mine is not stored, because it depends on the writer.
      add column lane text generated always as (
        case when snoozed_until is not null then 'snoozed' when status = 'OPENED' then 'to_answer'
          when wrote_back_at is not null then 'wrote_back' when status = 'RESPONDED' then 'answered' end) stored;
    -- With the writer, so that requests that no other writer has claimed are counted from the index alone.
    create index requests_of_lane on reading_requests (lane, work_rank, work_key, id) include (assigned_writer_id)
      where lane is not null;
    create index requests_of_lane_by_creation on reading_requests (lane, created_at desc, id desc)
      where lane is not null;
    create index requests_of_lane_by_message on reading_requests (lane, last_message_time desc, id desc)
      where lane is not null;
    create index requests_of_lane_by_due on reading_requests (lane, due_at desc, id desc) where lane is not null;
    -- The unanswered requests that a writer has claimed. They are few, so other orders are sorted.
    create index requests_taken on reading_requests (assigned_writer_id, work_rank, work_key, id)
      where assigned_writer_id is not null and lane in ('to_answer', 'wrote_back');

    -- For what writers see of a member: the newest letters, and when the member last wrote.
    create index letters_of_user on messages (user_id, created_at desc, id desc)
      where response_mode = 'ReadingResponse';
    create index messages_by_member on messages (user_id, created_at desc) where sender = 'member';

    -- For writers' events only: the writer who gets it; null: all.
    alter table event_outbox add column recipient_id bigint;
    alter table events add column recipient_id bigint;
  `.execute(db);
