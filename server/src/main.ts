import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refusal } from '#contract/refusals.ts';
import type { openProduct, Product } from './app/product.ts';
import { printLine } from './app/serve/printLine.ts';
import { embeddedConnectionsOf } from './app/serve/rules.ts';
import { BackupError } from './backup/backupError.ts';
import { type Config, ConfigError, parseConfig } from './platform/config.ts';
import { prepareDataDir } from './platform/dataDir.ts';
import { openDatabase } from './platform/database/database.ts';
import { EmbeddedPostgresError } from './platform/embeddedPostgres/embeddedPostgresError.ts';
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { limitHeapGrowth } from './platform/limitHeapGrowth.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/database/migrate.ts';
import { requireDatabase } from './platform/database/requireDatabase.ts';
import { warmUpDangerDetection } from './readings/safety/warmUp.ts';
import type { Context } from './platform/context.ts';

const USAGE = `moonletter serve
moonletter migrate
moonletter seed                                                       the demo
moonletter seed --users N --requests N --messages N [--ids FILE]      a database of any size
moonletter doctor                                                     whether everything is well
moonletter jobs list | retry ID | drop ID                             mails and jobs that failed
moonletter backup FILE                                                the database and the files, also under load
moonletter restore FILE [--erased LIST]                               into an empty place
moonletter files move --to s3|folder                                  pictures, after a change of S3_URL
moonletter erased                                                     the list of closed accounts for restore
moonletter create-writer --email ADDRESS --first-name NAME --last-name NAME --password PASSWORD`;

/** An expected failure of a command; its message is printed without a stack. */
class CommandError extends Error {}

/** How many failures `moonletter jobs list` prints. */
const UNDELIVERED_SHOWN = 200;

/**
 * The product is nine tenths of all modules. It is loaded only after a command's settings, arguments and database have
 * been checked, so that a mistake is reported at once.
 */
const open: typeof openProduct = async (...given) => (await import('./app/product.ts')).openProduct(...given);

function refuseDataDir({ message }: Error): never {
  throw new CommandError(`DATA_DIR: the folder cannot be used: ${message}`);
}

/** Runs a command with the database of DATABASE_URL, or else the embedded one. */
async function withDatabase(config: Config, act: (url: string) => Promise<void>): Promise<void> {
  await prepareDataDir(config.dataDir).catch(refuseDataDir);
  if (config.databaseUrl !== undefined) {
    await requireDatabase(config.databaseUrl).catch((error: Error) => {
      throw new CommandError(`DATABASE_URL: the database cannot be reached: ${error.message}`);
    });
    return act(config.databaseUrl);
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: printLine,
    maxConnections: embeddedConnectionsOf(config.workers),
  }).catch((error: unknown) => {
    const isOfSystem = error instanceof Error && 'errno' in error;
    return isOfSystem ? refuseDataDir(error) : Promise.reject(error);
  });
  try {
    await act(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** Like `withDatabase`, but joins an embedded database that another process is running. */
async function withRunningDatabase(config: Config, act: (url: string) => Promise<void>): Promise<void> {
  const mayRun = config.databaseUrl === undefined && existsSync(config.dataDir);
  const running = mayRun ? await findEmbeddedPostgres(config.dataDir) : undefined;
  return running === undefined ? withDatabase(config, act) : act(running);
}

async function serveCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  limitHeapGrowth();
  if (cluster.isWorker) return (await import('./app/serve/serveAsWorker.ts')).serveAsWorker(config);
  if (config.workers > 1)
    return withDatabase(config, async (url) => {
      const { serveWithWorkers } = await import('./app/serve/serveWithWorkers.ts');
      await serveWithWorkers(config, url, import.meta.filename);
    });
  // Runs while the database starts.
  const isWarm = warmUpDangerDetection();
  await withDatabase(config, async (url) => {
    const { serveAlone } = await import('./app/serve/serveAlone.ts');
    await serveAlone(config, url, isWarm);
  });
}

async function withProduct(config: Config, act: (product: Product) => Promise<void>): Promise<void> {
  await withDatabase(config, async (url) => {
    const product = await open(config, url, createLog('warn'), { pool: { queryTimeoutMs: 0 } });
    try {
      await act(product);
    } finally {
      await product.close();
    }
  });
}

async function seedCommand(config: Config, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string' },
      requests: { type: 'string' },
      messages: { type: 'string' },
      ids: { type: 'string' },
    },
  });
  const count = (name: 'users' | 'requests' | 'messages') => {
    const given = values[name] ?? '';
    if (!/^\d{1,9}$/.test(given)) throw new CommandError(`--${name} takes a whole number`);
    return Number(given);
  };
  await withProduct(config, async ({ services }) => {
    if (values.users === undefined) {
      if (config.isProduction) throw new CommandError('The demo is refused in production');
      const { seedDemo } = await import('./seed/demo.ts');
      printLine(
        (await seedDemo(services))
          ? 'The demo is ready'
          : 'There are users already: the demo is for an empty database',
      );
      return;
    }
    const { seedBulk } = await import('./seed/bulk.ts');
    await seedBulk(services, {
      users: count('users'),
      requests: count('requests'),
      messages: count('messages'),
      idsFile: values.ids,
      onProgress: printLine,
    });
  });
}

async function createWriterCommand(config: Config, args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { email: text, 'first-name': text, 'last-name': text, password: text };
  const { values } = parseArgs({ args, options });
  const { email, 'first-name': firstName, 'last-name': lastName, password } = values;
  if (email === undefined || firstName === undefined || lastName === undefined || password === undefined)
    throw new CommandError(`All four are wanted:\n${USAGE}`);
  await withProduct(config, async ({ services }) => {
    const { createWriter } = await import('./readers/createWriter.ts');
    const refused = await createWriter(services, { email, firstName, lastName, password });
    if (refused !== undefined) throw new CommandError(refused);
    printLine(`${email} may log in as a writer now`);
  });
}

async function jobsCommand(config: Config, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [act = 'list', id, ...more] = positionals;
  const isList = act === 'list' && id === undefined;
  const isChange = (act === 'retry' || act === 'drop') && /^\d{1,15}$/.test(id ?? '');
  if ((!isList && !isChange) || more.length > 0)
    throw new CommandError('moonletter jobs list | retry ID | drop ID');
  await withRunningDatabase(config, async (url) => {
    const product = await open(config, url, createLog('warn'));
    const { createOperatorContext } = await import('./platform/http/callContext.ts');
    const { dropUndelivered } = await import('./undelivered/dropUndelivered.ts');
    const { retryUndelivered } = await import('./undelivered/retryUndelivered.ts');
    const operator = createOperatorContext(product.services);
    try {
      if (act === 'list') await printUndelivered(operator);
      else
        await operator.transaction((of) =>
          (act === 'retry' ? retryUndelivered : dropUndelivered)(of, { id: Number(id) }),
        );
    } catch (error) {
      if (error instanceof Refusal) throw new CommandError(`Nothing that failed has the id ${id}`);
      throw error;
    } finally {
      await product.close();
    }
    if (act === 'retry') printLine('It is tried again within ten seconds by the server that runs');
    if (act === 'drop') printLine('It is dropped');
  });
}

async function printUndelivered(operator: Context): Promise<void> {
  const { listUndelivered } = await import('./undelivered/listUndelivered.ts');
  const { count, results } = await listUndelivered(operator, {
    sort: 'created_at',
    order: 'desc',
    offset: 0,
    limit: UNDELIVERED_SHOWN,
  });
  if (count === 0) return printLine('Nothing has failed');
  for (const { id, kind, recipient, subject, error, tries, failedAt } of results)
    printLine([id, kind, failedAt, `${tries} tries`, recipient ?? '-', subject, error].join('\t'));
  if (count > results.length) printLine(`and ${count - results.length} older`);
}

async function doctorCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  const { runDoctorChecks } = await import('./app/doctor/runDoctorChecks.ts');
  const findings = await runDoctorChecks(config, (act) => withRunningDatabase(config, act));
  for (const { subject, isOk, text } of findings)
    printLine(`${isOk ? 'well ' : 'WRONG'}  ${subject.padEnd(9)}  ${text}`);
  if (findings.some(({ isOk }) => !isOk)) process.exitCode = 1;
}

async function migrateCommand(config: Config, args: string[]): Promise<void> {
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

function parseFile(positionals: string[]): string {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new CommandError(`One FILE is wanted:\n${USAGE}`);
  return path;
}

async function backupCommand(config: Config, args: string[]): Promise<void> {
  const path = parseFile(parseArgs({ args, allowPositionals: true }).positionals);
  const { backUp } = await import('./app/backups.ts');
  await withRunningDatabase(config, (url) => backUp(config, url, path, printLine));
}

async function restoreCommand(config: Config, args: string[]): Promise<void> {
  const options = { erased: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const path = parseFile(positionals);
  const { restore } = await import('./app/backups.ts');
  let erasing = 0;
  await withDatabase(config, async (url) => {
    erasing = await restore(config, url, { path, erasedList: values.erased }, printLine);
    if (erasing > 0) await finishErasingNow(config, url, erasing);
  });
  if (values.erased !== undefined) printLine(`Accounts erased again: ${erasing}`);
}

/** If this fails, the server tries again. */
async function finishErasingNow(config: Config, url: string, count: number): Promise<void> {
  const product = await open(config, url, createLog('warn'), { pool: { queryTimeoutMs: 0 } });
  const { createSystemContext } = await import('./platform/http/callContext.ts');
  const { ERASED_AT_ONCE, finishErasing } = await import('./privacy/finishErasing.ts');
  try {
    for (let done = 0; done < count; done += ERASED_AT_ONCE)
      await finishErasing.run(
        createSystemContext(product.services, product.mountOptions),
        new AbortController().signal,
      );
  } finally {
    await product.close();
  }
}

async function filesCommand(config: Config, args: string[]): Promise<void> {
  const options = { to: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.join(' ') !== 'move' || (values.to !== 's3' && values.to !== 'folder'))
    throw new CommandError('moonletter files move --to s3|folder');
  if (config.s3 === undefined) throw new CommandError('S3_URL: is needed, to say which store is meant');
  const { chooseFiles } = await import('./app/adapters.ts');
  const { moveFiles } = await import('./app/moveFiles.ts');
  const [folder, s3] = [await chooseFiles({ ...config, s3: undefined }), await chooseFiles(config)];
  const [from, to] = values.to === 's3' ? [folder, s3] : [s3, folder];
  printLine(`Files moved: ${await moveFiles(from, to)}`);
}

async function erasedCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  await withRunningDatabase(config, async (url) => {
    const { exportErasedList } = await import('./privacy/erasedList.ts');
    const { db, close } = openDatabase(url, { queryTimeoutMs: 0 });
    try {
      process.stdout.write(await exportErasedList(db));
    } finally {
      await close();
    }
  });
}

const commands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  serve: serveCommand,
  migrate: migrateCommand,
  seed: seedCommand,
  backup: backupCommand,
  restore: restoreCommand,
  files: filesCommand,
  erased: erasedCommand,
  'create-writer': createWriterCommand,
  jobs: jobsCommand,
  doctor: doctorCommand,
};

async function main([name = 'serve', ...args]: string[]): Promise<void> {
  if ([name, ...args].includes('--help')) return printLine(USAGE);
  const command = commands[name];
  if (command === undefined) throw new CommandError(USAGE);
  await command(parseConfig(process.env), args);
}

if (existsSync('.env')) process.loadEnvFile('.env');
await main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof CommandError ||
    error instanceof BackupError ||
    error instanceof EmbeddedPostgresError ||
    (error instanceof TypeError &&
      String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) ||
    // The port is in use, or the host is not an address of this machine.
    (error instanceof Error &&
      ['listen', 'getaddrinfo'].includes((error as NodeJS.ErrnoException).syscall ?? ''));
  process.stderr.write(
    `${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exitCode = 1;
});
