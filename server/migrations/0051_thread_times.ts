import { type Kysely, sql } from 'kysely';

/**
 * The table for lists that are sorted by the last message. The time is not in an index of reading_requests, because every
 * message changes it, and would then write an entry into all indexes of that table. Triggers maintain the table, so that
 * the earlier version can serve at the same time.
 */
export const up = (db: Kysely<unknown>) =>
  sql`
    create table thread_times (
      request_id bigint primary key,
      -- These three as in reading_requests.
      last_message_time timestamptz(3) not null,
      status text not null,
      lane text
    ) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);

    -- Transactions before this one are over, so that the copy has what they wrote.
    select set_config('migration.copied', pg_snapshot_xmin(pg_current_snapshot())::text, true);
    insert into thread_times select id, last_message_time, status, lane from reading_requests;
    create index threads_by_message on thread_times (last_message_time desc, request_id desc);
    create index threads_of_status_by_message on thread_times (status, last_message_time desc, request_id desc);
    create index threads_of_lane_by_message on thread_times (lane, last_message_time desc, request_id desc)
      where lane is not null;
    analyze thread_times;

    -- Lock accepted: until the end nobody reads or writes requests, 2.7 seconds for a million of them on a busy
    -- machine. Locked at once, or a transaction that has read them would wait for this one, and this one for it.
    lock table reading_requests in access exclusive mode;
    -- What was written while the others were copied, found by the transaction that wrote it: comparing all of them
    -- would take seconds.
    insert into thread_times
      select id, last_message_time, status, lane from reading_requests
      where age(xmin) <= age(current_setting('migration.copied')::xid8::xid)
      on conflict (request_id) do update set last_message_time = excluded.last_message_time,
        status = excluded.status, lane = excluded.lane;
    -- Not valid: that would read both tables. What is copied refers to what it was copied from.
    alter table thread_times add constraint thread_times_request_id_fkey
      foreign key (request_id) references reading_requests on delete cascade not valid;

    create function add_thread_times() returns trigger language plpgsql as $$ begin
      insert into thread_times select id, last_message_time, status, lane from added;
      return null;
    end $$;
    create trigger add_thread_times after insert on reading_requests
      referencing new table as added for each statement execute function add_thread_times();

    create function move_thread_times() returns trigger language plpgsql as $$ begin
      update thread_times set last_message_time = new.last_message_time, status = new.status, lane = new.lane
      where request_id = new.id;
      return null;
    end $$;
    create trigger move_thread_times after update on reading_requests
      for each row when ((old.last_message_time, old.status, old.lane)
        is distinct from (new.last_message_time, new.status, new.lane))
      execute function move_thread_times();

    drop index requests_by_message, requests_of_lane_by_message, requests_of_status_by_message;
    -- Room on each new page for the next versions of its rows, without which none is updated in place.
    alter table reading_requests set (fillfactor = 90);
  `.execute(db);
