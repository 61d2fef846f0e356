import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type Autocannon from 'autocannon';
import type { BenchCall } from './calls.ts';

// Installed only for the bench.
const autocannon = createRequire(new URL('packages/', import.meta.url))('autocannon') as typeof Autocannon;

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time of the measured process per request. */
  cpuMs: number;
}

/** User and system time of a process so far, in milliseconds (Linux: 100 ticks a second). */
async function readCpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in bytes. */
export async function readResidentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** Repeats one call for `seconds` and measures the process that answers. */
export async function runLoad(
  origin: string,
  pid: number,
  call: BenchCall,
  seconds: number,
): Promise<LoadResult> {
  const requests = call.targets.map(({ path, token, body }) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== null) headers['authorization'] = `Token ${token}`;
    const request = { method: call.method, path, headers, ...(body !== null && { body }) };
    const withKey = (given: Autocannon.Request) => ({
      ...given,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    return call.hasKey === true ? { ...request, setupRequest: withKey } : request;
  });
  const { connections } = call;
  const before = await readCpuMs(pid);
  const result = await autocannon({ url: origin, connections, duration: seconds, requests });
  const after = await readCpuMs(pid);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.name}: ${result.non2xx} answers were not a success, ${result.errors} errors`);
  const answered = result['2xx'];
  return {
    requestsPerSecond: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: (after - before) / answered,
  };
}
