import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- When a writer reopened the question, from which the time to answer counts. Null: never.
    alter table reading_requests add column reopened_at timestamptz(3);

    -- The answer that feedback counts for: the one it is about, or the newest one when it was given to the whole request.
    alter table feedback add column answer_id bigint references messages on delete set null;
    update feedback set answer_id = coalesce(response_id, (
      select id from messages
      where messages.request_id = feedback.request_id and response_mode = 'ReadingResponse' and sender = 'writer'
        and messages.created_at <= feedback.created_at
      order by id desc limit 1));
    create index feedback_of_answer on feedback (answer_id, created_at desc, id desc) where answer_id is not null;

    -- The reader whom a tip is for.
    alter table invoices add column reader_id bigint references readers;
    update invoices set reader_id = (
      select personality_id from messages
      where messages.request_id = invoices.reading_request_id and response_mode = 'ReadingResponse'
        and sender = 'writer' and messages.created_at <= invoices.created_at
      order by id desc limit 1)
    where kind = 'tip';
    create index tips_of_readers on invoices (paid_at) include (reader_id, amount_cents, refunded_cents)
      where kind = 'tip' and paid_at is not null;

    -- The writers' reviews of each other's answers.
    create table reviews (
      id bigint generated always as identity primary key,
      message_id bigint not null references messages on delete cascade,
      -- The reader who signed the answer.
      reader_id bigint references readers,
      writer_id bigint not null references users,
      grade integer not null check (grade between 1 and 5),
      note text not null,
      created_at timestamptz(3) not null,
      unique (message_id, writer_id)
    );
    create index reviews_newest on reviews (created_at desc, id desc);
    create index reviews_of_reader on reviews (reader_id, created_at desc, id desc);
    create index reviews_of_writer on reviews (writer_id);

    -- The figures of each answer. Only the first answer to a question has a time to answer and a promise; for a further
    -- answer to the same question they are null and false.
    create table graded_answers (
      message_id bigint primary key references messages on delete cascade,
      reader_id bigint not null references readers,
      answered_at timestamptz(3) not null,
      seconds_to_answer integer check (seconds_to_answer >= 0),
      -- 1 is up to a minute, each further bucket is a fifth longer, and 48 is everything beyond three days.
      time_bucket integer generated always as (case when seconds_to_answer is null then null
        when seconds_to_answer < 60 then 1
        else least(48, 2 + floor(ln(seconds_to_answer / 60::float8) / ln(1.2::float8))::integer) end) stored,
      is_rush boolean not null,
      is_kept boolean not null,
      -- The newest feedback; null without feedback.
      verdict text check (verdict in ('like', 'dislike'))
    );
    create index graded_answers_newest on graded_answers (answered_at);
    create index graded_answers_by_time
      on graded_answers (reader_id, time_bucket, seconds_to_answer) include (answered_at)
      where time_bucket is not null;

    create table grade_rollups (
      period text not null check (period in ('hour', 'day')),
      -- UTC.
      starts_at timestamptz(3) not null,
      reader_id bigint not null references readers,
      answers integer not null,
      likes integer not null,
      dislikes integer not null,
      rush_answers integer not null,
      rush_kept integer not null,
      -- Answers by time bucket.
      times integer[] not null check (cardinality(times) = 48),
      primary key (period, starts_at, reader_id)
    );

    -- The answers as they are graded when they are written. An answer counts as the question's own if none was written
    -- since the question was asked, or opened again.
    create view answers_to_grade as
      select messages.id as message_id, personality_id as reader_id, messages.created_at as answered_at,
        case when is_own then round(extract(epoch from messages.created_at - asked_at))::integer end as seconds_to_answer,
        is_own and is_rushed as is_rush,
        is_own and is_rushed and messages.created_at <= coalesce(question_due_at, due_at) as is_kept
      from messages
        join (select id, is_rushed, question_due_at, due_at, coalesce(reopened_at, created_at) as asked_at
          from reading_requests) requests on requests.id = messages.request_id,
        lateral (select messages.created_at >= asked_at and not exists (
            select from messages earlier
            where earlier.request_id = messages.request_id and earlier.id < messages.id
              and earlier.response_mode = 'ReadingResponse' and earlier.sender = 'writer'
              and earlier.created_at >= asked_at) as is_own) of_question
      where response_mode = 'ReadingResponse' and sender = 'writer' and personality_id is not null;

    create function find_verdict(answer bigint) returns text language sql stable as $$
      select type from feedback where answer_id = answer order by created_at desc, id desc limit 1
    $$;

    create function rebuild_grade_rollups() returns void language sql as $$
      delete from grade_rollups;
      with counted as (
        select period, date_trunc(period, answered_at, 'UTC') as starts_at, reader_id, time_bucket, count(*) as answers,
          count(*) filter (where verdict = 'like') as likes, count(*) filter (where verdict = 'dislike') as dislikes,
          count(*) filter (where is_rush) as rush_answers, count(*) filter (where is_kept) as rush_kept
        from graded_answers, (values ('hour'), ('day')) periods (period)
        group by period, date_trunc(period, answered_at, 'UTC'), reader_id, time_bucket
      ), summed as (
        select period, starts_at, reader_id, sum(answers) as answers, sum(likes) as likes, sum(dislikes) as dislikes,
          sum(rush_answers) as rush_answers, sum(rush_kept) as rush_kept,
          array_agg(time_bucket) filter (where time_bucket is not null) as buckets,
          array_agg(answers) filter (where time_bucket is not null) as counts
        from counted group by period, starts_at, reader_id
      )
      insert into grade_rollups
      select period, starts_at, reader_id, answers, likes, dislikes, rush_answers, rush_kept, (
        select array_agg(coalesce(timed.answers, 0)::integer order by bucket)
        from generate_series(1, 48) bucket left join unnest(buckets, counts) as timed (bucket, answers) using (bucket))
      from summed
    $$;

    -- Grades the answers after a message, for those that were written while the triggers were off.
    create function grade_answers_after(message bigint) returns void language sql as $$
      insert into graded_answers (message_id, reader_id, answered_at, seconds_to_answer, is_rush, is_kept, verdict)
        select answers_to_grade.*, type
        from answers_to_grade left join lateral (
          select type from feedback where answer_id = message_id order by created_at desc, id desc limit 1) newest on true
        where message_id > message;
      select rebuild_grade_rollups();
    $$;

    select grade_answers_after(0);

    create function grade_answer() returns trigger language plpgsql as $$ begin
      insert into graded_answers (message_id, reader_id, answered_at, seconds_to_answer, is_rush, is_kept)
        select * from answers_to_grade where message_id = new.id;
      return null;
    end $$;
    -- It runs before the use case changes the request, and sees the question as it was promised.
    create trigger grade_answer after insert on messages for each row
      when (new.response_mode = 'ReadingResponse' and new.sender = 'writer' and new.personality_id is not null)
      execute function grade_answer();

    create function grade_feedback() returns trigger language plpgsql as $$ begin
      update graded_answers set verdict = find_verdict(message_id)
      where message_id in (old.answer_id, new.answer_id) and verdict is distinct from find_verdict(message_id);
      return null;
    end $$;
    create trigger grade_feedback after insert or delete or update of answer_id, type, created_at on feedback
      for each row execute function grade_feedback();

    create function add_to_grades(answer graded_answers, change integer) returns void language plpgsql as $$
    declare
      bucket constant integer := answer.time_bucket;
      none constant integer[] := array_fill(0, array[48]);
    begin
      insert into grade_rollups as known
        select period, date_trunc(period, answer.answered_at, 'UTC'), answer.reader_id, change,
          change * (answer.verdict is not distinct from 'like')::integer,
          change * (answer.verdict is not distinct from 'dislike')::integer,
          change * answer.is_rush::integer, change * answer.is_kept::integer,
          case when bucket is null then none else none[:bucket - 1] || change || none[bucket + 1:] end
        from (values ('day'), ('hour')) periods (period)
      on conflict (period, starts_at, reader_id) do update set
        answers = known.answers + excluded.answers,
        likes = known.likes + excluded.likes,
        dislikes = known.dislikes + excluded.dislikes,
        rush_answers = known.rush_answers + excluded.rush_answers,
        rush_kept = known.rush_kept + excluded.rush_kept,
        times = case when bucket is null then known.times
          else known.times[:bucket - 1] || (known.times[bucket] + change) || known.times[bucket + 1:] end;
    end $$;

    create function roll_up_grade() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then perform add_to_grades(old, -1); end if;
      if tg_op <> 'DELETE' then perform add_to_grades(new, 1); end if;
      return null;
    end $$;
    -- At the commit, so that answers of one reader do not wait for each other's transactions.
    create constraint trigger roll_up_grade after insert or update or delete on graded_answers
      deferrable initially deferred for each row execute function roll_up_grade();
  `.execute(db);
