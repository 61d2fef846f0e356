import { existsSync } from 'node:fs';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createWriter } from './readers/createWriter.ts';
import { openProduct, type Product } from './app/product.ts';
import { buildServer } from './app/server.ts';
import { type Config, ConfigError, parseConfig } from './platform/config.ts';
import { prepareDataDir } from './platform/dataDir.ts';
import { openDatabase } from './platform/database.ts';
import { EmbeddedPostgresError } from './platform/embeddedPostgres/embeddedPostgresError.ts';
import { startEmbeddedPostgres } from './platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { requireDatabase } from './platform/requireDatabase.ts';
import { warmUpDangerDetection } from './readings/safety/indicatesDanger.ts';
import { DEMO_PASSWORD, seedDemo } from './seed/demo.ts';
import { seedBulk } from './seed/bulk.ts';

const USAGE = `moonletter serve
moonletter migrate
moonletter seed                                                       the demo
moonletter seed --users N --requests N --messages N [--ids FILE]      a database of any size
moonletter create-writer --email ADDRESS --first-name NAME --last-name NAME --password PASSWORD`;

/** An expected failure of a command; its message is printed without a stack. */
class CommandError extends Error {}

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

async function serveCommand(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  await withDatabase(config, async (url) => {
    const log = createLog(config.logLevel);
    const product = await openProduct(config, url, log);
    try {
      if (config.isDemo && (await seedDemo(product.services)))
        printLine(
          `A demo is ready. Log in as writer@moonletter.test, monthly_active@moonletter.test or one of the other\nmembers (docs/map.md names them); the password is ${DEMO_PASSWORD}`,
        );
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
  warmUpDangerDetection();
  const address = await server.listen({ host, port });
  await product.start(address);
  printLine(`Moonletter is at ${address}`);
  await stop.promise;
  printLine('Moonletter is stopping');
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
    const product = await openProduct(config, url, createLog('warn'), { queryTimeoutMs: 0 });
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
      printLine(
        (await seedDemo(services))
          ? 'The demo is ready'
          : 'There are users already: the demo is for an empty database',
      );
      return;
    }
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
    const refused = await createWriter(services, { email, firstName, lastName, password });
    if (refused !== undefined) throw new CommandError(refused);
    printLine(`${email} may log in as a writer now`);
  });
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

const commands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  serve: serveCommand,
  migrate: migrateCommand,
  seed: seedCommand,
  'create-writer': createWriterCommand,
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
