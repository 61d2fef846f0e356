import { type Kysely, sql } from 'kysely';

/**
 * A mail that the mail server has not accepted yet may wait for two days. Meanwhile the member may have another address,
 * or want no such mails any more. `kind` is null for mails that belong to the address to which they were written, such as
 * a link for a password.
 */
export const up = (db: Kysely<unknown>) =>
  sql`
    alter table mail_outbox add column kind text;

    create function revise_waiting_mails() returns trigger language plpgsql as $$ begin
      if new.is_blocked or new.is_writer or new.email_undeliverable_at is not null then
        delete from mail_outbox
          where user_id = new.id and sent_at is null and kind in ('answers', 'digest', 'outcomes');
      end if;
      if new.email <> old.email then
        update mail_outbox set recipient = new.email
          where user_id = new.id and sent_at is null and kind is not null;
      end if;
      return null;
    end $$;
    create trigger revise_waiting_mails
      after update of email, is_blocked, is_writer, email_undeliverable_at on users
      for each row execute function revise_waiting_mails();

    create function drop_unwanted_mails() returns trigger language plpgsql as $$ begin
      delete from mail_outbox where user_id = new.user_id and sent_at is null and (
        (kind = 'answers' and not new.answer_mail)
        or (kind = 'digest' and new.digest = 'off')
        or (kind = 'outcomes' and not (new.answer_mail and new.outcome_mail)));
      return null;
    end $$;
    create trigger drop_unwanted_mails after update of answer_mail, digest, outcome_mail on profiles
      for each row execute function drop_unwanted_mails();
    -- A member without a profile gets one when they unsubscribe. A bulk load inserts many, which want their mails.
    create trigger drop_unwanted_mails_at_first after insert on profiles
      for each row when (not (new.answer_mail and new.outcome_mail)) execute function drop_unwanted_mails();
  `.execute(db);
