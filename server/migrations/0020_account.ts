import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- A short name such as 'Firefox on Windows', from the User-Agent at log-in; null: none was sent.
    alter table tokens add column browser text;

    -- A new address that waits for its confirmation; at most one for each user. token_id is the session that asked: it
    -- stays when the others end. Not a reference, since that session may end first.
    create table email_changes (
      user_id bigint primary key references users,
      email text not null,
      hash bytea not null unique,
      token_id bigint not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    );
    create index email_changes_by_expiry on email_changes (expires_at);

    -- Closed accounts. After a restore of an older backup they are erased again by their ids.
    -- next_try_at: when the rest is due, such as deleting the customer at the gateway; null: the erasure is complete.
    create table erased_users (
      user_id bigint primary key references users,
      erased_at timestamptz(3) not null,
      next_try_at timestamptz(3)
    );
    create index erased_users_to_finish on erased_users (next_try_at) where next_try_at is not null;
  `.execute(db);
