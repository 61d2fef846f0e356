import { type Kysely, sql } from 'kysely';

// When a member last asked. Stored with the member instead of computed from requests, because the writers' list is
// sorted by it. Triggers maintain it, so that the readings code does not need to know about the list.
export const up = (db: Kysely<unknown>) =>
  sql`
    create table member_activity (
      user_id bigint primary key references users,
      last_request_at timestamptz(3)
    );
    create index member_activity_by_request on member_activity (last_request_at desc nulls last, user_id desc);
    insert into member_activity
      select users.id, (select max(created_at) from reading_requests where user_id = users.id) from users;

    create function begin_member_activity() returns trigger language plpgsql as $$ begin
      insert into member_activity (user_id) select id from added;
      return null;
    end $$;
    create trigger begin_member_activity after insert on users
      referencing new table as added for each statement execute function begin_member_activity();

    create function note_member_activity() returns trigger language plpgsql as $$ begin
      update member_activity set last_request_at = greatest(last_request_at, newest.created_at)
      from (select user_id, max(created_at) as created_at from added group by user_id) newest
      where member_activity.user_id = newest.user_id;
      return null;
    end $$;
    create trigger note_member_activity after insert on reading_requests
      referencing new table as added for each statement execute function note_member_activity();
  `.execute(db);
