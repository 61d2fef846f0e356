import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- The requests whose draft is due. Not a column of reading_requests, because each update of that table writes a
    -- dozen indexes.
    create table draft_queue (
      request_id bigint primary key references reading_requests on delete cascade,
      due_at timestamptz(3) not null,
      -- An instance is writing it until this time. It is in no index, so that claiming updates none.
      claimed_until timestamptz(3)
    ) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
    create index draft_queue_by_due on draft_queue (due_at);
    insert into draft_queue (request_id, due_at)
      select id, draft_due_at from reading_requests where draft_due_at is not null;
    alter table reading_requests drop column draft_due_at;

    -- Old events are deleted in the order of their ids.
    drop index events_by_age;

    -- Every post writes into these tables, so they are vacuumed after a hundredth of their rows instead of a fifth.
    alter table reading_requests set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
    alter table messages set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
    alter table drafts set (autovacuum_vacuum_scale_factor = 0.01, fillfactor = 80);
    alter table events set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
    alter table idempotency_keys set (autovacuum_vacuum_scale_factor = 0.05, fillfactor = 80);
    -- Its rows are deleted all the time.
    alter table event_outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
  `.execute(db);
