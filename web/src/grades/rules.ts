import type { GradesOfDay, ReaderGrades } from '#contract/grades/calls.ts';

/** Days, weeks or months of the series, so that a chart has at most this many bars. */
const BARS_MAX = 31;

const DAY_MS = 86_400_000;

export interface Bar extends Omit<GradesOfDay, 'date'> {
  /** The first and the last day, as `2026-11-20`. */
  from: string;
  to: string;
}

const toDay = (date: string) => Date.parse(date) / DAY_MS;
const toDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The series as bars of equal length without gaps: a day each, or more days if there would be too many bars. */
export function groupSeries(series: readonly GradesOfDay[]): Bar[] {
  const [first] = series;
  const last = series.at(-1);
  if (first === undefined || last === undefined) return [];
  const begin = toDay(first.date);
  const length = toDay(last.date) - begin + 1;
  const days = Math.ceil(length / BARS_MAX);
  const bars = Array.from({ length: Math.ceil(length / days) }, (_, n): Bar => {
    const from = begin + n * days;
    return {
      from: toDate(from),
      to: toDate(Math.min(from + days, begin + length) - 1),
      answers: 0,
      likes: 0,
      dislikes: 0,
    };
  });
  for (const { date, answers, likes, dislikes } of series) {
    const bar = bars[Math.floor((toDay(date) - begin) / days)]!;
    bar.answers += answers;
    bar.likes += likes;
    bar.dislikes += dislikes;
  }
  return bars;
}

/** The share of rushed questions answered in time; null without one. */
export const rushShareOf = ({ rushAnswers, rushKept }: ReaderGrades): number | null =>
  rushAnswers === 0 ? null : rushKept / rushAnswers;

/** The next round number of an axis: 1, 2 or 5 with zeros. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * unit).find((step) => step >= value)!;
}

/** `7260` → `2 h 1 min`. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const [whole, unit, rest, restUnit] =
    hours < 48 ? [hours, 'h', minutes % 60, 'min'] : [Math.floor(hours / 24), 'd', hours % 24, 'h'];
  return rest === 0 ? `${whole} ${unit}` : `${whole} ${unit} ${rest} ${restUnit}`;
}

export const formatShare = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;

export const formatMean = (mean: number | null): string => (mean === null ? '–' : mean.toFixed(1));
