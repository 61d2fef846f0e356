import { existsSync } from 'node:fs';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Refusal } from '#contract/refusals.ts';
import type { openProduct, Product } from './app/product.ts';
import { BackupError } from './backup/backupError.ts';
import { type Config, ConfigError, parseConfig } from './platform/config.ts';
import { prepareDataDir } from './platform/dataDir.ts';
import { openDatabase } from './platform/database.ts';
import { EmbeddedPostgresError } from './platform/embeddedPostgres/embeddedPostgresError.ts';
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { requireDatabase } from './platform/requireDatabase.ts';
import { warmUpDangerDetection } from './readings/safety/indicatesDanger.ts';
import type { Context } from './platform/context.ts';

const USAGE = `moonletter serve
moonletter migrate
moonletter seed                                                       the demo
moonletter seed --users N --requests N --messages N [--ids FILE]      a database of any size
moonletter doctor                                                     whether everything is well
moonletter jobs list | retry ID | drop ID                             mails and jobs that failed
moonletter backup FILE                                                the database and the files, also under load
moonletter restore FILE [--erased LIST]                               into an empty place
moonletter erased                                                     the list of closed accounts for restore
moonletter create-writer --email ADDRESS --first-name NAME --last-name NAME --password PASSWORD`;

/** An expected failure of a command; its message is printed without a stack. */
class CommandError extends Error {}

/** How many failures `moonletter jobs list` prints. */
const UNDELIVERED_SHOWN = 200;

/**
 * The product is nine tenths of all modules. It is loaded once a command's settings and arguments are right and its
 * database is there, so that a mistake is told at once.
 */
const open: typeof openProduct = async (...given) => (await import('./app/product.ts')).openProduct(...given);

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

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
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: printLine }).catch(
    (error: unknown) => {
      const isOfSystem = error instanceof Error && 'errno' in error;
      return isOfSystem ? refuseDataDir(error) : Promise.reject(error);
    },
  );
  try {
    await act(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** Like `withDatabase`, but joins an embedded database that another process is running. */
async function withRunningDatabase(config: Config, act: (url: string) => Promise<void>): Promise<void> {
  const running = config.databaseUrl === undefined ? await findEmbeddedPostgres(config.dataDir) : undefined;
  return running === undefined ? withDatabase(config, act) : act(running);
}

async function serveCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  // Meanwhile the database starts.
  const isWarm = warmUpDangerDetection();
  await withDatabase(config, async (url) => {
    const log = createLog(config.logLevel);
    const product = await open(config, url, log);
    try {
      const { DEMO_PASSWORD, seedDemo } = await import('./seed/demo.ts');
      if (config.isDemo && (await seedDemo(product.services)))
        printLine(
          `A demo is ready. Log in as writer@moonletter.test, monthly_active@moonletter.test or one of the other\nmembers (docs/map.md names them); the password is ${DEMO_PASSWORD}`,
        );
      await isWarm;
      await serveUntilStopped(product, config);
    } finally {
      await product.close();
    }
  });
}

/**
 * Once DRAIN_SECONDS have passed: how long clients have to finish their requests, and after what time the process exits
 * in any case, so that no client can delay a restart. With the default DRAIN_SECONDS the total is within 10 s.
 */
const CLIENT_GRACE_MS = 3_000;
const SHUTDOWN_LIMIT_MS = 4_500;
const LAST_REQUEST_GRACE_MS = 300;

/** Serves until SIGTERM or SIGINT, then lets requests in progress finish. */
async function serveUntilStopped(product: Product, { host, port, drainSeconds }: Config): Promise<void> {
  const { buildServer } = await import('./app/server.ts');
  const { openMailReceiver } = await import('./app/mailReceiver.ts');
  const server = await buildServer(product);
  const stop = Promise.withResolvers<void>();
  const skipDrain = new AbortController();
  // Not `once`: a second signal, as when a service manager signals the whole process group, must not kill the process
  // during an orderly shutdown.
  process.on('SIGTERM', () => stop.resolve());
  process.on('SIGINT', () => {
    skipDrain.abort();
    stop.resolve();
  });
  surviveUncaughtErrors(product);
  const address = await server.listen({ host, port });
  await product.start(address);
  const receiver = await openMailReceiver(product);
  printLine(`Moonletter is at ${address}`);
  await stop.promise;
  printLine('Moonletter is stopping');
  void receiver?.close();
  product.beginStopping();
  // Load balancers see /readyz, clients see `Connection: close`: both send their next request elsewhere.
  const hasDrained = await pause(drainSeconds * 1000, drainSeconds > 0, { signal: skipDrain.signal }).catch(
    () => false,
  );
  setTimeout(() => server.server.closeAllConnections(), CLIENT_GRACE_MS).unref();
  // Unfinished external calls are abandoned; the next process repeats the work that was not committed.
  setTimeout(() => process.exit(0), SHUTDOWN_LIMIT_MS).unref();
  if (hasDrained) {
    // Only closes the port: an open connection may be about to send its first request.
    NetServer.prototype.close.call(server.server);
    await pause(LAST_REQUEST_GRACE_MS);
  }
  await server.close();
}

/**
 * Keeps the process running after an uncaught error, which must not end other requests. This is safe: all state is in
 * the database, and each request has its own transaction.
 */
function surviveUncaughtErrors({ services, mountOptions }: Product): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      services.log.error({ err: error, event }, 'an error was caught by nobody');
      mountOptions.report(error, event);
    });
}

async function withProduct(config: Config, act: (product: Product) => Promise<void>): Promise<void> {
  await withDatabase(config, async (url) => {
    const product = await open(config, url, createLog('warn'), { queryTimeoutMs: 0 });
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
    const { createOperatorContext } = await import('./platform/callContext.ts');
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
  const { examine } = await import('./app/doctor/examine.ts');
  const findings = await examine(config, (act) => withRunningDatabase(config, act));
  for (const { subject, isWell, text } of findings)
    printLine(`${isWell ? 'well ' : 'WRONG'}  ${subject.padEnd(9)}  ${text}`);
  if (findings.some(({ isWell }) => !isWell)) process.exitCode = 1;
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

/** The database that is in use, whether a server runs on it or not. */
async function withUsedDatabase(config: Config, act: (url: string) => Promise<void>): Promise<void> {
  const running =
    config.databaseUrl === undefined && existsSync(config.dataDir)
      ? await findEmbeddedPostgres(config.dataDir)
      : undefined;
  await (running === undefined ? withDatabase(config, act) : act(running));
}

function parseFile(positionals: string[]): string {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new CommandError(`One FILE is wanted:\n${USAGE}`);
  return path;
}

async function backupCommand(config: Config, args: string[]): Promise<void> {
  const path = parseFile(parseArgs({ args, allowPositionals: true }).positionals);
  const { backUp } = await import('./app/backups.ts');
  await withUsedDatabase(config, (url) => backUp(config, url, path, printLine));
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

/** What fails here is tried again by the server. */
async function finishErasingNow(config: Config, url: string, count: number): Promise<void> {
  const product = await open(config, url, createLog('warn'), { queryTimeoutMs: 0 });
  const { createSystemContext } = await import('./platform/callContext.ts');
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

async function erasedCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  await withUsedDatabase(config, async (url) => {
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
