import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openProduct } from '../server/src/app/product.ts';
import { buildServer } from '../server/src/app/server.ts';
import { parseConfig } from '../server/src/platform/config.ts';
import type { Db } from '../server/src/platform/database.ts';
import { createLog } from '../server/src/platform/log.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { type BenchCall, buildBenchCalls, readSeededUsers } from './calls.ts';
import { measureChartCpuMs } from './chart.ts';
import type { LimitCall } from './limit.ts';
import { runLoad, type LoadResult, readResidentBytes } from './measure.ts';
import { recordStatements } from './record.ts';
import { type CallFigures, type Figures, renderReport } from './report.ts';
import { measureDesk } from './desk.ts';
import { measureStreams } from './streams.ts';
import { measureRenewals, type RenewalFigures } from './renewals.ts';

const SIZES = {
  small: { users: 1_000, requests: 10_000, messages: 100_000 },
  large: { users: 50_000, requests: 1_000_000, messages: 5_000_000 },
};
type Size = (typeof SIZES)['small'];
const RENEWAL_SIZE = { users: 10_500, requests: 20_000, messages: 100_000 };
const RESULTS = new URL('./results/', import.meta.url);
const MAIN = new URL('../server/src/main.ts', import.meta.url).pathname;
const LIMIT = new URL('./limit.ts', import.meta.url).pathname;
const STREAMS = 5_000;
/** Warm-up before measuring, so that both are compiled. */
const WARM_SECONDS = 4;

const { values: flags } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    /** Seconds of load for each call, split into two turns each for the server and the limit. */
    seconds: { type: 'string', default: '8' },
    /** Only calls whose name contains this. */
    only: { type: 'string', default: '' },
    /** Requests a second for each call; without it, as many as are answered. */
    rate: { type: 'string', default: '0' },
    /** A checkout of another version with its packages, which is measured in the same turns. */
    before: { type: 'string' },
  },
});
const rate = Number(flags.rate);
const size = flags.large ? 'large' : 'small';
const turnSeconds = Number(flags.seconds) / 2;
const logLine = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a server in its own process; returns the address it prints when ready. */
async function startProcess(args: string[], env: Record<string, string>, readyLine: RegExp) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const match = readyLine.exec(line);
    if (match === null) continue;
    child.stdout.resume();
    return { child, pid: child.pid!, said: match[1]! };
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}

async function stop(child: ChildProcess) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const serverEnv = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: '0',
  DEMO: '0',
  TEST_CLOCK: '1',
  RATE_LIMITS: 'off',
});

/** The statements that the limit sends for each call: recorded from one request to the real server, in this process. */
async function recordCalls(calls: BenchCall[], databaseUrl: string, dataDir: string): Promise<LimitCall[]> {
  const config = parseConfig(serverEnv(databaseUrl, dataDir));
  const product = await openProduct(config, databaseUrl, createLog('error'));
  const server = await buildServer(product);
  const recorded: LimitCall[] = [];
  for (const call of calls) {
    const key = call.hasKey === true ? 'recorded-key' : null;
    for (const { path, token, body } of call.targets) {
      const ask = async () => {
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
      // The first read may store something that later ones find.
      if (call.method === 'GET') await ask();
      const statements = await recordStatements(ask, isOfTheCall);
      recorded.push({
        path,
        statements,
        key,
        password: await passwordFor(call.name, body, product.services.db),
      });
    }
  }
  await server.close();
  await product.close();
  return recorded;
}

/** Numbering, jobs and listening run in parallel with the calls. */
const isOfTheCall = ({ text }: { text: string }) =>
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

/** Another database of the same cluster. */
async function createBenchDatabase(databaseUrl: string, name: string, options = ''): Promise<string> {
  const { href } = Object.assign(new URL(databaseUrl), { pathname: '/postgres' });
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
}

/** The limit also writes, which must not create jobs for the server, so it gets a copy of the database. */
const copyDatabase = (databaseUrl: string) =>
  createBenchDatabase(
    databaseUrl,
    'limit_copy',
    `template ${new URL(databaseUrl).pathname.slice(1)} strategy file_copy`,
  );

/** The mean of two turns, to reduce noise. */
const averageOf = (a: LoadResult, b: LoadResult): LoadResult => ({
  requestsPerSecond: (a.requestsPerSecond + b.requestsPerSecond) / 2,
  p50Ms: (a.p50Ms + b.p50Ms) / 2,
  p99Ms: Math.max(a.p99Ms, b.p99Ms),
  cpuMs: (a.cpuMs + b.cpuMs) / 2,
  postgresMs: (a.postgresMs + b.postgresMs) / 2,
});

/** @returns the seeded users and the seconds it took */
async function seedDatabase(
  { users, requests, messages }: Size,
  databaseUrl: string,
  dataDir: string,
  main = MAIN,
) {
  const ids = join(dataDir, 'ids.txt');
  const seedStarted = performance.now();
  const seedArgs = [
    'seed',
    `--users=${users}`,
    `--requests=${requests}`,
    `--messages=${messages}`,
    `--ids=${ids}`,
  ];
  await promisify(execFile)(process.execPath, [main, ...seedArgs], {
    env: { ...process.env, ...serverEnv(databaseUrl, dataDir) },
  });
  const seedSeconds = (performance.now() - seedStarted) / 1000;
  logLine(
    `seeded ${users} members, ${requests} requests, ${messages} messages in ${seedSeconds.toFixed(1)} s`,
  );
  return { seeded: await readSeededUsers(ids), seedSeconds };
}

const startServing = (databaseUrl: string, dataDir: string, main = MAIN) =>
  startProcess(
    [main, 'serve'],
    { ...serverEnv(databaseUrl, dataDir), LOG_LEVEL: 'warn' },
    /^Moonletter is at (\S+)/,
  );

/** The other version on a database of its own, seeded by itself: its tables may differ. */
async function startBefore(checkout: string, databaseUrl: string, dataDir: string) {
  const main = resolve(checkout, 'server/src/main.ts');
  const folder = await mkdtemp(join(dataDir, 'before-'));
  const url = await createBenchDatabase(databaseUrl, 'before');
  const { seeded } = await seedDatabase(SIZES[size], url, folder, main);
  const calls = new Map(buildBenchCalls(seeded).map((call) => [call.name, call]));
  return { ...(await startServing(url, folder, main)), calls };
}

async function findPostmaster(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ file: string }>(
    `select current_setting('data_directory') || '/postmaster.pid' as file`,
  );
  await client.end();
  return Number.parseInt(await readFile(rows[0]!.file, 'utf8'), 10);
}

/** Uses its own database, because it needs more members than the calls and changes them all. */
async function benchRenewals(databaseUrl: string, dataDir: string): Promise<RenewalFigures> {
  const { seeded } = await seedDatabase(RENEWAL_SIZE, databaseUrl, dataDir);
  const ours = await startServing(databaseUrl, dataDir);
  const pages = buildBenchCalls(seeded).filter(({ method }) => method === 'GET');
  const figures = await measureRenewals(ours.said, ours.pid, databaseUrl, pages);
  await stop(ours.child);
  return figures;
}

async function benchOn(databaseUrl: string, dataDir: string): Promise<Omit<Figures, 'sweep'>> {
  const { seeded, seedSeconds } = await seedDatabase(SIZES[size], databaseUrl, dataDir);
  const calls = buildBenchCalls(seeded).filter(({ name }) => name.includes(flags.only));
  const limitFile = join(dataDir, 'limit.json');
  await writeFile(limitFile, JSON.stringify(await recordCalls(calls, databaseUrl, dataDir)));

  const limit = await startProcess([LIMIT, limitFile, await copyDatabase(databaseUrl)], {}, /^(\d+)$/);
  const ours = await startServing(databaseUrl, dataDir);
  const before =
    flags.before === undefined ? undefined : await startBefore(flags.before, databaseUrl, dataDir);
  const postmaster = await findPostmaster(databaseUrl);
  const measured = {
    ours: { origin: ours.said, pid: ours.pid, postmaster },
    limit: { origin: `http://127.0.0.1:${limit.said}`, pid: limit.pid, postmaster },
    ...(before !== undefined && { before: { origin: before.said, pid: before.pid, postmaster } }),
  };
  const figures: CallFigures[] = [];
  for (const call of calls) {
    const { name, shareOfLimit, cpuMs, p99Ms = null } = call;
    const callOf = (who: string) => (who === 'before' ? (before!.calls.get(name) ?? call) : call);
    const turns: Record<string, LoadResult[]> = {};
    for (const [who, each] of Object.entries(measured)) await runLoad(each, callOf(who), WARM_SECONDS, rate);
    for (let turn = 0; turn < 2; turn += 1)
      for (const [who, each] of Object.entries(measured))
        (turns[who] ??= []).push(await runLoad(each, callOf(who), turnSeconds, rate));
    const meanOf = (who: string) => averageOf(turns[who]![0]!, turns[who]![1]!);
    figures.push({
      name,
      shareOfLimit,
      cpuMs,
      p99Ms,
      ours: meanOf('ours'),
      limit: meanOf('limit'),
      before: before === undefined ? null : meanOf('before'),
    });
    logLine(`  ${name}: ${Math.round(figures.at(-1)!.ours.requestsPerSecond)} requests a second`);
  }
  await stop(limit.child);
  if (before !== undefined) await stop(before.child);
  const residentMb = (await readResidentBytes(ours.pid)) / 1024 ** 2;
  const post = calls.find(({ hasKey }) => hasKey === true);
  const streams =
    post === undefined
      ? null
      : await measureStreams(ours.said, ours.pid, seeded.writers[0]!.token, STREAMS, async () => {
          const [{ path, token, body } = { path: '', token: '', body: '' }] = post.targets;
          const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
          const response = await fetch(ours.said + path, { method: 'POST', headers, body });
          if (!response.ok) throw new Error(await response.text());
        });
  const desk = 'desk'.includes(flags.only)
    ? await measureDesk(ours.said, databaseUrl, seeded.writers[0]!.token)
    : null;
  await stop(ours.child);
  return {
    size,
    desk,
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
const postgres = await startEmbeddedPostgres({ dataDir, log: logLine });
try {
  const figures: Figures = {
    ...(await benchOn(postgres.url, dataDir)),
    sweep: 'sweep'.includes(flags.only)
      ? await benchRenewals(await createBenchDatabase(postgres.url, 'swept'), dataDir)
      : null,
  };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(new URL(`${size}.json`, RESULTS), `${JSON.stringify(figures, null, 2)}\n`);
  const table = renderReport(figures);
  await writeFile(new URL(`${size}.md`, RESULTS), table);
  logLine(table);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
