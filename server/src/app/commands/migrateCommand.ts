import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { printLine } from '../serve/printLine.ts';
import { withDatabase } from './withDatabase.ts';

export async function migrateCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  await withDatabase(config, async (url) => {
    const { db, close } = openDatabase(url, { queryTimeoutMs: 0 });
    try {
      const applied = await migrate(db);
      printLine(applied.length === 0 ? 'Nothing to migrate' : applied.join('\n'));
    } finally {
      await close();
    }
  });
}
