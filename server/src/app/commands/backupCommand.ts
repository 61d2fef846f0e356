import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { printLine } from '../serve/printLine.ts';
import { requireFileArgument } from './requireFileArgument.ts';
import { withRunningDatabase } from './withDatabase.ts';
import { withFileErrors } from './withFileErrors.ts';

export async function backupCommand(config: Config, args: string[]): Promise<void> {
  const path = requireFileArgument(parseArgs({ args, allowPositionals: true }).positionals);
  const { backUp } = await import('../backups.ts');
  await withRunningDatabase(config, (url) =>
    withFileErrors('The backup was not made', () => backUp(config, url, path, printLine)),
  );
}
