import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { locateCluster } from '../../src/platform/embeddedPostgres/clusterPaths.ts';
import { startEmbeddedPostgres } from '../../src/platform/embeddedPostgres/startEmbeddedPostgres.ts';

/** A restart includes the recovery of what was not yet in the tables. */
const STARTS_MS = 30_000;

/**
 * A PostgreSQL for a single test, so that it can be killed, paused and filled up without affecting others. It is
 * restarted when killed, as a service manager would do.
 */
export async function startOwnCluster(maxConnections = 100) {
  const dataDir = await mkdtemp(join(tmpdir(), 'moonletter-cluster-'));
  await chmod(dataDir, 0o711);
  const { tcpUrl: url, stop } = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    durable: true,
    maxConnections,
  });
  return {
    url,
    port: Number(new URL(url).port),
    ...createClusterFaults(dataDir, url),
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startOwnCluster>>;

/** Faults for the embedded PostgreSQL of any data folder, also one in another process. */
export function createClusterFaults(dataDir: string, url: string) {
  const pidFile = join(locateCluster(dataDir).cluster, 'postmaster.pid');
  const postmaster = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  return {
    /** Resolves once PostgreSQL accepts connections, which it does not for a moment after a kill. */
    async started(): Promise<void> {
      const client = await vi.waitFor(() => openClient(url), { timeout: STARTS_MS, interval: 20 });
      await client.end();
    },
    /** kill -9 of PostgreSQL's main process; the others exit when they notice. */
    async kill() {
      process.kill(await postmaster(), 'SIGKILL');
    },
    /** SIGSTOP to all of PostgreSQL's processes. @returns a function that resumes them */
    async pause(): Promise<() => void> {
      const first = await postmaster();
      const all = [first, ...(await listChildPids(first))];
      const send = (name: NodeJS.Signals) => {
        for (const pid of all) {
          try {
            process.kill(pid, name);
          } catch (error) {
            // The process has ended meanwhile.
            if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
          }
        }
      };
      send('SIGSTOP');
      return () => send('SIGCONT');
    },
    /** Ends all client connections but this one. @returns their number */
    async terminateBackends(): Promise<number> {
      const client = await openClient(url);
      try {
        const { rowCount } = await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        return rowCount ?? 0;
      } finally {
        await client.end();
      }
    },
    /** Ends all client connections and takes all free slots. @returns a function that releases them */
    async takeAllSlots(): Promise<() => Promise<void>> {
      const first = await openClient(url);
      const taken = [first];
      const { rows } = await first.query<{ max: number }>(
        `select current_setting('max_connections')::int as max`,
      );
      const max = rows[0]!.max;
      while (taken.length < max) {
        await first.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where backend_type = 'client backend' and application_name <> 'slots'`,
        );
        const more = await Promise.allSettled(
          Array.from({ length: max - taken.length }, () => openClient(url)),
        );
        taken.push(...more.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
      }
      return async () => void (await Promise.all(taken.map((client) => client.end())));
    },
  };
}

async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'slots' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function listChildPids(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return pids.filter((_, at) => parents[at] === parent).map(Number);
}
