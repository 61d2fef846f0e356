import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDataFolder, startServer } from '../../../testing/commandLine.ts';
import { findLedgerFaults } from '../../../testing/billing/findLedgerFaults.ts';
import { startS3Fake, type S3Fake } from '../../../testing/adapters/s3Fake.ts';
import { listTipCharges } from '../../../testing/billing/listTipCharges.ts';
import { startOwnCluster, type Cluster } from '../../../testing/platform/ownCluster.ts';
import { startOwnRedis, type OwnRedis } from '../../../testing/platform/ownRedis.ts';
import { startTcpProxy, type TcpProxy } from '../../../testing/platform/tcpProxy.ts';
import { findStreamFaults, openResumedStream } from '../../../testing/app/resumedStream.ts';
import { keepUploading } from '../../../testing/app/uploadThroughFaults.ts';
import { createWorkload } from '../../../testing/app/workload.ts';
import { sendCall, askQuestion, readThread, startWriters } from '../../../testing/app/writeThroughFaults.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisoryLocks.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { listInstances } from '../../platform/instances.ts';

const isSoak = process.env['SOAK'] === '1';
/** Each kind of kill comes once, and then at random until this time has passed. */
const LASTS_MS = isSoak ? Number(process.env['SOAK_MINUTES'] ?? 10) * 60_000 : 0;
const SEED = Number(process.env['SEED'] ?? 7);
const TIPPING = 'dora@example.test';
const WRITER = ['writer@moonletter.test', 'moonletter-demo'] as const;
/** How long Redis and the bucket stay away. */
const DOWN_MS = isSoak ? 5_000 : 500;
/** At least this many messages are acknowledged between two kills, so that every writer has continued. */
const MESSAGES_BETWEEN = 8;
/** Two seconds on an idle machine, a minute on a crowded one. */
const START_MS = 240_000;
const REPLACED_MS = 90_000;
/** Until writes are acknowledged again. */
const BACK_MS = 10_000;
const WORKERS = 2;
/** Two servers of two workers may open 144, and one that is started again meanwhile. */
const MAX_CONNECTIONS = 250;
/** Numbers from 0 to below `end`, the same for each run of one seed (a linear congruential generator). */
function createDice(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

let cluster: Cluster;
let redis: OwnRedis | undefined;
let bucket: S3Fake;
let bucketProxy: TcpProxy;
let pool: Database;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
const start = () =>
  startServer({
    DATABASE_URL: cluster.url,
    DATA_DIR: folder.path,
    S3_URL: Object.assign(new URL(bucket.url), { port: String(bucketProxy.port) }).href,
    DEMO: '1',
    WORKERS: String(WORKERS),
    ...(redis !== undefined && { REDIS_URL: redis.url }),
  });
beforeAll(async () => {
  [cluster, redis, bucket, folder] = await Promise.all([
    startOwnCluster(MAX_CONNECTIONS),
    startOwnRedis(),
    startS3Fake(),
    createDataFolder(),
  ]);
  bucketProxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(bucket.url).port) });
  pool = openDatabase(cluster.url, { max: 2 });
  // One after the other: together they would keep PostgreSQL too busy to let their workers in.
  servers.push(await start(), await start());
}, START_MS);
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await pool.close();
  for (const each of [bucketProxy, bucket, redis, cluster, folder]) await each?.[Symbol.asyncDispose]();
}, START_MS);

const readPid = (instanceId: string) => Number(instanceId.split('.')[0]);
const listWorkers = async () => (await listInstances(pool.db)).map(readPid).toSorted((a, b) => a - b);

/** The process that numbers events, if there is one just now. */
async function findElected(): Promise<number | undefined> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objid = ${ADVISORY_LOCKS.numberingElection}
      and datname = current_database()`.execute(pool.db);
  return rows[0] === undefined ? undefined : readPid(rows[0].name.split(' ')[2]!);
}

/** Ways to kill a process. Each resolves when it runs again, or at once if it is started again automatically. */
const KILLS: Record<string, (dice: (end: number) => number) => Promise<void>> = {
  async 'the elected worker'() {
    const elected = await findElected();
    if (elected !== undefined) process.kill(elected, 'SIGKILL');
  },
  async 'a worker'(dice) {
    const workers = await listWorkers();
    process.kill(workers[dice(workers.length)]!, 'SIGKILL');
  },
  async 'a server'(dice) {
    const at = dice(servers.length);
    servers[at]!.child.kill('SIGKILL');
    await servers[at]!.ended;
    servers[at] = await start();
  },
  PostgreSQL: () => cluster.kill(),
  async Redis() {
    await redis?.killAndRestart(DOWN_MS);
  },
  async 'the bucket'() {
    bucketProxy.refuse();
    await pause(DOWN_MS);
    bucketProxy.forward();
  },
};

test(
  'when any process is killed, nothing is lost, duplicated or charged twice, and streams deliver each event once',
  { timeout: 300_000 + 3 * LASTS_MS },
  async () => {
    const dice = createDice(SEED);
    const pickOrigin = () => servers[dice(servers.length)]!.origin;
    const member = await askQuestion(servers[0]!.origin);
    const path = `/user-messages/${member.userId}/`;
    // Two that stay with a server, and two that are opened again on any.
    const streams = await Promise.all(
      [() => servers[0]!.origin, () => servers[1]!.origin, pickOrigin, pickOrigin].map((origin) =>
        openResumedStream(origin, path, member.token),
      ),
    );
    const uploads = keepUploading(pickOrigin, member);
    const work = createWorkload(pickOrigin);
    const [writer, tipping] = [await work.logIn(...WRITER), await work.signUpMember(TIPPING)];
    work.repeat(async (n) => {
      const thread = await work.askQuestion(tipping, `a question ${n}`);
      await work.answer(writer, thread, `a letter ${n}`);
      await work.tip(tipping, thread, 100 + (n % 90_000));
      // Without it they would take most of the time of a core from the servers that start.
      await pause(50);
    });
    const writers = startWriters(pickOrigin, member, 4);
    const kinds = Object.entries(KILLS);
    const until = performance.now() + LASTS_MS;
    const slowest = { name: '', ms: 0 };
    let kills = 0;
    for (; kills < kinds.length || performance.now() < until; kills += 1) {
      const before = writers.acknowledged.length;
      await expect
        .poll(() => writers.acknowledged.length, { timeout: REPLACED_MS })
        .toBeGreaterThan(before + MESSAGES_BETWEEN);
      const [name, kill] = kinds[kills] ?? kinds[dice(kinds.length)]!;
      const killed = performance.now();
      const killing = kill(dice);
      const acknowledged = writers.acknowledged.length;
      // Each of the four writers may have had an answer on its way.
      await expect
        .poll(() => writers.acknowledged.length, {
          timeout: BACK_MS,
          interval: 20,
          message: `back after: ${name}`,
        })
        .toBeGreaterThan(acknowledged + 4);
      const ms = performance.now() - killed;
      if (ms > slowest.ms) Object.assign(slowest, { name, ms });
      await killing;
      await expect.poll(async () => (await listWorkers()).length, { timeout: REPLACED_MS }).toBe(2 * WORKERS);
    }
    await Promise.all([writers.stop(), work.stop(), uploads.stop()]);

    const texts = await readThread(servers[0]!.origin, member);
    expect(texts.slice(1).toSorted()).toEqual(writers.acknowledged.toSorted());
    for (const { received } of streams)
      await expect
        .poll(() => findStreamFaults(received, writers.acknowledged), { timeout: REPLACED_MS })
        .toEqual([]);
    expect(streams.some(({ resumed }) => resumed > 0)).toBe(true);
    for (const stream of streams) await stream.close();
    const { stored, acknowledged } = await work.compared(writer);
    expect(stored).toEqual(acknowledged);
    expect(await listTipCharges(pool.db, TIPPING)).toEqual(work.tips.toSorted((a, b) => a - b));
    expect(uploads.count).toBeGreaterThan(0);
    // A server may still be recovering from the last kill, and answer 503.
    for (const { origin } of servers)
      await expect
        .poll(() => uploads.readLast(origin).catch(() => undefined), { timeout: REPLACED_MS })
        .toEqual(uploads.last);
    console.log(
      `${kills} kills, ${writers.acknowledged.length} messages, ${work.tips.length} tips, ${uploads.count} pictures: ` +
        `0 lost, 0 duplicated; at the latest back after ${Math.round(slowest.ms)} ms (${slowest.name})`,
    );
  },
);

test(
  'the test clock moves for all processes, and each renewal is charged once',
  { timeout: START_MS },
  async () => {
    const first = await sendCall<{ now: string }>(`${servers[0]!.origin}/api/test_clock`, {
      body: { advance_seconds: 0 },
    });
    const target = Temporal.Instant.from(first.now).add({ hours: 33 * 24 });
    const move = async (origin: string) => {
      const response = await fetch(`${origin}/api/test_clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now: target.toString() }),
      });
      return response.status;
    };
    // At the same time on both, so that the jobs of all processes meet. On a busy machine a statement that waits for
    // another process's lock can reach its time limit, which is answered with 503; the same move is then repeated.
    await Promise.all(
      servers.map(({ origin }) =>
        expect.poll(() => move(origin), { timeout: REPLACED_MS, interval: 1_000 }).toBe(200),
      ),
    );
    // How far each process is ahead of this one. On a busy machine a process may still be doing what fell due.
    const readLead = async (origin: string) => {
      const body = { advance_seconds: 0 };
      const { now } = await sendCall<{ now: string }>(`${origin}/api/test_clock`, { body });
      return Temporal.Instant.from(now).since(Temporal.Now.instant()).total('seconds');
    };
    const leads = await Promise.all(
      servers.flatMap(({ origin }) =>
        [1, 2].map(() => vi.waitFor(() => readLead(origin), { timeout: REPLACED_MS, interval: 1_000 })),
      ),
    );
    expect(Math.max(...leads) - Math.min(...leads)).toBeLessThan(30);
    const now = Temporal.Now.instant().add({ milliseconds: Math.round(Math.max(...leads) * 1_000) });
    // A process may still be recording a charge that has just succeeded.
    await expect
      .poll(() => findLedgerFaults({ db: pool.db, services: { clock: { now: () => now } } }), {
        timeout: REPLACED_MS,
      })
      .toEqual([]);
    const { rows } = await sql`
    select from attempts join invoices on invoices.id = invoice_id
    where purpose = 'renewal' and attempts.status = 'succeeded' limit 1`.execute(pool.db);
    expect(rows).toHaveLength(1);
  },
);
