import { type Db, openDatabase } from '../../src/platform/database/database.ts';

/** Runs statements on a connection without time limits: on a busy machine, inserting many rows takes longer than a call may. */
export async function withoutTimeLimit<Result>(
  databaseUrl: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase(databaseUrl, { max: 1, queryTimeoutMs: 0 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
