import { type Kysely, sql } from 'kysely';

/** Closing an account found these rows by reading the whole table. */
export const up = (db: Kysely<unknown>) =>
  sql`
    -- Lock accepted: it delays new mails, about five seconds for a million of them.
    create index mail_outbox_of_recipient on mail_outbox (recipient);
    -- Lock accepted: it also delays new mails, and few of them are in it: those about another account than the recipient's.
    create index mail_outbox_about_user on mail_outbox (about_user_id) where about_user_id is not null;
    -- Lock accepted: it reads the keys of one day, of which few are in the index: a second for five million.
    create index idempotency_keys_about_user on idempotency_keys (about_user_id) where about_user_id is not null;

    -- With the invitations that were not sent, which are few.
    drop index friend_invitations_to_address;
    -- Lock accepted: it delays new invitations, of which there are thousands, not millions.
    create index friend_invitations_to_address on friend_invitations (email, created_at);

    -- With the events for writers only. Such an event is written together with one for the member, and so into the same
    -- page of the index.
    drop index events_of_member;
    -- Lock accepted: it delays the delivery of events, which wait in event_outbox meanwhile.
    create index events_of_member on events (member_id, id);
  `.execute(db);
