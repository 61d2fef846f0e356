import { existsSync } from 'node:fs';
import { DatabaseError } from 'pg';
import type { Config } from '../../platform/config.ts';
import { prepareDataDir } from '../../platform/dataDir.ts';
import { requireDatabase } from '../../platform/database/requireDatabase.ts';
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { embeddedConnectionsOf } from '../serve/rules.ts';
import { CommandError } from './commandError.ts';

/** PostgreSQL's code of the error. */
const INSUFFICIENT_PRIVILEGE = '42501';

function refuseDataDir({ message }: Error): never {
  throw new CommandError(`DATA_DIR: the folder cannot be used: ${message}`);
}

function refuseIfOfSystem(error: unknown): never {
  if (error instanceof Error && 'errno' in error) return refuseDataDir(error);
  throw error;
}

function refuseIfNotPermitted(error: unknown): never {
  if (!(error instanceof DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
  throw new CommandError(
    `DATABASE_URL: ${error.message}: make its user the owner of the database, with alter database … owner to …`,
    { cause: error },
  );
}

// Not on standard output, which may be the result of the command, such as the list of `moonletter erased > LIST`.
const printNotice = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs a command with the database of DATABASE_URL, or else the embedded one. */
export async function withDatabase(config: Config, act: (url: string) => Promise<void>): Promise<void> {
  await prepareDataDir(config.dataDir).catch(refuseDataDir);
  if (config.databaseUrl !== undefined) {
    await requireDatabase(config.databaseUrl).catch((error: Error) => {
      throw new CommandError(`DATABASE_URL: the database cannot be reached: ${error.message}`);
    });
    return act(config.databaseUrl).catch(refuseIfNotPermitted);
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: printNotice,
    maxConnections: embeddedConnectionsOf(config.workers),
  }).catch(refuseIfOfSystem);
  try {
    await act(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** Like `withDatabase`, but joins an embedded database that another process is running. */
export async function withRunningDatabase(
  config: Config,
  act: (url: string) => Promise<void>,
): Promise<void> {
  const mayRun = config.databaseUrl === undefined && existsSync(config.dataDir);
  const running = mayRun ? await findEmbeddedPostgres(config.dataDir).catch(refuseIfOfSystem) : undefined;
  return running === undefined ? withDatabase(config, act) : act(running);
}
