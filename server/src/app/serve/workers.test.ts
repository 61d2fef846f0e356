import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder, startServer } from '../../../testing/commandLine.ts';
import { findStreamFaults, openResumedStream } from '../../../testing/app/resumedStream.ts';
import { sendCall, askQuestion, readThread, startWriters } from '../../../testing/app/writeThroughFaults.ts';

const METRICS_TOKEN = 'a-token-of-16-chars';
/** Three processes start in two seconds on an idle machine, and in a minute on a crowded one. */
const START_MS = 180_000;
const REPLACED_MS = 60_000;
const PRIMARY_GONE_MS = 2_000;
const READY_MS = 60_000;
const ANSWERED_MS = 5_000;

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let server: Awaited<ReturnType<typeof startServer>>;
let member: Awaited<ReturnType<typeof askQuestion>>;
const origin = () => server.origin;
beforeAll(async () => {
  folder = await createDataFolder();
  server = await startServer({ DATA_DIR: folder.path, DEMO: '1', WORKERS: '2', METRICS_TOKEN });
  member = await askQuestion(server.origin);
}, START_MS);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await folder[Symbol.asyncDispose]();
});

/** The processes that the server's own process has started to serve. */
function listWorkerIds(): number[] {
  const { pid } = server.child;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((id) => id !== '' && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('main.ts'))
    .map(Number);
}

/** Whether its own program runs: until then, the primary waits for it, and would wait for as long as it is stopped. */
const isExecuted = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes('NODE_UNIQUE_ID=');

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

/**
 * The status of an answer on a new connection: `fetch` may use one that is open already. A worker that was stopped late may
 * have accepted the connection, and never answers.
 */
const fetchStatusOnNewConnection = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWERED_MS);
    get(server.origin + path, { agent: false, signal }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

/** A connection that is closed after its answer. */
const fetchWithoutKeepAlive = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers: { connection: 'close', ...headers } });

test(
  'the workers share sessions, streams, the test clock and the metrics',
  { timeout: READY_MS },
  async () => {
    expect(listWorkerIds()).toHaveLength(2);
    const path = `/user-messages/${member.userId}/`;
    const streams = await Promise.all(
      Array.from({ length: 4 }, () => openResumedStream(origin, path, member.token)),
    );
    const writers = startWriters(origin, member, 2);
    await expect.poll(() => writers.acknowledged.length, { timeout: READY_MS }).toBeGreaterThan(10);
    await writers.stop();
    expect((await readThread(server.origin, member)).slice(1).toSorted()).toEqual(
      writers.acknowledged.toSorted(),
    );
    for (const { received } of streams)
      await expect
        .poll(() => findStreamFaults(received, writers.acknowledged), { timeout: READY_MS })
        .toEqual([]);
    for (const stream of streams) await stream.close();

    const target = Temporal.Now.instant().add({ hours: 100 });
    const setClock = (body: object) => sendCall<{ now: string }>(`${server.origin}/api/test_clock`, { body });
    await setClock({ now: target.toString() });
    for (let n = 0; n < 4; n += 1) {
      const { now } = await setClock({ advance_seconds: 0 });
      expect(Temporal.Instant.compare(now, target)).toBeGreaterThanOrEqual(0);
    }

    const count = 6;
    for (let n = 0; n < count; n += 1) expect((await fetchWithoutKeepAlive('/api/none')).status).toBe(404);
    const readCount = async () => {
      const text = await (
        await fetchWithoutKeepAlive('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
      ).text();
      const findLine = (series: string) => text.split('\n').find((each) => each.startsWith(`${series} `));
      return {
        refused: findLine('moonletter_request_duration_seconds_count{call="/api/*",status="404"}')
          ?.split(' ')
          .at(-1),
        pool: findLine('moonletter_pool_size')?.split(' ').at(-1),
        up: findLine('moonletter_database_up')?.split(' ').at(-1),
      };
    };
    await expect
      .poll(readCount, { timeout: READY_MS })
      .toEqual({ refused: String(count), pool: '20', up: '1' });
    expect(await readCount()).toEqual({ refused: String(count), pool: '20', up: '1' });
  },
);

// While both serve, so before any is killed.
test('the other worker answers while one is stopped', { timeout: READY_MS }, async () => {
  const stopped = listWorkerIds()[0]!;
  process.kill(stopped, 'SIGSTOP');
  try {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetchStatusOnNewConnection('/healthz')),
    );
    expect(answers).toEqual(answers.map(() => 200));
  } finally {
    process.kill(stopped, 'SIGKILL');
  }
  await expect.poll(() => listWorkerIds().includes(stopped), { timeout: REPLACED_MS }).toBe(false);
  await expect.poll(() => listWorkerIds().length, { timeout: REPLACED_MS }).toBe(2);
});

test('a worker that dies is replaced, and no write and no event is lost', { timeout: 300_000 }, async () => {
  const path = `/user-messages/${member.userId}/`;
  const before = await readThread(server.origin, member);
  const streams = [
    await openResumedStream(origin, path, member.token),
    await openResumedStream(origin, path, member.token),
  ];
  const writers = startWriters(origin, member, 2);
  // Both in turn, so one of them is the one that numbers events.
  for (const pid of listWorkerIds()) {
    const writtenBefore = writers.acknowledged.length;
    await expect
      .poll(() => writers.acknowledged.length, { timeout: READY_MS })
      .toBeGreaterThan(writtenBefore + 3);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => listWorkerIds().includes(pid), { timeout: REPLACED_MS }).toBe(false);
    await expect.poll(() => listWorkerIds().length, { timeout: REPLACED_MS }).toBe(2);
  }
  await writers.stop();
  const texts = (await readThread(server.origin, member)).slice(before.length);
  expect(texts.toSorted()).toEqual(writers.acknowledged.toSorted());
  for (const { received } of streams)
    await expect
      .poll(() => findStreamFaults(received, writers.acknowledged), { timeout: READY_MS })
      .toEqual([]);
  expect(streams.some(({ resumed }) => resumed > 0)).toBe(true);
  for (const stream of streams) await stream.close();
});

test('SIGHUP replaces every worker, and no request is lost', { timeout: 300_000 }, async () => {
  await expect
    .poll(async () => (await fetchWithoutKeepAlive('/readyz')).status, { timeout: READY_MS })
    .toBe(200);
  const before = listWorkerIds();
  const statuses: (number | string)[] = [];
  let isDone = false;
  // Connections that are kept open, and one for each request.
  const clients = ['keep-alive', 'keep-alive', 'close'].map(async (connection) => {
    while (!isDone) {
      statuses.push(
        await fetch(`${server.origin}/api/quotes`, { headers: { connection } }).then(
          async (response) => (await response.arrayBuffer(), response.status),
          (error: Error) => error.message,
        ),
      );
      // Several times in each step of a replacement, without slowing down the start of the workers.
      await pause(25);
    }
  });
  server.child.kill('SIGHUP');
  await expect
    .poll(() => listWorkerIds().length === 2 && listWorkerIds().every((pid) => !before.includes(pid)), {
      timeout: 180_000,
      interval: 200,
    })
    .toBe(true);
  isDone = true;
  await Promise.all(clients);
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('SIGHUP also replaces workers that are still starting', { timeout: 300_000 }, async () => {
  const killed = listWorkerIds();
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  const starting: number[] = [];
  // Each at once, before it uses the database: stopped within a transaction, it would keep its locks.
  const stopStarting = () => {
    const isNew = (pid: number) => !killed.includes(pid) && !starting.includes(pid) && isExecuted(pid);
    for (const pid of listWorkerIds().filter(isNew)) {
      process.kill(pid, 'SIGSTOP');
      starting.push(pid);
    }
    return starting.length;
  };
  await expect.poll(stopStarting, { timeout: REPLACED_MS, interval: 20 }).toBe(2);
  server.child.kill('SIGHUP');
  try {
    // Only a worker that replaces one of them can answer.
    await expect
      .poll(() => fetchStatusOnNewConnection('/readyz').catch(() => undefined), { timeout: 180_000 })
      .toBe(200);
  } finally {
    // Stopped processes would keep the output of the server open.
    for (const pid of starting) process.kill(pid, 'SIGCONT');
  }
  await expect
    .poll(() => listWorkerIds().length === 2 && listWorkerIds().every((pid) => !starting.includes(pid)), {
      timeout: 180_000,
      interval: 200,
    })
    .toBe(true);
});

test(
  'workers end within 2 s after their primary was killed, and SIGTERM ends all in order',
  { timeout: 300_000 },
  async () => {
    const orphans = listWorkerIds();
    server.child.kill('SIGKILL');
    await server.ended;
    const goneAt = performance.now();
    await expect.poll(() => orphans.some(isAlive), { interval: 20 }).toBe(false);
    expect(performance.now() - goneAt).toBeLessThan(PRIMARY_GONE_MS);
    // The embedded PostgreSQL has gone on, and is taken over.
    server = await startServer({ DATA_DIR: folder.path, WORKERS: '2' });
    const workers = listWorkerIds();
    server.child.kill('SIGTERM');
    const { code, out } = await server.ended;
    expect({ code, alive: workers.filter(isAlive) }).toEqual({ code: 0, alive: [] });
    expect(out.match(/^Moonletter is at/gm)).toHaveLength(1);
  },
);
