import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, createClusterFaults, startOwnCluster } from '../../testing/platform/ownCluster.ts';
import { type TcpProxy, startTcpProxy } from '../../testing/platform/tcpProxy.ts';
import { createDataFolder, startServer } from '../../testing/commandLine.ts';
import { type WorkloadResponse, createWorkload, type Workload } from '../../testing/app/workload.ts';

const IS_LONG = process.env['SOAK'] === '1';
const KILLS = IS_LONG ? 20 : 3;
/** How long PostgreSQL is paused. */
const PAUSES_MS = IS_LONG ? [20_000, 90_000] : [7_000];
const SWALLOWS_MS = IS_LONG ? 12_000 : 7_000;
/** The limit is 5 s; a loaded test machine may notice an answer a second later. */
const ANSWERED_MS = 5_000 + 1_000;
const BACK_MS = 10_000;
const SENDERS = 6;
const DEMO = { writer: 'writer@moonletter.test', member: 'monthly_active@moonletter.test' };
const DEMO_PASSWORD = 'moonletter-demo';

interface ServerUnderLoad {
  server: Awaited<ReturnType<typeof startServer>>;
  work: Workload;
  writer: string;
}

/** A server on a database that is about to fail, with a member who sends messages continuously. */
async function startServerUnderLoad(env: Record<string, string>): Promise<ServerUnderLoad> {
  const server = await startServer({ DEMO: '1', LOG_LEVEL: 'silent', ...env });
  const work = createWorkload(() => server.origin);
  const member = await work.logIn(DEMO.member, DEMO_PASSWORD);
  const writer = await work.logIn(DEMO.writer, DEMO_PASSWORD);
  const thread = await work.askQuestion(member, 'What stays?');
  for (let sender = 0; sender < SENDERS; sender++)
    work.repeat(async (n) => {
      await work.post(member, thread, `${sender}.${n}`);
      // Without it the senders would take most of the time of a core.
      await pause(10);
    });
  work.repeat(async () => {
    await work.ask('GET /api/reading_requests', { token: writer });
    await pause(20);
  });
  work.repeat(async () => {
    await work.ask('GET /healthz');
    await pause(100);
  });
  return { server, work, writer };
}

/** Stops all senders, and expects every acknowledged message to be stored once. */
async function finish({ server, work, writer }: ServerUnderLoad) {
  await work.stop();
  const { stored, acknowledged } = await work.compared(writer);
  server.child.kill('SIGTERM');
  const { code } = await server.ended;
  return { stored, acknowledged, code };
}

/** Every response is a success or 503 with Retry-After, and none is late; /healthz always succeeds. */
const NO_VIOLATIONS = { unexpected: [], late: [] };

function findViolations(answers: readonly WorkloadResponse[]) {
  const isExpected = ({ call, status, retryAfter }: WorkloadResponse) =>
    (status >= 200 && status < 300) || (status === 503 && Number(retryAfter) > 0 && call !== 'GET /healthz');
  return {
    unexpected: answers.filter((answer) => !isExpected(answer)),
    late: answers.filter(({ ms }) => ms >= ANSWERED_MS),
  };
}

/** Within 10 s a message is acknowledged and the server reports that it is ready. */
async function expectRecovery({ work, server }: ServerUnderLoad) {
  const repairedAt = performance.now();
  const before = work.count;
  await expect.poll(() => work.count, { timeout: BACK_MS, interval: 20 }).toBeGreaterThan(before + SENDERS);
  await expect
    .poll(() => work.ask('GET /readyz'), { timeout: BACK_MS, interval: 20 })
    .toMatchObject({ status: 200 });
  expect(performance.now() - repairedAt).toBeLessThan(BACK_MS);
  expect(server.child.exitCode).toBe(null);
}

async function expectNotReady({ work }: ServerUnderLoad) {
  const startedAt = performance.now();
  await expect
    .poll(() => work.ask('GET /readyz'), { timeout: ANSWERED_MS, interval: 20 })
    .toMatchObject({ status: 503 });
  expect(performance.now() - startedAt).toBeLessThan(ANSWERED_MS);
}

/** Causes the fault while members write. `fault` resolves once nothing is broken any more. */
async function causeFault(serverUnderLoad: ServerUnderLoad, fault: () => Promise<unknown>) {
  const before = serverUnderLoad.work.count;
  await expect
    .poll(() => serverUnderLoad.work.count, { timeout: BACK_MS, interval: 5 })
    .toBeGreaterThan(before + 5);
  serverUnderLoad.work.answers.length = 0;
  await fault();
  await expectRecovery(serverUnderLoad);
  return findViolations(serverUnderLoad.work.answers);
}

describe('the process survives failures of its embedded PostgreSQL', () => {
  let folder: Awaited<ReturnType<typeof createDataFolder>>;
  let serverUnderLoad: ServerUnderLoad;
  beforeAll(async () => {
    folder = await createDataFolder();
    serverUnderLoad = await startServerUnderLoad({ DATA_DIR: folder.path });
  }, 60_000);
  afterAll(async () => {
    serverUnderLoad.server.child.kill('SIGKILL');
    await serverUnderLoad.server.ended;
    await folder[Symbol.asyncDispose]();
  });

  test(
    `${KILLS} times: kill -9 of the embedded PostgreSQL`,
    { timeout: 30_000 + KILLS * 15_000 },
    async () => {
      const faults = createClusterFaults(folder.path, '');
      for (let n = 0; n < KILLS; n++)
        expect(await causeFault(serverUnderLoad, faults.kill)).toEqual(NO_VIOLATIONS);
    },
  );

  test('nothing that was acknowledged is lost or duplicated', { timeout: 60_000 }, async () => {
    const { stored, acknowledged, code } = await finish(serverUnderLoad);
    expect(stored).toEqual(acknowledged);
    expect(code).toBe(0);
  });
});

describe('the process survives failures of an external PostgreSQL', () => {
  let cluster: Cluster;
  let proxy: TcpProxy;
  let folder: Awaited<ReturnType<typeof createDataFolder>>;
  let serverUnderLoad: ServerUnderLoad;
  beforeAll(async () => {
    cluster = await startOwnCluster();
    proxy = await startTcpProxy({ host: '127.0.0.1', port: cluster.port });
    folder = await createDataFolder();
    const url = Object.assign(new URL(cluster.url), { port: String(proxy.port) });
    serverUnderLoad = await startServerUnderLoad({ DATA_DIR: folder.path, DATABASE_URL: url.href });
  }, 60_000);
  afterAll(async () => {
    serverUnderLoad.server.child.kill('SIGKILL');
    await serverUnderLoad.server.ended;
    await proxy[Symbol.asyncDispose]();
    await cluster[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

  test(`${KILLS} times: kill -9 of PostgreSQL`, { timeout: 30_000 + KILLS * 15_000 }, async () => {
    for (let n = 0; n < KILLS; n++)
      expect(await causeFault(serverUnderLoad, cluster.kill)).toEqual(NO_VIOLATIONS);
  });

  test(`${KILLS} times the end of all its connections`, { timeout: 30_000 + KILLS * 15_000 }, async () => {
    for (let n = 0; n < KILLS; n++)
      expect(await causeFault(serverUnderLoad, cluster.terminateBackends)).toEqual(NO_VIOLATIONS);
  });

  test.each(PAUSES_MS)('%i ms of SIGSTOP', { timeout: 60_000 + Math.max(...PAUSES_MS) }, async (ms) => {
    const violations = await causeFault(serverUnderLoad, async () => {
      const resume = await cluster.pause();
      const until = performance.now() + ms;
      await expectNotReady(serverUnderLoad);
      await pause(Math.max(0, until - performance.now()));
      resume();
    });
    expect(violations).toEqual(NO_VIOLATIONS);
  });

  test.each([{ lose: false }, { lose: true }])(
    `a network that drops all packets for ${SWALLOWS_MS} ms (delayed packets are lost: $lose)`,
    { timeout: 60_000 + SWALLOWS_MS },
    async (how) => {
      const violations = await causeFault(serverUnderLoad, async () => {
        proxy.dropPackets();
        const until = performance.now() + SWALLOWS_MS;
        await expectNotReady(serverUnderLoad);
        await pause(Math.max(0, until - performance.now()));
        proxy.forward(how);
      });
      expect(violations).toEqual(NO_VIOLATIONS);
    },
  );

  test('PostgreSQL accepts no more connections', { timeout: 60_000 }, async () => {
    const violations = await causeFault(serverUnderLoad, async () => {
      const releaseSlots = await cluster.takeAllSlots();
      await expectNotReady(serverUnderLoad);
      await releaseSlots();
    });
    expect(violations).toEqual(NO_VIOLATIONS);
  });

  test('nothing that was acknowledged is lost or duplicated', { timeout: 60_000 }, async () => {
    const { stored, acknowledged, code } = await finish(serverUnderLoad);
    expect(stored).toEqual(acknowledged);
    expect(code).toBe(0);
  });
});
