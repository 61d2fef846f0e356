import { sql } from 'kysely';
import { type Params, statement } from '../database/statement.ts';

/** A job that failed this often in a row is shown to writers. */
export const SHOWN_AFTER_TRIES = 3;

/** Counts a failure of the job since it last succeeded. */
export const recordJobFailure = statement(
  (db, p: Params<{ name: string; error: string; now: Temporal.Instant }>) =>
    db
      .insertInto('jobFailures')
      .values({
        id: sql<number>`nextval('mail_outbox_id_seq')`,
        name: p.name,
        error: p.error,
        tries: sql.lit(1),
        failedAt: p.now,
      })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({
          error: eb.ref('excluded.error'),
          tries: sql<number>`job_failures.tries + 1`,
          failedAt: eb.ref('excluded.failedAt'),
        })),
      ),
);

/** Forgets the failures of a job, after it has succeeded; there may be none. */
export const clearJobFailures = statement((db, p: Params<{ name: string }>) =>
  db.deleteFrom('jobFailures').where('name', '=', p.name),
);
