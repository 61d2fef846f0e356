// The processes and databases that the bench measures.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { readSeededUsers } from './calls.ts';

/** How many rows a database is seeded with. */
export interface Size {
  users: number;
  requests: number;
  messages: number;
}

const MAIN = new URL('../server/src/main.ts', import.meta.url).pathname;

export const logLine = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a server in its own process; returns the address it prints when ready. */
export async function startProcess(args: string[], env: Record<string, string>, readyLine: RegExp) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A bench that fails leaves nothing running.
  process.once('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const match = readyLine.exec(line);
    if (match === null) continue;
    child.stdout.resume();
    return { child, pid: child.pid!, address: match[1]! };
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}

export async function stop(child: ChildProcess) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export const serverEnv = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: '0',
  DEMO: '0',
  TEST_CLOCK: '1',
  RATE_LIMITS: 'off',
});

/** Another database of the same cluster. */
export async function createBenchDatabase(databaseUrl: string, name: string, options = ''): Promise<string> {
  const { href } = Object.assign(new URL(databaseUrl), { pathname: '/postgres' });
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
}

/** @returns the seeded users and the seconds it took */
export async function seedDatabase(
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

export const startServing = (databaseUrl: string, dataDir: string, { main = MAIN, workers = 1 } = {}) =>
  startProcess(
    [main, 'serve'],
    { ...serverEnv(databaseUrl, dataDir), WORKERS: String(workers), LOG_LEVEL: 'warn' },
    /^Moonletter is at (\S+)/,
  );

/** PostgreSQL's main process. */
export async function findPostmaster(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ file: string }>(
    `select current_setting('data_directory') || '/postmaster.pid' as file`,
  );
  await client.end();
  return Number.parseInt(await readFile(rows[0]!.file, 'utf8'), 10);
}
