import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listTipCharges } from '../../testing/billing/listTipCharges.ts';
import { findLedgerFaults } from '../../testing/billing/findLedgerFaults.ts';
import { startOwnCluster } from '../../testing/platform/ownCluster.ts';
import { startTcpProxy } from '../../testing/platform/tcpProxy.ts';
import { createDataFolder, startServer } from '../../testing/commandLine.ts';
import { startTestProduct } from '../../testing/testProduct.ts';
import { createWorkload } from '../../testing/app/workload.ts';
import { createSeededRandom } from '../platform/seededRandom.ts';

const IS_LONG = process.env['SOAK'] === '1';
/** SOAK_MINUTES and SOAK_SEED can be set. */
const LASTS_MS = IS_LONG ? Number(process.env['SOAK_MINUTES'] ?? 30) * 60_000 : 15_000;
const SEED = Number(process.env['SOAK_SEED'] ?? 9);
/** The longest time for which PostgreSQL or its network does not respond. */
const SILENCE_MS = IS_LONG ? 12_000 : 3_000;
const BACK_MS = 10_000;
/** As in databaseFaults.test.ts: 5 s, and a second for a loaded machine. */
const ANSWERED_MS = 5_000 + 1_000;
/** The last tip or payment may have to wait for an interrupted claim of its key. */
const FINISHES_MS = 120_000;
const WRITER = ['writer@moonletter.test', 'moonletter-demo'] as const;

test(
  `${LASTS_MS / 1000} s of mixed faults (seed ${SEED}): nothing lost, nothing duplicated, the ledger equals the gateway's`,
  { timeout: LASTS_MS + FINISHES_MS + 120_000 },
  async () => {
    await using cluster = await startOwnCluster();
    await using proxy = await startTcpProxy({ host: '127.0.0.1', port: cluster.port });
    await using folder = await createDataFolder();
    const url = Object.assign(new URL(cluster.url), { port: String(proxy.port) }).href;
    const env = { DATA_DIR: folder.path, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent' };
    let server = await startServer(env);
    const random = createSeededRandom(SEED);
    const randomMs = (ms: number) => Math.round(random() * ms);

    const work = createWorkload(() => server.origin);
    const writer = await work.logIn(...WRITER);
    for (const name of ['ann', 'bea', 'cleo']) {
      const member = await work.signUpMember(`${name}@example.test`);
      const thread = await work.askQuestion(member, `${name} asks`);
      work.repeat((n) => work.post(member, thread, `${name} ${n}`));
    }
    const tipping = await work.signUpMember('dora@example.test');
    work.repeat(async (n) => {
      const thread = await work.askQuestion(tipping, `dora asks ${n}`);
      await work.answer(writer, thread, `a letter ${n}`);
      await work.tip(tipping, thread, 100 + (n % 90_000));
    });
    work.repeat(async (n) => {
      await work.signUpMember(`joins${n}@example.test`);
      await pause(1_000);
    });

    const faults = {
      'kill PostgreSQL': cluster.kill,
      'terminate connections': cluster.terminateBackends,
      async 'stop PostgreSQL'() {
        const resume = await cluster.pause();
        await pause(randomMs(SILENCE_MS));
        resume();
      },
      async 'swallow packets'() {
        proxy.dropPackets();
        const lose = random() < 0.5;
        await pause(randomMs(SILENCE_MS));
        proxy.forward({ lose });
      },
      async 'kill the server'() {
        server.child.kill('SIGKILL');
        await server.ended;
        server = await startServer(env);
      },
    };
    const order = Object.entries(faults);
    const until = performance.now() + LASTS_MS;
    const causedFaults: string[] = [];
    while (performance.now() < until) {
      // Each fault once, then at random.
      const [name, fault] = order[causedFaults.length] ?? order[Math.floor(random() * order.length)]!;
      causedFaults.push(name);
      await pause(randomMs(500));
      // Requests that were under way can end after a kill, so that some succeed before PostgreSQL has restarted.
      await cluster.started();
      await fault();
      const before = work.count;
      await expect
        .poll(() => work.count, { timeout: BACK_MS, interval: 20, message: `back after: ${name}` })
        .toBeGreaterThan(before + 3);
      expect([name, server.child.exitCode]).toEqual([name, null]);
    }
    await work.stop();

    const statuses = new Set(work.answers.map(({ status }) => status));
    const unexpected = work.answers.filter(({ status }) => status >= 500 && status !== 503);
    expect(unexpected.slice(0, 3)).toEqual([]);
    const late = work.answers.filter(({ status, ms }) => status === 503 && ms > ANSWERED_MS);
    expect(late.slice(0, 3)).toEqual([]);
    const { stored, acknowledged } = await work.compared(writer);
    expect(stored).toEqual(acknowledged);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });

    const product = await startTestProduct({ LOG_LEVEL: 'fatal' }, { databaseUrl: cluster.url });
    try {
      // Charges without an answer are looked up and settled.
      await product.advance({ minutes: 11 });
      expect(await findLedgerFaults(product)).toEqual([]);
      const byAmount = (a: number, b: number) => a - b;
      expect(await listTipCharges(product.db, 'dora@example.test')).toEqual(work.tips.toSorted(byAmount));
    } finally {
      await product.stop();
    }
    console.log(
      `${causedFaults.length} faults, ${work.count} messages, ${work.tips.length} tips, ${work.answers.length} answers ` +
        `(${[...statuses].toSorted((a, b) => a - b).join(', ')}): 0 lost, 0 duplicated`,
    );
  },
);
