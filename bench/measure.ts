import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type Autocannon from 'autocannon';
import type { BenchCall } from './calls.ts';

// Installed only for the bench.
const autocannon = createRequire(new URL('packages/', import.meta.url))('autocannon') as typeof Autocannon;

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time of the measured process and its workers per request. */
  cpuMs: number;
  /** CPU time of PostgreSQL per request, with its background processes. */
  postgresMs: number;
}

const MS_PER_TICK = 10;

/** A process's parent, and its user and system time in milliseconds, without and with that of ended children. */
async function readProcess(pid: number | string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
  const cpuMs = (user! + system!) * MS_PER_TICK;
  return { parent, cpuMs, withEndedMs: cpuMs + (childUser! + childSystem!) * MS_PER_TICK };
}

/** The processes that a process has started and that still run. */
export async function readChildren(parent: number) {
  const pids = (await readdir('/proc')).filter((name) => /^[0-9]+$/.test(name));
  // A process may end while the list is read.
  const processes = await Promise.all(
    pids.map((pid) =>
      readProcess(pid).then(
        (found) => ({ ...found, pid: Number(pid) }),
        () => undefined,
      ),
    ),
  );
  return processes.filter((each) => each !== undefined && each.parent === parent) as NonNullable<
    (typeof processes)[number]
  >[];
}

/** CPU time of a process and its children, living and ended. */
async function readTreeMs(pid: number): Promise<number> {
  const { withEndedMs } = await readProcess(pid);
  return (await readChildren(pid)).reduce((sum, { cpuMs }) => sum + cpuMs, withEndedMs);
}

/** Resident memory of a process and its children in bytes. */
export async function readTreeResidentBytes(pid: number): Promise<number> {
  const pids = [pid, ...(await readChildren(pid)).map((child) => child.pid)];
  return (await Promise.all(pids.map(readResidentBytes))).reduce((sum, bytes) => sum + bytes, 0);
}

export const readResidentMb = async (pid: number) => (await readResidentBytes(pid)) / 1024 ** 2;

/** Resident memory of a process in bytes. */
async function readResidentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** How one process is measured. */
export interface MeasuredProcess {
  origin: string;
  /** The server's first process. */
  pid: number;
  /** PostgreSQL's main process. */
  postmaster: number;
}

/**
 * Repeats one call for `seconds` and measures the processes that answer.
 * @param rate requests a second over all connections; 0: each is sent as soon as the one before it is answered
 */
export async function runLoad(
  { origin, pid, postmaster }: MeasuredProcess,
  call: BenchCall,
  seconds: number,
  rate: number,
): Promise<LoadResult> {
  const requests = call.targets.map(({ path, token, body }) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== null) headers['authorization'] = `Token ${token}`;
    const request = { method: call.method, path, headers, ...(body !== null && { body }) };
    const withKey = (defaults: Autocannon.Request) => ({
      ...defaults,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    return call.hasKey === true ? { ...request, setupRequest: withKey } : request;
  });
  const { connections } = call;
  // Each connection begins at another place in the list; else all would request the same member at the same time.
  let opened = 0;
  const setupClient = (client: Autocannon.Client) => {
    const start = Math.floor((opened++ * requests.length) / connections) % requests.length;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
  const [serverBefore, postgresBefore] = [await readTreeMs(pid), await readTreeMs(postmaster)];
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests,
    setupClient,
    ...(rate > 0 && { overallRate: rate }),
  });
  const [serverAfter, postgresAfter] = [await readTreeMs(pid), await readTreeMs(postmaster)];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${call.name} at ${origin}: ${result.non2xx} answers were not a success (${JSON.stringify(result.statusCodeStats)}), ${result.errors} errors`,
    );
  const answered = result['2xx'];
  return {
    requestsPerSecond: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: (serverAfter - serverBefore) / answered,
    postgresMs: (postgresAfter - postgresBefore) / answered,
  };
}
