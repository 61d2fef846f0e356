import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openProduct } from '../server/src/app/product.ts';
import { buildServer } from '../server/src/app/server.ts';
import { embeddedConnectionsOf } from '../server/src/app/serve/rules.ts';
import { parseConfig } from '../server/src/platform/config.ts';
import type { Db } from '../server/src/platform/database/database.ts';
import { createLog } from '../server/src/platform/log.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { type BenchCall, buildBenchCalls } from './calls.ts';
import { measureChartCpuMs } from './chart.ts';
import type { BaselineCall } from './baseline.ts';
import { type LoadResult, type MeasuredProcess, readResidentMb, runLoad } from './measure.ts';
import { recordStatements } from './record.ts';
import { type CallFigures, type Figures, renderReport } from './report.ts';
import { measureDesk } from './desk.ts';
import { measureStreams } from './streams.ts';
import {
  createBenchDatabase,
  findPostmaster,
  logLine,
  seedDatabase,
  serverEnv,
  startProcess,
  startServing,
  stop,
} from './servers.ts';
import { measureWorkers, renderWorkers } from './workers.ts';
import { measureRenewals, type RenewalFigures } from './renewals.ts';
import { measureSearches } from './searches.ts';

const SIZES = {
  small: { users: 1_000, requests: 10_000, messages: 100_000 },
  large: { users: 50_000, requests: 1_000_000, messages: 5_000_000 },
};
const RENEWAL_SIZE = { users: 10_500, requests: 20_000, messages: 100_000 };
const RESULTS = new URL('./results/', import.meta.url);
const BASELINE = new URL('./baseline.ts', import.meta.url).pathname;
const STREAMS = 5_000;
/** Warm-up before measuring, so that both are compiled. */
const WARM_SECONDS = 4;

const { values: flags } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    /** Seconds of load for each call, split into two turns each for the server and the baseline. */
    seconds: { type: 'string', default: '8' },
    /** Only calls whose name contains one of these, separated by commas. */
    only: { type: 'string', default: '' },
    /** Requests a second for each call; without it, as many as are answered. */
    rate: { type: 'string', default: '0' },
    /** A checkout of another version, with its packages installed, which is measured in turns with this one. */
    before: { type: 'string' },
    /** Numbers of workers, for example 1,2: each server gets as many cores, and shares them with PostgreSQL and the load. */
    workers: { type: 'string' },
  },
});
const rate = Number(flags.rate);
const size = flags.large ? 'large' : 'small';
const turnSeconds = Number(flags.seconds) / 2;
const isWanted = (name: string) => flags.only.split(',').some((part) => name.includes(part));

/** The statements that the baseline sends for each call: recorded from one request to the real server, in this process. */
async function recordCalls(
  calls: BenchCall[],
  databaseUrl: string,
  dataDir: string,
): Promise<BaselineCall[]> {
  const config = parseConfig(serverEnv(databaseUrl, dataDir));
  const product = await openProduct(config, databaseUrl, createLog('error'));
  // Work after the call, such as numbering events and writing drafts, is not recorded.
  const noWakeUps = { wakeStreams() {}, wakeJobs() {}, wakeJobIn() {} };
  const server = await buildServer({ ...product, mountOptions: { ...product.mountOptions, ...noWakeUps } });
  const recorded: BaselineCall[] = [];
  for (const call of calls) {
    const recordedKey = call.hasKey === true ? 'recorded-key' : null;
    for (const { path, token, body } of call.targets) {
      const ask = async (key: string | null) => {
        const response = await server.inject({
          method: call.method,
          url: path,
          headers: {
            ...(token !== null && { authorization: `Token ${token}` }),
            ...(key !== null && { 'idempotency-key': key }),
            ...(body !== null && { 'content-type': 'application/json' }),
          },
          ...(body !== null && { payload: body }),
        });
        if (response.statusCode >= 300) throw new Error(`${call.name}: ${response.body}`);
      };
      // The first read may store something that later ones find, and the first message may write back to an answer.
      if (call.method === 'GET' || call.hasKey === true) await ask(recordedKey && 'first-key');
      const statements = await recordStatements(() => ask(recordedKey), isFromCall);
      recorded.push({
        path,
        statements,
        recordedAt: Date.now(),
        key: recordedKey,
        password: await passwordFor(call.name, body, product.services.db),
      });
    }
  }
  await server.close();
  await product.close();
  return recorded;
}

/** Numbering, jobs and listening run in parallel with the calls. */
const isFromCall = ({ text }: { text: string }) =>
  !/pg_advisory_xact_lock|event_outbox returning|from "events"|mail_outbox|listen |pg_notify/i.test(text);

/** The password that a log-in verifies. */
async function passwordFor(name: string, body: string | null, db: Db) {
  if (name !== 'log in' || body === null) return null;
  const { email, password } = JSON.parse(body) as { email: string; password: string };
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirst();
  return { plain: password, hash: row?.passwordHash ?? '' };
}

/** The baseline also writes, which must not create jobs for the server, so it gets a copy of the database. */
const copyDatabase = (databaseUrl: string) =>
  createBenchDatabase(
    databaseUrl,
    'baseline_copy',
    `template ${new URL(databaseUrl).pathname.slice(1)} strategy file_copy`,
  );

/** The mean of two turns, to reduce noise. */
const computeAverage = (a: LoadResult, b: LoadResult): LoadResult => ({
  requestsPerSecond: (a.requestsPerSecond + b.requestsPerSecond) / 2,
  p50Ms: (a.p50Ms + b.p50Ms) / 2,
  p99Ms: Math.max(a.p99Ms, b.p99Ms),
  cpuMs: (a.cpuMs + b.cpuMs) / 2,
  postgresMs: (a.postgresMs + b.postgresMs) / 2,
});

/** Starts the other version on a database that it seeds itself, because its tables may differ. */
async function startBefore(checkout: string, databaseUrl: string, dataDir: string) {
  const main = resolve(checkout, 'server/src/main.ts');
  const folder = await mkdtemp(join(dataDir, 'before-'));
  const url = await createBenchDatabase(databaseUrl, 'before');
  const { seeded } = await seedDatabase(SIZES[size], url, folder, main);
  const calls = new Map(buildBenchCalls(seeded).map((call) => [call.name, call]));
  return { ...(await startServing(url, folder, { main })), calls };
}

/** Uses its own database, because it needs more members than the calls and changes them all. */
async function benchRenewals(databaseUrl: string, dataDir: string): Promise<RenewalFigures> {
  const { seeded } = await seedDatabase(RENEWAL_SIZE, databaseUrl, dataDir);
  const product = await startServing(databaseUrl, dataDir);
  const pages = buildBenchCalls(seeded).filter(({ method }) => method === 'GET');
  const figures = await measureRenewals(product.address, product.pid, databaseUrl, pages);
  await stop(product.child);
  return figures;
}

/** The server, the baseline, and the other version if it is compared. */
type MeasuredServers = Record<'ours' | 'baseline', MeasuredProcess> & { before?: MeasuredProcess };

/** @param callBefore the call of the other version, which may differ */
async function measureCall(
  call: BenchCall,
  servers: MeasuredServers,
  callBefore: BenchCall | undefined,
): Promise<CallFigures> {
  const { name, shareOfBaseline, cpuMs, p99Ms = null } = call;
  const callFor = (serverName: string) => (serverName === 'before' ? (callBefore ?? call) : call);
  const turns: Record<string, LoadResult[]> = {};
  for (const [serverName, each] of Object.entries(servers))
    await runLoad(each, callFor(serverName), WARM_SECONDS, rate);
  // The second time in the reverse order, since the order affects the result.
  for (const order of [Object.entries(servers), Object.entries(servers).reverse()])
    for (const [serverName, each] of order)
      (turns[serverName] ??= []).push(await runLoad(each, callFor(serverName), turnSeconds, rate));
  const computeMean = (serverName: string) => computeAverage(turns[serverName]![0]!, turns[serverName]![1]!);
  return {
    name,
    shareOfBaseline,
    cpuMs,
    p99Ms,
    ours: computeMean('ours'),
    baseline: computeMean('baseline'),
    before: servers.before === undefined ? null : computeMean('before'),
    residentMb: await readResidentMb(servers.ours.pid),
  };
}

async function measureDatabase(databaseUrl: string, dataDir: string): Promise<Omit<Figures, 'sweep'>> {
  const { seeded, seedSeconds } = await seedDatabase(SIZES[size], databaseUrl, dataDir);
  const calls = buildBenchCalls(seeded).filter(({ name }) => isWanted(name));
  const baselineFile = join(dataDir, 'baseline.json');
  await writeFile(baselineFile, JSON.stringify(await recordCalls(calls, databaseUrl, dataDir)));

  const baseline = await startProcess(
    [BASELINE, baselineFile, await copyDatabase(databaseUrl)],
    {},
    /^(\d+)$/,
  );
  const product = await startServing(databaseUrl, dataDir);
  const before =
    flags.before === undefined ? undefined : await startBefore(flags.before, databaseUrl, dataDir);
  const postmaster = await findPostmaster(databaseUrl);
  const measured: MeasuredServers = {
    ours: { origin: product.address, pid: product.pid, postmaster },
    baseline: { origin: `http://127.0.0.1:${baseline.address}`, pid: baseline.pid, postmaster },
    ...(before !== undefined && { before: { origin: before.address, pid: before.pid, postmaster } }),
  };
  const figures: CallFigures[] = [];
  for (const call of calls) {
    figures.push(await measureCall(call, measured, before?.calls.get(call.name)));
    logLine(`  ${call.name}: ${Math.round(figures.at(-1)!.ours.requestsPerSecond)} requests a second`);
  }
  await stop(baseline.child);
  if (before !== undefined) await stop(before.child);
  const residentMb = await readResidentMb(product.pid);
  const post = calls.find(({ hasKey }) => hasKey === true);
  const streams =
    post === undefined
      ? null
      : await measureStreams(product.address, product.pid, seeded.writers[0]!.token, STREAMS, async () => {
          const [{ path, token, body } = { path: '', token: '', body: '' }] = post.targets;
          const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
          const response = await fetch(product.address + path, { method: 'POST', headers, body });
          if (!response.ok) throw new Error(await response.text());
        });
  const desk = isWanted('desk')
    ? await measureDesk(product.address, databaseUrl, seeded.writers[0]!.token)
    : null;
  const searches = isWanted('searches')
    ? await measureSearches(
        product.address,
        seeded.writers[0]!.token,
        buildBenchCalls(seeded).filter(({ method }) => method === 'GET'),
      )
    : null;
  await stop(product.child);
  return {
    size,
    desk,
    searches,
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    node: process.version,
    seedSeconds,
    calls: figures,
    residentMb,
    chartMs: measureChartCpuMs(),
    streams,
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'moonletter-bench-'));
const workerCounts = flags.workers?.split(',').map(Number) ?? [];
const postgres = await startEmbeddedPostgres({
  dataDir,
  log: logLine,
  maxConnections: embeddedConnectionsOf(Math.max(1, ...workerCounts)),
});
try {
  await (workerCounts.length > 0 ? benchWorkers(workerCounts) : benchAll());
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function writeResults(name: string, figures: object, table: string): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(new URL(`${name}.json`, RESULTS), `${JSON.stringify(figures, null, 2)}\n`);
  await writeFile(new URL(`${name}.md`, RESULTS), table);
  logLine(table);
}

async function benchWorkers(counts: number[]): Promise<void> {
  const { seeded } = await seedDatabase(SIZES[size], postgres.url, dataDir);
  const calls = buildBenchCalls(seeded).filter(({ name }) => isWanted(name));
  const options = { counts, calls, seeded, databaseUrl: postgres.url, dataDir, turnSeconds, rate };
  const figures = await measureWorkers(options);
  await writeResults('workers', figures, renderWorkers(figures));
}

async function benchAll(): Promise<void> {
  const figures: Figures = {
    ...(await measureDatabase(postgres.url, dataDir)),
    sweep: isWanted('sweep')
      ? await benchRenewals(await createBenchDatabase(postgres.url, 'swept'), dataDir)
      : null,
  };
  await writeResults(size, figures, renderReport(figures));
}
