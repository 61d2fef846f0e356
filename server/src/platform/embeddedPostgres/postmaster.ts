import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterPaths } from './clusterPaths.ts';
import { findProcess, isAlive, type ProcessId, signalProcess } from './processes.ts';
import { findFreePort } from '../findFreePort.ts';

/** Where PostgreSQL listens; the folder of its Unix socket is empty without one. */
export type ListenAddress = { port: number; socketFolder: string };

/** The settings that differ between production and tests. */
export type ServerSettings = {
  /** Without it data is lost on power failure, and everything is faster. */
  durable: boolean;
  maxConnections: number;
};

/** PostgreSQL's main process. */
export type Postmaster = ProcessId & ListenAddress;

const POLL_MS = 10;
const ATTEMPTS = 5;
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const LOG_LIMIT_BYTES = 10_000_000;
const NEVER_A_PID = 2 ** 31 - 1;

/** The server running on this cluster, whoever started it, once it is ready. */
export async function findRunningPostmaster(paths: ClusterPaths): Promise<Postmaster | undefined> {
  const givesUpAt = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const { port, socketFolder, status } = readPidFile(paths.cluster);
    const found = findPostmaster(paths.cluster);
    if (found === undefined) return undefined;
    if (status === 'ready') return { ...found, port, socketFolder };
    // PostgreSQL is recovering or shutting down.
    if (performance.now() > givesUpAt)
      throw new Error(`PostgreSQL (process ${found.pid}) is neither ready nor gone.`);
    await pause(POLL_MS);
  }
}

/**
 * Starts the server on this cluster and waits until it is ready. Throws with PostgreSQL's last log lines.
 * @param fixedPort the port to start on; without it, any free one
 */
export async function startPostmaster(
  paths: ClusterPaths,
  postgres: string,
  settings: ServerSettings,
  fixedPort?: number,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    clearDeadPostmaster(paths.cluster);
    const port = fixedPort ?? (await chooseFreePort(paths.port));
    const started = await tryStartOn(port, paths, postgres, settings);
    if (started !== undefined) return started;
    // Another program took the port, or processes of a killed server still use its shared memory.
    if (attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start: ${lastLogLines(paths.log)}`);
    await pause(attempt * 100);
  }
}

/** Stops the server like `pg_ctl stop -m fast`: open transactions are rolled back, everything is written. */
export async function stopPostmaster(postmaster: Postmaster) {
  signalProcess(postmaster, 'SIGINT');
  const givesUpAt = performance.now() + STOP_TIMEOUT_MS;
  while (isAlive(postmaster)) {
    // This loses no data either, but the next start takes longer.
    if (performance.now() > givesUpAt) signalProcess(postmaster, 'SIGQUIT');
    await pause(POLL_MS);
  }
}

async function tryStartOn(
  port: number,
  paths: ClusterPaths,
  postgres: string,
  serverSettings: ServerSettings,
) {
  const socketFolder = prepareSocketFolder(paths);
  const args = buildServerArguments(paths.cluster, { port, socketFolder }, serverSettings);
  const child = spawnPostmaster(postgres, args, paths);
  let failure: Error | undefined;
  child.on('error', (error) => (failure = error));
  const givesUpAt = performance.now() + START_TIMEOUT_MS;
  while (failure === undefined && child.exitCode === null && child.signalCode === null) {
    const found = readPidFile(paths.cluster).status === 'ready' ? findPostmaster(paths.cluster) : undefined;
    if (found !== undefined && found.pid === child.pid) return { ...found, port, socketFolder };
    if (performance.now() > givesUpAt) {
      child.kill('SIGQUIT');
      failure = new Error(`PostgreSQL is not ready after ${START_TIMEOUT_MS} ms: ${lastLogLines(paths.log)}`);
    }
    await pause(POLL_MS);
  }
  if (failure !== undefined) throw failure;
  return undefined;
}

// Runs in its own session, so that Ctrl-C at the terminal reaches only us; we stop it after the last request. Without
// our environment, because PGPORT and the like would affect it. The marker lets a test run find servers left behind.
function spawnPostmaster(postgres: string, args: string[], { user, log }: ClusterPaths) {
  const output = openLogFile(log);
  try {
    const { MOONLETTER_TEST_RUN: mark } = process.env;
    const env = mark === undefined ? {} : { MOONLETTER_TEST_RUN: mark };
    const options = { ...user, cwd: '/', env, detached: true };
    const child = spawn(postgres, args, { ...options, stdio: ['ignore', output, output] });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

/** The longest path of a Unix socket on Linux and macOS. */
const SOCKET_PATH_MAX = 103;
const SOCKET_NAME = '/.s.PGSQL.65535';

/** A folder that only the server's user and root may enter; empty where the socket's path would be too long. */
function prepareSocketFolder({ sockets, user }: ClusterPaths): string {
  if (Buffer.byteLength(sockets + SOCKET_NAME) > SOCKET_PATH_MAX || process.platform === 'win32') return '';
  // A killed server leaves its socket and the lock on it behind.
  rmSync(sockets, { recursive: true, force: true });
  mkdirSync(sockets, { mode: 0o700 });
  if (user !== undefined) chownSync(sockets, user.uid, user.gid);
  return sockets;
}

const buildServerArguments = (
  cluster: string,
  { port, socketFolder }: ListenAddress,
  { durable, maxConnections }: ServerSettings,
) => {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder,
    max_connections: maxConnections,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};

// The lines of postmaster.pid: process id, data folder, start time, port, socket folder, address, memory key, status.
function readPidFile(cluster: string) {
  const [pid, , , port, socketFolder = '', , , status] = readPidFileLines(cluster);
  return { pid: Number(pid ?? 0), port: Number(port ?? 0), socketFolder, status: status?.trim() };
}

function readPidFileLines(cluster: string) {
  try {
    return readFileSync(pidFilePath(cluster), 'utf8').split('\n');
  } catch (error) {
    // PostgreSQL removes the file at the end of a clean shutdown.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
}

const pidFilePath = (cluster: string) => join(cluster, 'postmaster.pid');

// The process id may have been reused by another program.
function findPostmaster(cluster: string): ProcessId | undefined {
  const found = findProcess(readPidFile(cluster).pid);
  return found?.command.includes(cluster) ? { pid: found.pid, startedAt: found.startedAt } : undefined;
}

// PostgreSQL does not start while the process named in postmaster.pid is alive, even if it is a zombie or another
// program that reused the id. The rest of the file stays: PostgreSQL uses it to check that no process of a killed
// server still works on the data.
function clearDeadPostmaster(cluster: string) {
  const [pid, ...rest] = readPidFileLines(cluster);
  if (pid === undefined || findPostmaster(cluster) !== undefined) return;
  if (pid === '') rmSync(pidFilePath(cluster));
  else writeFileSync(pidFilePath(cluster), [NEVER_A_PID, ...rest].join('\n'));
}

// The previous port if it is free, so that a saved connection string stays valid.
async function chooseFreePort(portFile: string) {
  const last = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  const port = await findFreePort({ port: last }).catch(() => findFreePort());
  if (port !== last) writeFileSync(portFile, String(port));
  return port;
}

function openLogFile(file: string) {
  const isFull = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES;
  return openSync(file, isFull ? 'w' : 'a', 0o600);
}

function lastLogLines(logFile: string) {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' | ');
}
