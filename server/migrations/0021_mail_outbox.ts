import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_outbox
      -- The account of the recipient; null: none, as for a mail to the owner.
      add column user_id bigint references users,
      -- The name beside the sender's address; null: that of MAIL_FROM.
      add column sender_name text,
      -- The link for one-click unsubscribing; null: a necessary mail.
      add column unsubscribe_url text,
      -- Until when one process is sending the mail.
      add column claimed_until timestamptz(3);
    create index mail_outbox_of_user on mail_outbox (user_id) where user_id is not null;
    drop index mail_outbox_due;
    create index mail_outbox_due on mail_outbox (greatest(next_try_at, claimed_until)) where next_try_at is not null;

    -- Keys for signatures, common to all servers of an installation.
    create table secrets (
      name text primary key,
      value bytea not null
    );
  `.execute(db);
  await sql`insert into secrets (name, value) values ('signatures', ${randomBytes(32)})`.execute(db);
}
