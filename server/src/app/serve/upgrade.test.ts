import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder, startServer } from '../../../testing/commandLine.ts';
import { unpackEarlierVersion } from '../../../testing/app/earlierVersion.ts';
import { findStreamFaults, openResumedStream } from '../../../testing/app/resumedStream.ts';
import { createWorkload } from '../../../testing/app/workload.ts';
import { askQuestion, readThread, startWriters } from '../../../testing/app/writeThroughFaults.ts';
import { findLedgerFaults } from '../../../testing/billing/findLedgerFaults.ts';
import { listTipCharges } from '../../../testing/billing/listTipCharges.ts';
import { startOwnCluster, type Cluster } from '../../../testing/platform/ownCluster.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';

/** A version without the last four migrations (0042, 0046, 0050 and 0051); UPGRADE_FROM names another commit. */
const EARLIER = process.env['UPGRADE_FROM'] ?? 'eb7f5ebbfb36c0113a18a89f9d30e84968838b3e';
const TIPPING = 'dora@example.test';
const WRITER = ['writer@moonletter.test', 'moonletter-demo'] as const;
const START_MS = 240_000;
const WRITTEN_MS = 60_000;
const MAX_CONNECTIONS = 250;

let cluster: Cluster;
let pool: Database;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
let earlier: Awaited<ReturnType<typeof unpackEarlierVersion>>;
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
const buildEnv = () => ({ DATABASE_URL: cluster.url, DATA_DIR: folder.path, DEMO: '1', WORKERS: '2' });
beforeAll(async () => {
  [cluster, folder, earlier] = await Promise.all([
    startOwnCluster(MAX_CONNECTIONS),
    createDataFolder(),
    unpackEarlierVersion(EARLIER),
  ]);
  pool = openDatabase(cluster.url, { max: 2 });
  servers.push(await startServer(buildEnv(), { entry: earlier.entry, hasFullStart: true }));
}, START_MS);
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await pool.close();
  for (const each of [cluster, folder, earlier]) await each[Symbol.asyncDispose]();
}, START_MS);

async function countMigrations(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from kysely_migration`.execute(
    pool.db,
  );
  return rows[0]!.count;
}

test(
  'a newer version migrates while the older one serves, and takes over without losing a request',
  { timeout: 600_000 },
  async () => {
    let turn = 0;
    const nextOrigin = () => servers[(turn += 1) % servers.length]!.origin;
    const member = await askQuestion(servers[0]!.origin);
    const path = `/user-messages/${member.userId}/`;
    const streams = [
      await openResumedStream(nextOrigin, path, member.token),
      await openResumedStream(nextOrigin, path, member.token),
    ];
    const work = createWorkload(nextOrigin);
    const [writer, tipping] = [await work.logIn(...WRITER), await work.signUpMember(TIPPING)];
    work.repeat(async (n) => {
      const thread = await work.askQuestion(tipping, `a question ${n}`);
      await work.answer(writer, thread, `a letter ${n}`);
      await work.tip(tipping, thread, 100 + (n % 90_000));
    });
    const writers = startWriters(nextOrigin, member, 4);
    const waitForWrites = async (more: number) => {
      const before = writers.acknowledged.length;
      await expect
        .poll(() => writers.acknowledged.length, { timeout: WRITTEN_MS })
        .toBeGreaterThan(before + more);
    };

    await waitForWrites(100);
    const migrations = await countMigrations();
    servers.push(await startServer(buildEnv()));
    expect(await countMigrations()).toBeGreaterThan(migrations);
    await waitForWrites(200);
    const [older] = servers.splice(0, 1);
    older!.child.kill('SIGTERM');
    expect((await older!.ended).code).toBe(0);
    await waitForWrites(100);
    await Promise.all([writers.stop(), work.stop()]);

    const { origin } = servers[0]!;
    expect((await readThread(origin, member)).slice(1).toSorted()).toEqual(writers.acknowledged.toSorted());
    for (const { received } of streams)
      await expect
        .poll(() => findStreamFaults(received, writers.acknowledged), { timeout: WRITTEN_MS })
        .toEqual([]);
    for (const stream of streams) await stream.close();
    expect(work.answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { stored, acknowledged } = await work.compared(writer);
    expect(stored).toEqual(acknowledged);
    expect(await listTipCharges(pool.db, TIPPING)).toEqual(work.tips.toSorted((a, b) => a - b));
    const clock = { now: () => Temporal.Now.instant() };
    expect(await findLedgerFaults({ db: pool.db, services: { clock } })).toEqual([]);
    console.log(
      `${writers.acknowledged.length} messages, ${work.tips.length} tips through the upgrade: 0 lost, 0 duplicated`,
    );
  },
);
