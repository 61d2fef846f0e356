import { type Kysely, sql } from 'kysely';

/**
 * A mail that waits for the end of the quiet hours kept that end when the member changed or removed them. It is due again
 * then, and the job decides by the new ones. All rows of the member are updated, because a job may be holding one at this
 * moment, which is seen only after its commit.
 */
export const up = (db: Kysely<unknown>) =>
  sql`
    alter table arrival_mails add column held_since timestamptz(3);
    alter table digests add column held_since timestamptz(3);
    alter table outcome_asks add column held_since timestamptz(3);

    create function release_held_mails() returns trigger language plpgsql as $$ begin
      update arrival_mails set due_at = coalesce(held_since, due_at), held_since = null
        where user_id = new.user_id;
      update digests set due_at = coalesce(held_since, due_at), held_since = null
        where user_id = new.user_id;
      update outcome_asks set due_at = coalesce(held_since, due_at), held_since = null
        where user_id = new.user_id and due_at is not null;
      return null;
    end $$;
    create trigger release_held_mails after update of quiet_from, quiet_to, time_zone on profiles
      for each row when ((old.quiet_from, old.quiet_to, old.time_zone)
        is distinct from (new.quiet_from, new.quiet_to, new.time_zone))
      execute function release_held_mails();
  `.execute(db);
