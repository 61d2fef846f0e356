import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create index audit_log_of_actor on audit_log (actor_id, created_at desc, id desc);
    create index audit_log_of_act on audit_log (act, created_at desc, id desc);
  `.execute(db);
