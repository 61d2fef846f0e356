import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { createCluster, buildConnectionUrl } from './cluster.ts';
import { keepRunning } from './keepRunning.ts';
import { takeOwnership } from './ownership.ts';
import { placeNotePath, locateCluster } from './clusterPaths.ts';
import type { ClusterPaths } from './clusterPaths.ts';
import { findRunningPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { signalProcess } from './processes.ts';

const DATABASE = 'moonletter';
// Not SIGHUP: to listen to it would undo nohup.
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export type EmbeddedPostgres = {
  /** Connection string of the database `moonletter`, as a superuser of the cluster. */
  url: string;
  /** Writes everything, ends the server, and gives the folder back. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on the cluster kept for `dataDir`, which is made if there is none; a server left behind by a killed
 * process is taken over as it runs. It listens on 127.0.0.1 only, on the same port each time if that is free, and ends
 * with this process (except by kill -9). `durable: false` is for tests: quick, and lost with the machine's power.
 * Throws EmbeddedPostgresRefused when the folder is in use or the platform has no binaries.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (message: string) => void;
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  const dataDir = resolve(options.dataDir);
  const place = locateCluster(dataDir);
  const releaseOwnership = takeOwnership(place.owner, dataDir);
  try {
    const { initdb, postgres } = findBinaries(place);
    await createCluster(place, initdb, durable);
    const start = () => startPostmaster(place, postgres, durable);
    const orphan = await adoptOrphan(place, durable);
    const first = orphan ?? (await start());
    await createDatabase(place, first).catch(async (error: unknown) => {
      await stopPostmaster(first);
      throw error;
    });
    log(
      `embedded PostgreSQL ${orphan ? 'taken over' : 'started'} on port ${first.port}, data in ${place.cluster}`,
    );
    // Whoever is connected comes back to the same port.
    const server = keepRunning(first, () => startPostmaster(place, postgres, durable, first.port), log);
    const exitHook = stopOnProcessExit(() => {
      signalProcess(server.current(), 'SIGINT');
      releaseOwnership();
    });
    return {
      url: buildConnectionUrl(place, first.port, DATABASE),
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

/** Deletes the cluster of a data folder, stopping a server left behind on it. Refused while it is in use. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const place = locateCluster(dataDir);
  const releaseOwnership = takeOwnership(place.owner, dataDir);
  try {
    const orphan = await findRunningPostmaster(place);
    if (orphan !== undefined) await stopPostmaster(orphan);
    rmSync(place.folder, { recursive: true });
    rmSync(placeNotePath(dataDir), { force: true });
  } finally {
    releaseOwnership();
  }
}

async function adoptOrphan(place: ClusterPaths, durable: boolean) {
  const orphan = await findRunningPostmaster(place);
  if (orphan === undefined || (await isDurable(place, orphan)) === durable) return orphan;
  await stopPostmaster(orphan);
  return undefined;
}

// Undefined where it does not say, as it may just be going down.
async function isDurable(place: ClusterPaths, { port }: Postmaster) {
  try {
    const { rows } = await runQuery<{ fsync: string }>(place, port, 'show fsync');
    return rows[0]?.fsync === 'on';
  } catch {
    return undefined;
  }
}

async function createDatabase(place: ClusterPaths, { port }: Postmaster) {
  const { rowCount } = await runQuery(place, port, `select from pg_database where datname = '${DATABASE}'`);
  if (rowCount === 0) await runQuery(place, port, `create database ${DATABASE}`);
}

async function runQuery<Row extends pg.QueryResultRow>(place: ClusterPaths, port: number, sql: string) {
  const client = new pg.Client(buildConnectionUrl(place, port, 'postgres'));
  // What breaks it while it is open fails the query as well.
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query<Row>(sql);
  } finally {
    await client.end();
  }
}

// The last chance is synchronous: the server is told to end, and the next start waits for it if need be.
function stopOnProcessExit(end: () => void) {
  const endBy = (name: NodeJS.Signals) => {
    // Whoever else listens will stop us or exit in good order; a signal nobody else listens to ends the process.
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
