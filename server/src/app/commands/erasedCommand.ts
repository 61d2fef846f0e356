import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { withRunningDatabase } from './withDatabase.ts';

export async function erasedCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  await withRunningDatabase(config, async (url) => {
    const { exportErasedList } = await import('../../privacy/erasedList.ts');
    const { db, close } = openDatabase(url, { queryTimeoutMs: 0 });
    try {
      process.stdout.write(await exportErasedList(db));
    } finally {
      await close();
    }
  });
}
