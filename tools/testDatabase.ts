import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftoversWithUs } from './leftovers.ts';
import { EmbeddedPostgresError } from '../server/src/platform/embeddedPostgres/embeddedPostgresError.ts';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/src/platform/embeddedPostgres/startEmbeddedPostgres.ts';

const NAME = 'moonletter-test-cluster-';
// A younger one may belong to a run that is just starting.
const LEFT_BEHIND_AFTER_MS = 60_000;
/** Tests run many servers on one PostgreSQL. */
const MAX_CONNECTIONS = 250;

export type TestCluster = {
  /** Superuser connection string, also in process.env.TEST_CLUSTER_URL. */
  url: string;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
};

/**
 * A temporary PostgreSQL for one test run: fast, not durable, deleted with the run. First deletes those left behind by
 * killed runs.
 */
export async function startTestCluster(): Promise<TestCluster> {
  endLeftoversWithUs();
  await removeLeftBehind();
  const dataDir = mkdtempSync(join(tmpdir(), NAME));
  // Under root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    durable: false,
    maxConnections: MAX_CONNECTIONS,
  });
  process.env['TEST_CLUSTER_URL'] = server.url;
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await remove(dataDir);
    },
  };
}

const RUN = Symbol.for('moonletter.testRun');
const shared = globalThis as { [RUN]?: Promise<TestCluster> };

/**
 * globalSetup for Vitest and Playwright: both call the returned function at the end of the run. Vitest loads and calls
 * it once per project; the projects share one server.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const isFirst = shared[RUN] === undefined;
  const { stop } = await (shared[RUN] ??= startTestCluster());
  return isFirst ? stop : undefined;
}

async function removeLeftBehind() {
  const latest = Date.now() - LEFT_BEHIND_AFTER_MS;
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(NAME));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    if ((statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > latest) continue;
    try {
      await remove(folder);
    } catch (error) {
      // Still in use, or owned by another user.
      if (!(error instanceof EmbeddedPostgresError) && (error as NodeJS.ErrnoException).code !== 'EACCES')
        throw error;
    }
  }
}

async function remove(dataDir: string) {
  await removeEmbeddedPostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
