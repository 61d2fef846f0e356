import { existsSync } from 'node:fs';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createWriter } from './people/createWriter.ts';
import { openProduct, type Product } from './app/product.ts';
import { buildServer } from './app/server.ts';
import { type Config, ConfigFaults, configFrom } from './platform/config.ts';
import { openDataDir } from './platform/dataDir.ts';
import { openDatabase } from './platform/database.ts';
import { EmbeddedPostgresRefused } from './platform/embeddedPostgres/refused.ts';
import { startEmbeddedPostgres } from './platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { openLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { requireDatabase } from './platform/requireDatabase.ts';
import { DEMO_PASSWORD, seedDemo } from './seed/demo.ts';
import { seedBulk } from './seed/bulk.ts';

const USAGE = `moonletter serve
moonletter migrate
moonletter seed                                                       the demo
moonletter seed --users N --requests N --messages N [--ids FILE]      a database of any size
moonletter create-writer --email ADDRESS --first-name NAME --last-name NAME --password PASSWORD`;

/** What was asked for cannot be done, in words for whoever typed it. */
class CommandRefused extends Error {}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function refuseDataDir({ message }: Error): never {
  throw new CommandRefused(`DATA_DIR: the folder cannot be used: ${message}`);
}

/** Runs a command with a database: the one of DATABASE_URL, or the embedded one. */
async function withDatabase(config: Config, act: (url: string) => Promise<void>): Promise<void> {
  await openDataDir(config.dataDir).catch(refuseDataDir);
  if (config.databaseUrl !== undefined) {
    await requireDatabase(config.databaseUrl).catch((error: Error) => {
      throw new CommandRefused(`DATABASE_URL: the database cannot be reached: ${error.message}`);
    });
    return act(config.databaseUrl);
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say }).catch(
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

async function serve(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  await withDatabase(config, async (url) => {
    const log = openLog(config.logLevel);
    const product = await openProduct(config, url, log);
    try {
      if (config.isDemo && (await seedDemo(product.ground)))
        say(
          `A demo is ready. Log in as writer@moonletter.test, monthly_active@moonletter.test or one of the other\nmembers (docs/map.md names them); the password is ${DEMO_PASSWORD}`,
        );
      await listen(product, config);
    } finally {
      await product.close();
    }
  });
}

/**
 * After the port is closed: how long clients have to finish their requests, and how long everything has to end, so that
 * no client can delay a restart. With DRAIN_SECONDS it is 10 s in all.
 */
const CLIENTS_HAVE_MS = 3_000;
const ALL_HAS_MS = 4_500;
const LAST_REQUESTS_MS = 300;

/** Serves until a signal asks it to stop, then lets what is under way finish. */
async function listen(product: Product, { host, port, drainSeconds }: Config): Promise<void> {
  const server = await buildServer(product);
  const stop = Promise.withResolvers<void>();
  const hurry = new AbortController();
  // Each time: a second signal, as when a service manager tells all of a group, must not kill us while we end in order.
  process.on('SIGTERM', () => stop.resolve());
  process.on('SIGINT', () => {
    hurry.abort();
    stop.resolve();
  });
  surviveUncaughtErrors(product);
  const address = await server.listen({ host, port });
  await product.start(address);
  say(`Moonletter is at ${address}`);
  await stop.promise;
  say('Moonletter is stopping');
  product.beginStopping();
  // Load balancers see /readyz, clients see `Connection: close`: both send their next request elsewhere.
  const hasDrained = await pause(drainSeconds * 1000, drainSeconds > 0, { signal: hurry.signal }).catch(
    () => false,
  );
  setTimeout(() => server.server.closeAllConnections(), CLIENTS_HAVE_MS).unref();
  // Work that hangs outside of us is left: what it had not committed is done again by whoever serves next.
  setTimeout(() => process.exit(0), ALL_HAS_MS).unref();
  if (hasDrained) {
    // The port is closed; of the connections that are open one may just be sending its first request.
    NetServer.prototype.close.call(server.server);
    await pause(LAST_REQUESTS_MS);
  }
  await server.close();
}

/**
 * An uncaught error must not end the requests of others. It is safe to go on: all state is in the database, and each
 * request has its own transaction.
 */
function surviveUncaughtErrors({ ground, mounting }: Product): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      ground.log.error({ err: error, event }, 'an error was caught by nobody');
      mounting.report(error, event);
    });
}

async function withProduct(config: Config, act: (product: Product) => Promise<void>): Promise<void> {
  await withDatabase(config, async (url) => {
    const product = await openProduct(config, url, openLog('warn'), { queryTimeoutMs: 0 });
    try {
      await act(product);
    } finally {
      await product.close();
    }
  });
}

async function seed(config: Config, args: string[]): Promise<void> {
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
    if (!/^\d{1,9}$/.test(given)) throw new CommandRefused(`--${name} takes a whole number`);
    return Number(given);
  };
  await withProduct(config, async ({ ground }) => {
    if (values.users === undefined) {
      if (config.isProduction) throw new CommandRefused('The demo is refused in production');
      say(
        (await seedDemo(ground))
          ? 'The demo is ready'
          : 'There are users already: the demo is for an empty database',
      );
      return;
    }
    await seedBulk(ground, {
      users: count('users'),
      requests: count('requests'),
      messages: count('messages'),
      idsFile: values.ids,
      onProgress: say,
    });
  });
}

async function addWriter(config: Config, args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { email: text, 'first-name': text, 'last-name': text, password: text };
  const { values } = parseArgs({ args, options });
  const { email, 'first-name': firstName, 'last-name': lastName, password } = values;
  if (email === undefined || firstName === undefined || lastName === undefined || password === undefined)
    throw new CommandRefused(`All four are wanted:\n${USAGE}`);
  await withProduct(config, async ({ ground }) => {
    const refused = await createWriter(ground, { email, firstName, lastName, password });
    if (refused !== undefined) throw new CommandRefused(refused);
    say(`${email} may log in as a writer now`);
  });
}

async function migrateOnly(config: Config, args: string[]): Promise<void> {
  parseArgs({ args });
  await withDatabase(config, async (url) => {
    const { db, close } = openDatabase(url, { queryTimeoutMs: 0 });
    try {
      const applied = await migrate(db);
      say(applied.length === 0 ? 'Nothing to migrate' : applied.join('\n'));
    } finally {
      await close();
    }
  });
}

const commands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  serve,
  migrate: migrateOnly,
  seed,
  'create-writer': addWriter,
};

async function main([name = 'serve', ...args]: string[]): Promise<void> {
  if ([name, ...args].includes('--help')) return say(USAGE);
  const command = commands[name];
  if (command === undefined) throw new CommandRefused(USAGE);
  await command(configFrom(process.env), args);
}

if (existsSync('.env')) process.loadEnvFile('.env');
await main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigFaults ||
    error instanceof CommandRefused ||
    error instanceof EmbeddedPostgresRefused ||
    (error instanceof TypeError &&
      String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) ||
    // A port that is taken, a host that is not here.
    (error instanceof Error &&
      ['listen', 'getaddrinfo'].includes((error as NodeJS.ErrnoException).syscall ?? ''));
  process.stderr.write(
    `${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exitCode = 1;
});
