import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder, startServer } from '../../../testing/commandLine.ts';
import { findLedgerFaults } from '../../../testing/billing/findLedgerFaults.ts';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { findStreamFaults, openResumedStream } from '../../../testing/app/resumedStream.ts';
import { ask, askQuestion, readThread, startWriters } from '../../../testing/app/writeThroughFaults.ts';
import { ADVISORY_LOCKS } from '../../platform/advisoryLocks.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { listInstances } from '../../platform/instances.ts';

const isSoak = process.env['SOAK'] === '1';
const KILLS = isSoak ? 120 : 3;
const SEED = Number(process.env['SEED'] ?? 7);
/** Between two kills every writer goes on. */
const MESSAGES_BETWEEN = 8;
/** Two seconds on an idle machine, a minute on a crowded one. */
const START_MS = 180_000;
const BACK_MS = 90_000;
const WORKERS = 2;
const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const hasRedis = await new Promise<boolean>((resolve) => {
  const { hostname, port } = new URL(REDIS_URL);
  const socket = connect(Number(port || 6379), hostname);
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  socket.once('connect', () => socket.destroy());
});

/** Numbers from 0 to below `end`, the same for each run of one seed (a linear congruential generator). */
function createDice(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let pool: Database;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
/** The short form by PostgreSQL's bus, the long one by Redis where there is one. */
const start = () =>
  startServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    DEMO: '1',
    WORKERS: String(WORKERS),
    ...(hasRedis && isSoak && { REDIS_URL }),
  });
beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await createDataFolder();
  pool = openDatabase(database.url, { max: 2 });
  servers.push(...(await Promise.all([start(), start()])));
}, START_MS);
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await pool.close();
  await database.drop();
  await folder[Symbol.asyncDispose]();
}, START_MS);

const pidOf = (instanceId: string) => Number(instanceId.split('.')[0]);
const listWorkers = async () => (await listInstances(pool.db)).map(pidOf).toSorted((a, b) => a - b);

/** The process that numbers events, if there is one just now. */
async function findElected(): Promise<number | undefined> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objid = ${ADVISORY_LOCKS.numberingElection}
      and datname = current_database()`.execute(pool.db);
  return rows[0] === undefined ? undefined : pidOf(rows[0].name.split(' ')[2]!);
}

test(
  `${KILLS} kills of workers and servers lose no message, double none, and every stream tells each once`,
  { timeout: 120_000 + KILLS * BACK_MS },
  async () => {
    const dice = createDice(SEED);
    const someOrigin = () => servers[dice(servers.length)]!.origin;
    const member = await askQuestion(servers[0]!.origin);
    const path = `/user-messages/${member.userId}/`;
    // Two that stay with a server, and two that are opened again on any.
    const streams = await Promise.all(
      [() => servers[0]!.origin, () => servers[1]!.origin, someOrigin, someOrigin].map((origin) =>
        openResumedStream(origin, path, member.token),
      ),
    );
    const writers = startWriters(someOrigin, member, 4);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = writers.acknowledged.length;
      await expect
        .poll(() => writers.acknowledged.length, { timeout: BACK_MS })
        .toBeGreaterThan(before + MESSAGES_BETWEEN);
      // Each kind in turn, so that the short form has all of them.
      if (kill % 3 === 0) {
        const elected = await findElected();
        if (elected !== undefined) process.kill(elected, 'SIGKILL');
      } else if (kill % 3 === 1) {
        const workers = await listWorkers();
        process.kill(workers[dice(workers.length)]!, 'SIGKILL');
      } else {
        const at = dice(servers.length);
        servers[at]!.child.kill('SIGKILL');
        await servers[at]!.ended;
        servers[at] = await start();
      }
      await expect.poll(async () => (await listWorkers()).length, { timeout: BACK_MS }).toBe(2 * WORKERS);
    }
    await writers.stop();
    const texts = await readThread(servers[0]!.origin, member);
    expect(texts.slice(1).toSorted()).toEqual(writers.acknowledged.toSorted());
    for (const { received } of streams)
      await expect
        .poll(() => findStreamFaults(received, writers.acknowledged), { timeout: BACK_MS })
        .toEqual([]);
    expect(streams.some(({ resumed }) => resumed > 0)).toBe(true);
    for (const stream of streams) await stream.close();
  },
);

test('the time moves for all, and each renewal is charged once', { timeout: START_MS }, async () => {
  // At the same time on both, so that the sweeps of all processes meet.
  const move = (origin: string) =>
    fetch(`${origin}/api/test_clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance_seconds: 33 * 86_400 }),
    });
  const moved = await Promise.all(servers.map(({ origin }) => move(origin)));
  expect(moved.map(({ status }) => status)).toEqual([200, 200]);
  const times = await Promise.all(
    servers.flatMap(({ origin }) =>
      [1, 2].map(async () => {
        const body = { advance_seconds: 0 };
        return (await ask<{ now: string }>(`${origin}/api/test_clock`, { body })).now;
      }),
    ),
  );
  const [earliest, latest] = [times.toSorted()[0]!, times.toSorted().at(-1)!];
  expect(Temporal.Instant.from(latest).since(earliest).total('seconds')).toBeLessThan(30);
  const now = Temporal.Instant.from(latest);
  expect(await findLedgerFaults({ db: pool.db, services: { clock: { now: () => now } } })).toEqual([]);
  const { rows } = await sql`
    select from attempts join invoices on invoices.id = invoice_id
    where purpose = 'renewal' and attempts.status = 'succeeded' limit 1`.execute(pool.db);
  expect(rows).toHaveLength(1);
});
