import { formatElapsed } from '#contract/dates.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';

interface Due {
  status: RequestStatus;
  dueAt: string;
  wroteBackAt: string | null;
}

export interface TimeLeft {
  text: string;
  isOverdue: boolean;
}

/**
 * How long the reply to a question, or to what was written back, may still take: '2 h left', 'overdue 3 h'. Null where
 * nothing is owed.
 */
export function describeTimeLeft({ status, dueAt, wroteBackAt }: Due, now: Date): TimeLeft | null {
  if (status !== 'OPENED' && wroteBackAt === null) return null;
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0) return { text: `overdue ${formatDuration(-left)}`, isOverdue: true };
  return { text: left < MINUTE_MS ? 'due now' : `${formatDuration(left)} left`, isOverdue: false };
}

const MINUTE_MS = 60_000;

/** At least a minute: 'overdue just now' would be no length. */
const formatDuration = (ms: number) => formatElapsed(Math.max(ms, MINUTE_MS));
