import { sql } from 'kysely';
import type { Db } from './database.ts';

const BATCH = 1_000;

/**
 * Deletes rows whose timestamp in `column` is earlier than `before`, a thousand per statement, so that none holds locks
 * for long. The column needs an index.
 * @param table and `column` as they are named in SQL
 */
export async function deleteInBatches(
  db: Db,
  { table, column, before }: { table: string; column: string; before: Temporal.Instant },
): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before.toString()}
        order by ${sql.ref(column)} limit ${sql.lit(BATCH)} for update skip locked))
      returning 1`.execute(db);
    if (rows.length < BATCH) return;
  }
}
