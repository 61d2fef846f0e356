import type { BenchCall } from './calls.ts';

/** Warm-up first, so that the calls alone are compiled too. */
const WARM_MS = 3_000;
const ALONE_MS = 8_000;

interface Latency {
  p50Ms: number;
  p99Ms: number;
}

/** A call that is sent again and again, one at a time: without other work, and during it. */
export interface CallLatencies {
  name: string;
  alone: Latency;
  meanwhile: Latency;
}

/** Compares the latencies of calls, sent in turn and one at a time, without and during `work`. */
export async function compareLatencies<Result>(
  origin: string,
  calls: readonly BenchCall[],
  work: () => Promise<Result>,
): Promise<{ calls: CallLatencies[]; result: Result }> {
  await timeCallsWhile(origin, calls, isWithin(WARM_MS));
  const withoutWork = await timeCallsWhile(origin, calls, isWithin(ALONE_MS));
  let isDone = false;
  const [result, meanwhile] = await Promise.all([
    work().finally(() => (isDone = true)),
    timeCallsWhile(origin, calls, () => !isDone),
  ]);
  return {
    calls: calls.map(({ name }) => ({
      name,
      alone: toLatency(withoutWork.get(name)!),
      meanwhile: toLatency(meanwhile.get(name)!),
    })),
    result,
  };
}

/** Whether the given time, which starts now, has not passed. */
export function isWithin(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() < end;
}

/** @returns the milliseconds of each request, by the name of its call */
async function timeCallsWhile(
  origin: string,
  calls: readonly BenchCall[],
  isGoingOn: () => boolean,
): Promise<Map<string, number[]>> {
  const times = new Map(calls.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; isGoingOn(); turn++)
    for (const call of calls) times.get(call.name)!.push(await timeRequest(origin, call, turn));
  return times;
}

async function timeRequest(origin: string, { targets, method }: BenchCall, turn: number): Promise<number> {
  const { path, token } = targets[turn % targets.length]!;
  const started = performance.now();
  const response = await fetch(origin + path, { method, headers: { authorization: `Token ${token}` } });
  await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - started;
}

function toLatency(times: number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
