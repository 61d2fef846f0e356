import { type Kysely, sql } from 'kysely';

/** Closing an account, and exporting it, found these rows by reading the whole table. */
export const up = (db: Kysely<unknown>) =>
  sql`
    drop index payment_methods_of_user;
    -- Lock accepted: a member has a card or two, so the table is small beside the others.
    create index payment_methods_of_user on payment_methods (user_id, id);
    -- Lock accepted: refunds are few.
    create index refunds_of_user on refunds (user_id, created_at);
    drop index drafts_of_request;
    -- Lock accepted: it delays new drafts only, about two seconds for a million of them.
    create index drafts_of_request on drafts (request_id, id desc);
  `.execute(db);
