import type { LoadResult } from './measure.ts';
import type { DeskFigures } from './desk.ts';
import type { StreamFigures } from './streams.ts';
import type { CallLatencies } from './latencies.ts';
import type { RenewalFigures } from './renewals.ts';
import type { SearchFigures } from './searches.ts';

export interface CallFigures {
  name: string;
  shareOfBaseline: number | null;
  cpuMs: number | null;
  p99Ms: number | null;
  ours: LoadResult;
  baseline: LoadResult;
  /** Another version, if one was measured beside it. */
  before: LoadResult | null;
  /** Resident memory of the server after this call and those before it. */
  residentMb: number;
}

export interface Figures {
  size: string;
  cpu: string;
  cores: number;
  node: string;
  seedSeconds: number;
  calls: CallFigures[];
  residentMb: number;
  /** CPU time of one birth chart alone, without a call. */
  chartMs: number;
  streams: StreamFigures | null;
  /** The writers' desk in a browser. */
  desk: DeskFigures | null;
  /** What others wait for while one writer searches. */
  searches: SearchFigures | null;
  sweep: RenewalFigures | null;
}

const RESIDENT_MAX_MB = 250;
const CHART_MAX_MS = 2;
const SWEEP_MAX_SECONDS = 60;
/** How many times slower a list or page may be during renewals, and while a writer searches. */
const SLOWER_MAX = 2;
const STREAM_MAX_BYTES = 25 * 1024;
const REACHED_ALL_MAX_MS = 250;
const KEY_MAX_MS = 100;
const CALLS_BEFORE_LETTER_MAX = 1;

/** The figures as a table, each with its target. */
export function renderReport({
  calls,
  residentMb,
  chartMs,
  streams,
  desk,
  searches,
  sweep,
  size,
  cores,
  cpu,
  node,
  seedSeconds,
}: Figures): string {
  const rows = calls.map(({ name, ours, baseline, shareOfBaseline, cpuMs, p99Ms, residentMb: mbSoFar }) => {
    const share = ours.requestsPerSecond / baseline.requestsPerSecond;
    return [
      name,
      Math.round(ours.requestsPerSecond),
      Math.round(baseline.requestsPerSecond),
      shareOfBaseline === null
        ? share.toFixed(2)
        : `${share.toFixed(2)} ${verdict(share >= shareOfBaseline)} (${shareOfBaseline})`,
      ours.p50Ms,
      p99Ms === null ? ours.p99Ms : `${ours.p99Ms} ${verdict(ours.p99Ms <= p99Ms)} (${p99Ms})`,
      cpuMs === null
        ? ours.cpuMs.toFixed(2)
        : `${ours.cpuMs.toFixed(2)} ${verdict(ours.cpuMs <= cpuMs)} (${cpuMs})`,
      baseline.cpuMs.toFixed(2),
      ours.postgresMs.toFixed(2),
      baseline.postgresMs.toFixed(2),
      mbSoFar.toFixed(0),
    ];
  });
  const lines = [
    `Size ${size}, ${cores} cores of ${cpu}, Node ${node}; seeded in ${seedSeconds.toFixed(1)} s`,
    '',
    '| call | requests/s | baseline | share | p50 ms | p99 ms | CPU ms a request | of the baseline | PostgreSQL’s CPU ms | of the baseline | MB resident |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    ...renderBefore(calls),
    '',
    `Resident memory after the calls: ${residentMb.toFixed(0)} MB ${verdict(residentMb <= RESIDENT_MAX_MB)} (${RESIDENT_MAX_MB})`,
    `One birth chart: ${chartMs.toFixed(2)} ms of CPU ${verdict(chartMs <= CHART_MAX_MS)} (${CHART_MAX_MS})`,
  ];
  if (streams !== null)
    lines.push(
      `Streams: ${streams.open} open, ${(streams.bytesEach / 1024).toFixed(1)} KB each ${verdict(streams.bytesEach <= STREAM_MAX_BYTES)} (25), all reached in ${streams.reachedAllMs.toFixed(0)} ms ${verdict(streams.reachedAllMs <= REACHED_ALL_MAX_MS)} (${REACHED_ALL_MAX_MS})`,
    );
  if (desk !== null) lines.push('', ...renderDesk(desk));
  if (searches !== null) lines.push('', ...renderSearches(searches));
  if (sweep !== null) lines.push('', ...renderRenewals(sweep));
  return `${lines.join('\n')}\n`;
}

function renderBefore(calls: readonly CallFigures[]): string[] {
  if (calls.every(({ before }) => before === null)) return [];
  return [
    '',
    '| before → after | requests/s | p50 ms | p99 ms | CPU ms a request | PostgreSQL’s CPU ms |',
    '|---|---|---|---|---|---|',
    ...calls.map(({ name, ours, before }) => {
      const cells = (['requestsPerSecond', 'p50Ms', 'p99Ms', 'cpuMs', 'postgresMs'] as const).map(
        (figure) => {
          const digits = figure.endsWith('cpuMs') || figure === 'postgresMs' ? 2 : 0;
          return `${before![figure].toFixed(digits)} → ${ours[figure].toFixed(digits)}`;
        },
      );
      return `| ${[name, ...cells].join(' | ')} |`;
    }),
  ];
}

function renderRenewals({ due, seconds, residentMb, calls }: RenewalFigures): string[] {
  return [
    `Sweep: ${due} memberships charged in ${seconds.toFixed(1)} s ${verdict(seconds <= SWEEP_MAX_SECONDS)} (${SWEEP_MAX_SECONDS}), resident memory ${residentMb.toFixed(0)} MB`,
    '',
    ...renderLatencies(calls, 'p50Ms'),
  ];
}

function renderSearches({ searches, slowestMs, calls }: SearchFigures): string[] {
  return [
    `Searches: ${searches} for common words and of deep pages, one after the other; the slowest took ${slowestMs.toFixed(0)} ms`,
    '',
    ...renderLatencies(calls, 'p99Ms'),
  ];
}

/** @param judged the percentile that the limit is for */
function renderLatencies(calls: readonly CallLatencies[], judged: 'p50Ms' | 'p99Ms'): string[] {
  return [
    '| meanwhile | p50 ms alone | p50 ms meanwhile | times | p99 ms alone | p99 ms meanwhile | times |',
    '|---|---|---|---|---|---|---|',
    ...calls.map(({ name, alone, meanwhile }) => {
      const cells = (['p50Ms', 'p99Ms'] as const).flatMap((percentile) => {
        const times = meanwhile[percentile] / alone[percentile];
        const limit = percentile === judged ? ` ${verdict(times <= SLOWER_MAX)} (${SLOWER_MAX})` : '';
        return [
          alone[percentile].toFixed(2),
          meanwhile[percentile].toFixed(2),
          `${times.toFixed(2)}${limit}`,
        ];
      });
      return `| ${name} | ${cells.join(' | ')} |`;
    }),
  ];
}

function renderDesk({ keys, callsBeforeLetter }: DeskFigures): string[] {
  const calls = callsBeforeLetter.length;
  return [
    '| at the desk, processor four times slower | keys | p50 ms to the next paint | p98 ms |',
    '|---|---|---|---|',
    ...keys.map(
      ({ name, keys: count, p50Ms, p98Ms }) =>
        `| ${name} | ${count} | ${p50Ms} | ${p98Ms} ${verdict(p98Ms <= KEY_MAX_MS)} (${KEY_MAX_MS}) |`,
    ),
    '',
    `Calls before an opened letter is shown: ${calls} ${verdict(calls <= CALLS_BEFORE_LETTER_MAX)} (${CALLS_BEFORE_LETTER_MAX})`,
  ];
}

export const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED');
