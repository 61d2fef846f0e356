import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { BackupError, NO_TABLES } from '../../backup/backupError.ts';
import type { Config } from '../../platform/config.ts';
import { type Db, openDatabase } from '../../platform/database/database.ts';
import { withRunningDatabase } from './withDatabase.ts';

export async function erasedCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  await withRunningDatabase(config, async (url) => {
    const { exportErasedList } = await import('../../privacy/erasedList.ts');
    const { db, close } = openDatabase(url, { queryTimeoutMs: 0 });
    try {
      if (!(await hasErasedList(db))) throw new BackupError(NO_TABLES);
      process.stdout.write(await exportErasedList(db));
    } finally {
      await close();
    }
  });
}

async function hasErasedList(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('erased_users') is not null as found`.execute(db);
  return rows[0]!.found;
}
