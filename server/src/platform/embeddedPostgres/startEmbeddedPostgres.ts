import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { buildConnectionUrl, buildTcpUrl, createCluster } from './cluster.ts';
import { keepRunning } from './keepRunning.ts';
import { isOwned, takeOwnership } from './ownership.ts';
import { type ClusterPaths, locateCluster, clusterPathFile } from './clusterPaths.ts';
import {
  findRunningPostmaster,
  type ListenAddress,
  type Postmaster,
  type ServerSettings,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { signalProcess } from './processes.ts';

const DATABASE = 'moonletter';
/** PostgreSQL's own default. */
const DEFAULT_MAX_CONNECTIONS = 100;
// Not SIGHUP: listening to it would undo nohup.
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A running PostgreSQL of this process. */
export type EmbeddedPostgres = {
  /** Connection string of the database `moonletter`, as a superuser of the cluster. */
  url: string;
  /** The same by TCP on 127.0.0.1, where `url` may be by a Unix socket. */
  tcpUrl: string;
  /** Stops the server cleanly and releases the folder. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on the cluster of `dataDir`, creating it if needed; a server left behind by a killed process is
 * reused. Listens only on a Unix socket and on 127.0.0.1, on the same port each time if it is free, and stops with this
 * process (except after kill -9). `durable: false` is for tests: fast, but data is lost on power failure. A server left
 * behind that accepts fewer than `maxConnections` is restarted. Throws EmbeddedPostgresError when the folder is in use
 * or the platform has no binaries.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (message: string) => void;
  durable?: boolean;
  maxConnections?: number;
}): Promise<EmbeddedPostgres> {
  const { log, durable = true, maxConnections = DEFAULT_MAX_CONNECTIONS } = options;
  const settings = { durable, maxConnections };
  const dataDir = resolve(options.dataDir);
  const paths = locateCluster(dataDir);
  const releaseOwnership = takeOwnership(paths.owner, dataDir);
  try {
    const { initdb, postgres } = findBinaries(paths);
    await createCluster(paths, initdb, durable);
    const start = () => startPostmaster(paths, postgres, settings);
    const orphan = await takeOverRunningServer(paths, settings);
    const first = orphan ?? (await start());
    await createDatabase(paths, first).catch(async (error: unknown) => {
      await stopPostmaster(first);
      throw error;
    });
    log(
      `embedded PostgreSQL ${orphan ? 'taken over' : 'started'} on port ${first.port}, data in ${paths.cluster}`,
    );
    // The same port, so that clients can reconnect.
    const server = keepRunning(first, () => startPostmaster(paths, postgres, settings, first.port), log);
    const exitHook = stopOnProcessExit(() => {
      signalProcess(server.current(), 'SIGINT');
      releaseOwnership();
    });
    return {
      url: buildConnectionUrl(paths, first, DATABASE),
      tcpUrl: buildTcpUrl(paths, first.port, DATABASE),
      async stop() {
        await server.stopWatching();
        exitHook.forget();
        await stopPostmaster(server.current());
        releaseOwnership();
      },
    };
  } catch (error) {
    releaseOwnership();
    throw error;
  }
}

/** The connection string of the server that a living process runs on the cluster of `dataDir`, if there is one. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const paths = locateCluster(resolve(dataDir));
  if (!isOwned(paths.owner)) return undefined;
  const running = await findRunningPostmaster(paths);
  return running && buildConnectionUrl(paths, running, DATABASE);
}

/** Deletes the cluster of a data folder and stops a server left behind on it. Throws while it is in use. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const paths = locateCluster(dataDir);
  const releaseOwnership = takeOwnership(paths.owner, dataDir);
  try {
    const orphan = await findRunningPostmaster(paths);
    if (orphan !== undefined) await stopPostmaster(orphan);
    rmSync(paths.folder, { recursive: true });
    rmSync(clusterPathFile(dataDir), { force: true });
  } finally {
    releaseOwnership();
  }
}

async function takeOverRunningServer(paths: ClusterPaths, { durable, maxConnections }: ServerSettings) {
  const orphan = await findRunningPostmaster(paths);
  if (orphan === undefined) return undefined;
  const found = await readSettings(paths, orphan);
  if (found?.durable === durable && found.maxConnections >= maxConnections) return orphan;
  await stopPostmaster(orphan);
  return undefined;
}

// Undefined when the server does not answer, e.g. while it shuts down.
async function readSettings(paths: ClusterPaths, on: Postmaster): Promise<ServerSettings | undefined> {
  const query = `
    select current_setting('fsync')::boolean as durable, current_setting('max_connections')::int as "maxConnections"`;
  try {
    const { rows } = await runQuery<ServerSettings>(paths, on, query);
    return rows[0];
  } catch {
    return undefined;
  }
}

async function createDatabase(paths: ClusterPaths, postmaster: Postmaster) {
  const known = `select from pg_database where datname = '${DATABASE}'`;
  const { rowCount } = await runQuery(paths, postmaster, known);
  if (rowCount === 0) await runQuery(paths, postmaster, `create database ${DATABASE}`);
}

async function runQuery<Row extends pg.QueryResultRow>(paths: ClusterPaths, on: ListenAddress, sql: string) {
  const client = new pg.Client(buildConnectionUrl(paths, on, 'postgres'));
  // An error while the connection is open also fails the query.
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query<Row>(sql);
  } finally {
    await client.end();
  }
}

// The exit handler must be synchronous: it only signals the server, and the next start waits for it if needed.
function stopOnProcessExit(end: () => void) {
  const endBy = (name: NodeJS.Signals) => {
    // Another listener will stop us or exit properly; a signal without one ends the process.
    if (process.listenerCount(name) > 0) return;
    end();
    process.kill(process.pid, name);
  };
  process.once('exit', end);
  for (const name of ENDING_SIGNALS) process.once(name, endBy);
  return {
    forget() {
      process.off('exit', end);
      for (const name of ENDING_SIGNALS) process.off(name, endBy);
    },
  };
}
