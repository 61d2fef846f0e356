import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBinaries, findPackageFolder } from './binaries.ts';
import { clusterPathFile, locateCluster } from './clusterPaths.ts';
import { findProcess } from './processes.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from './startEmbeddedPostgres.ts';

const isRoot = process.getuid?.() === 0;
const ordinaryUser = isRoot ? { uid: 65534, gid: 65534 } : {};
const folders: string[] = [];
const owners: ChildProcess[] = [];
const started: EmbeddedPostgres[] = [];
let dataDir: string;

beforeAll(() => {
  dataDir = createTestFolder();
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  for (const owner of owners.splice(0)) await killOwner(owner);
});

afterAll(async () => {
  for (const folder of folders.toReversed()) {
    await removeEmbeddedPostgres(folder);
    rmSync(folder, { recursive: true });
  }
});

test('data survives a restart, and the address stays the same', async () => {
  const first = await startTestServer(dataDir);
  await queryOnce(first.url, 'create table quotes as select 1 as number');
  await first.stop();
  expect(readPostmasterPid()).toBeUndefined();

  const second = await startTestServer(dataDir);
  expect(second.url).toBe(first.url);
  expect(await queryOnce(second.url, 'select number from quotes')).toEqual([{ number: 1 }]);
});

test('clients connect by a Unix socket in a private folder, or by TCP', async () => {
  const { url, tcpUrl } = await startTestServer(dataDir);
  const { sockets } = locateCluster(dataDir);
  expect(new URL(url).searchParams.get('host')).toBe(sockets);
  expect(statSync(sockets).mode & 0o777).toBe(0o700);
  const address = 'select inet_server_addr() is null as "bySocket"';
  expect(await queryOnce(url, address)).toEqual([{ bySocket: true }]);
  expect(await queryOnce(tcpUrl, address)).toEqual([{ bySocket: false }]);
});

test('clients connect by TCP when the path of the socket would be too long', async () => {
  const folder = join(createTestFolder(), 'x'.repeat(90));
  folders.push(folder);
  const { url, tcpUrl } = await startTestServer(folder);
  expect(url).toBe(tcpUrl);
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('refuses a connection without the password', async () => {
  const guess = new URL((await startTestServer(dataDir)).url);
  guess.password = 'moonletter';
  await expect(queryOnce(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('no acknowledged row is lost when product and server are killed', async () => {
  const { owner, lines } = startOwner('writes');
  const acknowledged = Number(await findLine((line) => Number(line) >= 100, lines));
  const server = readPostmasterPid()!;
  await killOwner(owner);
  process.kill(server, 'SIGKILL');

  const { url } = await startTestServer(dataDir, { durable: true });
  const [row] = await queryOnce(url, 'select count(*)::int as rows, max(number) as newest from letters');
  expect(row!['rows']).toBeGreaterThanOrEqual(acknowledged);
  expect(row!['rows']).toBe(row!['newest']);
});

test('takes over the running PostgreSQL of a killed process', async () => {
  const { owner, lines } = startOwner('holds');
  const address = await findLine(Boolean, lines);
  const server = readPostmasterPid()!;
  await killOwner(owner);

  const { url, stop } = await startTestServer(dataDir, { durable: true });
  expect(readPostmasterPid()).toBe(server);
  expect(url).toBe(address);
  await stop();
  expect(findProcess(server)).toBeUndefined();
});

test('a durable start does not take over a PostgreSQL that runs without fsync', async () => {
  const { owner, lines } = startOwner('holds', { durable: false });
  await findLine(Boolean, lines);
  const server = readPostmasterPid();
  await killOwner(owner);

  const { url } = await startTestServer(dataDir, { durable: true });
  expect(readPostmasterPid()).not.toBe(server);
  expect(await queryOnce(url, 'show fsync')).toEqual([{ fsync: 'on' }]);
});

test('restarts a PostgreSQL that accepts too few connections', async () => {
  const { owner, lines } = startOwner('holds');
  await findLine(Boolean, lines);
  await killOwner(owner);

  const { url } = await startTestServer(dataDir, { durable: true, maxConnections: 191 });
  expect(await queryOnce(url, 'show max_connections')).toEqual([{ max_connections: '191' }]);
});

test('PostgreSQL stops when its process exits', async () => {
  const { owner } = startOwner('exits');
  expect(await once(owner, 'exit')).toEqual([0, null]);
  await expect.poll(readPostmasterPid, { timeout: 5000 }).toBeUndefined();
  expect(existsSync(locateCluster(dataDir).owner)).toBe(false);
});

test.each(['SIGTERM', 'SIGINT'] as const)('PostgreSQL stops when its process gets %s', async (signal) => {
  const { owner, lines } = startOwner('holds');
  await findLine(Boolean, lines);
  owner.kill(signal);
  expect(await once(owner, 'exit')).toEqual([null, signal]);
  await expect.poll(readPostmasterPid, { timeout: 5000 }).toBeUndefined();
  expect(existsSync(locateCluster(dataDir).owner)).toBe(false);
});

test('restarts a PostgreSQL that was killed', async () => {
  const { url } = await startTestServer(dataDir);
  process.kill(readPostmasterPid()!, 'SIGKILL');
  const queryServer = () =>
    queryOnce(url, 'select pg_is_in_recovery() as recovering').catch(() => 'no answer');
  await expect.poll(queryServer).toBe('no answer');
  await expect.poll(queryServer, { timeout: 5000 }).toEqual([{ recovering: false }]);
});

test('refuses a second start on a folder that is in use', async () => {
  const { owner, lines } = startOwner('holds');
  await findLine(Boolean, lines);
  const refusal = await startTestServer(dataDir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
  expect((refusal as Error).message).toBe(
    `${dataDir} is in use by another moonletter (process ${owner.pid}): stop it, or set DATA_DIR to another folder.`,
  );
});

test('a lock is cleared when its process id was reused by another process', async () => {
  writeFileSync(locateCluster(dataDir).owner, JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
  const { url } = await startTestServer(dataDir);
  expect(await queryOnce(url, 'select 1 as up')).toEqual([{ up: 1 }]);
});

test.each([
  ['another program', 'echo $$; exec sleep 60', 'living'],
  ['a zombie', 'sleep 0 & echo $!; exec sleep 60', 'ended'],
])('a postmaster.pid that names %s is cleared', async (_, script, state) => {
  const first = await startTestServer(dataDir);
  const { cluster, user } = locateCluster(dataDir);
  const pidFile = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  await first.stop();

  const other = spawn('/bin/sh', ['-c', script], { ...user, stdio: ['ignore', 'pipe', 'inherit'] });
  owners.push(other);
  const pid = await findLine(Boolean, createInterface(other.stdout));
  await expect.poll(() => (findProcess(Number(pid)) ? 'living' : 'ended')).toBe(state);
  writeFileSync(join(cluster, 'postmaster.pid'), [pid, ...pidFile.slice(1)].join('\n'));

  const { url } = await startTestServer(dataDir);
  expect(await queryOnce(url, 'select 1 as up')).toEqual([{ up: 1 }]);
});

// A checkout among root's own files cannot be run by an ordinary user.
test.runIf(canRunNode(ordinaryUser))('runs as an ordinary user too', async () => {
  const folder = createTestFolder();
  if (isRoot) chownSync(folder, 65534, 65534);
  const { lines } = startOwner('holds', { folder, user: ordinaryUser });
  const url = await findLine(Boolean, lines);
  expect(await queryOnce(url, 'select current_user')).toEqual([{ current_user: 'moonletter' }]);
});

test.runIf(isRoot)('uses a reachable folder when only root may enter the data folder', async () => {
  const privateFolder = join(createTestFolder(0o700), 'data');
  const first = await startTestServer(privateFolder);
  await queryOnce(first.url, 'create table letters as select 1 as number');
  await first.stop();
  const folder = readFileSync(clusterPathFile(privateFolder), 'utf8').trim();

  const second = await startTestServer(privateFolder);
  expect(await queryOnce(second.url, 'select number from letters')).toEqual([{ number: 1 }]);
  await second.stop();
  expect(locateCluster(privateFolder).folder).toBe(folder);
  await removeEmbeddedPostgres(privateFolder);
  expect(existsSync(folder)).toBe(false);
});

test('creates missing library links, and copies programs that the server may not read', () => {
  const paths = locateCluster(dataDir);
  const privateFolder = createTestFolder(0o700);
  const isNoLink = (path: string) => !lstatSync(path).isSymbolicLink();
  cpSync(dirname(findPackageFolder()), privateFolder, { recursive: true, filter: isNoLink });

  const { postgres } = findBinaries(paths, join(privateFolder, 'native'));
  expect(postgres.startsWith(isRoot ? paths.folder : privateFolder)).toBe(true);
});

function canRunNode(user: { uid?: number; gid?: number }) {
  return spawnSync(process.execPath, ['--version'], { ...user, cwd: '/' }).status === 0;
}

function createTestFolder(mode = 0o755) {
  const folder = mkdtempSync(join(tmpdir(), 'moonletter-embedded-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

async function startTestServer(folder: string, { durable = false, maxConnections = 100 } = {}) {
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => undefined,
    durable,
    maxConnections,
  });
  started.push(server);
  return server;
}

function startOwner(
  act: 'holds' | 'writes' | 'exits',
  { folder = dataDir, durable = true, user = {} as { uid?: number; gid?: number } } = {},
) {
  const fixture = fileURLToPath(
    new URL('../../../testing/platform/embeddedPostgresOwner.ts', import.meta.url),
  );
  const args = [fixture, folder, act, durable ? 'durable' : 'quick'];
  const owner = spawn(process.execPath, args, { ...user, stdio: ['pipe', 'pipe', 'inherit'] });
  owners.push(owner);
  return { owner, lines: createInterface(owner.stdout) };
}

async function killOwner(owner: ChildProcess) {
  if (owner.exitCode !== null || owner.signalCode !== null) return;
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

async function findLine(isMatch: (line: string) => boolean, lines: AsyncIterable<string>) {
  for await (const line of lines) if (isMatch(line)) return line;
  throw new Error('The process ended without saying it.');
}

async function queryOnce(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function readPostmasterPid() {
  const file = join(locateCluster(dataDir).cluster, 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}
