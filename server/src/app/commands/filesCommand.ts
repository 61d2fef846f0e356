import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { printLine } from '../serve/printLine.ts';
import { CommandError } from './commandError.ts';
import { withFileErrors } from './withFileErrors.ts';

export async function filesCommand(config: Config, args: string[]): Promise<void> {
  const options = { to: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.join(' ') !== 'move' || (values.to !== 's3' && values.to !== 'folder'))
    throw new CommandError('moonletter files move --to s3|folder');
  if (config.s3 === undefined)
    throw new CommandError('S3_URL: must be set to the store that files are moved to or from');
  // With DATABASE_URL a running server cannot be found.
  if (config.databaseUrl === undefined && existsSync(config.dataDir)) {
    const { findEmbeddedPostgres } = await import('../../platform/embeddedPostgres/startEmbeddedPostgres.ts');
    if ((await findEmbeddedPostgres(config.dataDir)) !== undefined)
      throw new CommandError(
        `${config.dataDir} is in use by a running server: stop it before its files are moved`,
      );
  }
  const { chooseFiles } = await import('../adapters.ts');
  const { moveFiles } = await import('../moveFiles.ts');
  const [folder, s3] = [await chooseFiles({ ...config, s3: undefined }), await chooseFiles(config)];
  const [from, to] = values.to === 's3' ? [folder, s3] : [s3, folder];
  const moved = await withFileErrors('Not all files were moved, run it again', () => moveFiles(from, to));
  printLine(`Files moved: ${moved}`);
}
