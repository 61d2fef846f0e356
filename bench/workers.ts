import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findStreamFaults, openResumedStream } from '../server/testing/app/resumedStream.ts';
import { startWriters } from '../server/testing/app/writeThroughFaults.ts';
import type { BenchCall, SeededUsers } from './calls.ts';
import { type LoadResult, readChildren, runLoad } from './measure.ts';
import { verdict } from './report.ts';
import { findPostmaster, logLine, startServing, stop } from './servers.ts';
import { measureStreams, type StreamFigures } from './streams.ts';

const WARM_SECONDS = 2;
const STREAMS = 10_000;
const STREAM_MAX_BYTES = 25 * 1024;
const RESUMED_MAX_MS = 3_000;
/** The number of streams of one member; they are spread over the workers, one of which is killed. */
const WATCHED = 8;
const WRITERS = 2;
const TIMEOUT_MS = 20_000;
const POLL_MS = 20;

interface Options {
  counts: number[];
  calls: BenchCall[];
  seeded: SeededUsers;
  databaseUrl: string;
  dataDir: string;
  turnSeconds: number;
  rate: number;
}

interface ResumeFigures {
  /** Streams whose worker was killed. */
  interrupted: number;
  /** The time from the kill until the last stream received a message that was sent after it. */
  resumedMs: number;
  messages: number;
  faults: string[];
}

interface ServerFigures {
  workers: number;
  calls: { name: string; result: LoadResult }[];
  streams: StreamFigures | null;
  resume: ResumeFigures | null;
}

/** Measures a server of each number of workers, one after the other on one database. */
export async function measureWorkers(options: Options): Promise<ServerFigures[]> {
  const postmaster = await findPostmaster(options.databaseUrl);
  const figures: ServerFigures[] = [];
  for (const workers of options.counts) {
    await pinEverything(workers, postmaster);
    const {
      child,
      pid,
      address: origin,
    } = await startServing(options.databaseUrl, options.dataDir, { workers });
    const measured = { origin, pid, postmaster };
    const calls: ServerFigures['calls'] = [];
    for (const call of options.calls) {
      await runLoad(measured, call, WARM_SECONDS, options.rate);
      calls.push({
        name: call.name,
        result: await runLoad(measured, call, options.turnSeconds, options.rate),
      });
      logLine(
        `  ${workers} workers, ${call.name}: ${Math.round(calls.at(-1)!.result.requestsPerSecond)} a second`,
      );
    }
    const member = options.seeded.customers[0]!;
    const streams =
      workers === 1
        ? null
        : await measureStreams(origin, pid, options.seeded.writers[0]!.token, STREAMS, () =>
            writeUntil(origin, member, (acknowledged) => acknowledged > 0),
          );
    figures.push({
      workers,
      calls,
      streams,
      resume: workers === 1 ? null : await measureResume(origin, pid, member),
    });
    await stop(child);
  }
  return figures;
}

/** Pins this process, which makes the load, and PostgreSQL to the cores; a server started later inherits this. */
async function pinEverything(cores: number, postmaster: number): Promise<void> {
  const pids = [process.pid, postmaster, ...(await readChildren(postmaster)).map(({ pid }) => pid)];
  for (const pid of pids)
    await promisify(execFile)('taskset', [
      '--all-tasks',
      '--cpu-list',
      '--pid',
      `0-${cores - 1}`,
      String(pid),
    ]);
}

type Member = SeededUsers['customers'][number];

async function writeUntil(
  origin: string,
  member: Member,
  isEnough: (count: number) => boolean,
): Promise<void> {
  const writers = startWriters(() => origin, member, 1);
  await waitUntil(() => isEnough(writers.acknowledged.length));
  await writers.stop();
}

async function waitUntil(isReached: () => boolean): Promise<void> {
  const givesUpAt = performance.now() + TIMEOUT_MS;
  while (!isReached()) {
    if (performance.now() > givesUpAt) throw new Error(`Nothing came within ${TIMEOUT_MS} ms`);
    await pause(POLL_MS);
  }
}

/** Kills a worker while its streams constantly receive messages. */
async function measureResume(origin: string, pid: number, member: Member): Promise<ResumeFigures> {
  const path = `/user-messages/${member.userId}/`;
  const streams = await Promise.all(
    Array.from({ length: WATCHED }, () => openResumedStream(() => origin, path, member.token)),
  );
  const writers = startWriters(() => origin, member, WRITERS);
  await waitUntil(() => streams.every(({ received }) => received.length > 10));
  const [worker] = await readChildren(pid);
  process.kill(worker!.pid, 'SIGKILL');
  const killedAt = performance.now();
  // Messages from before the kill do not count.
  await pause(POLL_MS);
  const sent = writers.acknowledged.length + WRITERS;
  await waitUntil(() => writers.acknowledged.length > sent);
  const text = writers.acknowledged[sent]!;
  const hasAll = () => streams.every(({ received }) => received.some((each) => each.text === text));
  await waitUntil(hasAll);
  const resumedMs = performance.now() - killedAt;
  await writers.stop();
  const isComplete = () => streams.every(({ received }) => received.length >= writers.acknowledged.length);
  // Messages that are still missing then are reported below.
  await waitUntil(isComplete).catch(() => {});
  const faults = streams.flatMap(({ received }) => findStreamFaults(received, writers.acknowledged));
  const interrupted = streams.filter(({ resumed }) => resumed > 0).length;
  for (const stream of streams) await stream.close();
  return { interrupted, resumedMs, messages: writers.acknowledged.length, faults };
}

/** The figures as a table, each number of workers compared with the first. */
export function renderWorkers(figures: ServerFigures[]): string {
  const [first] = figures;
  const lines = [
    '| call | workers and cores | requests/s | times | p50 ms | p99 ms | CPU ms a request | PostgreSQL’s CPU ms |',
    '|---|---|---|---|---|---|---|---|',
    ...first!.calls.flatMap(({ name, result: base }, at) =>
      figures.map(({ workers, calls }) => {
        const { requestsPerSecond, p50Ms, p99Ms, cpuMs, postgresMs } = calls[at]!.result;
        const cells = [
          name,
          workers,
          Math.round(requestsPerSecond),
          (requestsPerSecond / base.requestsPerSecond).toFixed(2),
          p50Ms,
          p99Ms,
          cpuMs.toFixed(2),
          postgresMs.toFixed(2),
        ];
        return `| ${cells.join(' | ')} |`;
      }),
    ),
  ];
  for (const { workers, streams, resume } of figures) {
    if (streams === null || resume === null) continue;
    const { open, bytesEach, reachedAllMs } = streams;
    const kilobytes = `${(bytesEach / 1024).toFixed(1)} KB each ${verdict(bytesEach <= STREAM_MAX_BYTES)} (25)`;
    lines.push(
      '',
      `${workers} workers: ${open} streams, ${kilobytes}, all reached in ${reachedAllMs.toFixed(0)} ms`,
    );
    lines.push(
      '',
      `A worker killed: ${resume.interrupted} of ${WATCHED} streams broken, all resumed after ${resume.resumedMs.toFixed(0)} ms ` +
        `${verdict(resume.resumedMs <= RESUMED_MAX_MS)} (${RESUMED_MAX_MS}); ${resume.messages} messages, ` +
        `lost or duplicated: ${resume.faults.length} ${verdict(resume.faults.length === 0)} (0)`,
    );
  }
  return `${lines.join('\n')}\n`;
}
