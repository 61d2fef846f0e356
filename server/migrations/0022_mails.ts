import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- Set once mails to the address fail permanently; cleared when the address changes.
    alter table users add column email_undeliverable_at timestamptz(3);

    -- Permanent failures that mail servers reported.
    create table mail_bounces (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      created_at timestamptz(3) not null
    );
    create index mail_bounces_of_user on mail_bounces (user_id, created_at);
    create index mail_bounces_by_age on mail_bounces (created_at);

    create function forget_bounces() returns trigger language plpgsql as $$ begin
      delete from mail_bounces where user_id = new.id;
      new.email_undeliverable_at := null;
      return new;
    end $$;
    create trigger forget_bounces before update of email on users
      for each row when (old.email is distinct from new.email) execute function forget_bounces();

    -- Messages of writers that a mail is to announce, unless they are read or taken back before.
    create table arrival_mails (
      message_id bigint primary key references messages on delete cascade,
      request_id bigint not null references reading_requests,
      user_id bigint not null references users,
      is_letter boolean not null,
      due_at timestamptz(3) not null
    );
    create index arrival_mails_due on arrival_mails (due_at);
    create index arrival_mails_of_request on arrival_mails (request_id);
    create index arrival_mails_of_user on arrival_mails (user_id);

    update profiles set digest = 'weekly' where digest = 'daily';
    alter table profiles drop constraint profiles_digest_check,
      add constraint profiles_digest_check check (digest in ('off', 'weekly'));

    -- The members with a weekly digest. Kept by a trigger, since both the setting and the time zone decide when it is due.
    create table digests (
      user_id bigint primary key references users,
      -- 1970: the first one is not scheduled yet, which a job does by the product's clock.
      due_at timestamptz(3) not null,
      -- The digest lists the letters after this time.
      since timestamptz(3)
    );
    create index digests_due on digests (due_at);

    create function keep_digest() returns trigger language plpgsql as $$ begin
      if new.digest = 'off' then
        delete from digests where user_id = new.user_id;
      elsif tg_op = 'INSERT' or old.digest <> new.digest or old.time_zone <> new.time_zone then
        insert into digests (user_id, due_at) values (new.user_id, 'epoch')
          on conflict (user_id) do update set due_at = 'epoch';
      end if;
      return null;
    end $$;
    create trigger keep_digest after insert or update of digest, time_zone on profiles
      for each row execute function keep_digest();
    insert into digests (user_id, due_at) select user_id, 'epoch' from profiles where digest = 'weekly';

    -- Mails that members sent in answer, kept to recognise a second copy; a text only where it did not become a message.
    create table inbound_mails (
      id bigint generated always as identity primary key,
      request_id bigint not null references reading_requests,
      user_id bigint not null references users,
      identity bytea not null,
      problem text,
      text text,
      created_at timestamptz(3) not null,
      unique (request_id, identity)
    );
    create index inbound_mails_by_age on inbound_mails (created_at);
    create index inbound_mails_of_user on inbound_mails (user_id);
  `.execute(db);
