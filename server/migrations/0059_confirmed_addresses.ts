import { type Kysely, sql } from 'kysely';

/** An address whose mails were returned can be confirmed again, which forgets the failures as a new address does. */
export const up = (db: Kysely<unknown>) =>
  sql`
    drop trigger forget_bounces on users;
    create trigger forget_bounces before update of email, email_undeliverable_at on users
      for each row when (old.email is distinct from new.email
        or (old.email_undeliverable_at is not null and new.email_undeliverable_at is null))
      execute function forget_bounces();
  `.execute(db);
