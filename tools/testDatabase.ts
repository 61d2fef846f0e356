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

export type TestCluster = {
  /** Connection string of a superuser, also in process.env.TEST_CLUSTER_URL. */
  url: string;
  /** Ends the server and deletes its files. */
  stop(): Promise<void>;
};

/**
 * One throw-away PostgreSQL for a run of tests: quick, not durable, deleted with the run. What an earlier run that was
 * killed left behind is deleted first.
 */
export async function startTestCluster(): Promise<TestCluster> {
  endLeftoversWithUs();
  await removeLeftBehind();
  const dataDir = mkdtempSync(join(tmpdir(), NAME));
  // As root the server runs as another user, who must get in.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
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
 * Vitest's globalSetup and Playwright's: both call what it returns at the end of the run. Vitest calls it once for each
 * of its projects, and loads it anew for each; they share one server.
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
      // Still in use, or another user's.
      if (!(error instanceof EmbeddedPostgresError) && (error as NodeJS.ErrnoException).code !== 'EACCES')
        throw error;
    }
  }
}

async function remove(dataDir: string) {
  await removeEmbeddedPostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
