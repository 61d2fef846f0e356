import { formatElapsed } from '#contract/elapsed.ts';
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
 * The time left to answer a question or a member's reply: '2 h left', 'overdue 3 h'. Null if no answer is due.
 */
export function describeTimeLeft({ status, dueAt, wroteBackAt }: Due, now: Date): TimeLeft | null {
  if (status !== 'OPENED' && wroteBackAt === null) return null;
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0) return { text: `overdue ${formatDuration(-left)}`, isOverdue: true };
  return { text: left < MINUTE_MS ? 'due now' : `${formatDuration(left)} left`, isOverdue: false };
}

const MINUTE_MS = 60_000;

/** At least a minute, because 'overdue just now' is not a duration. */
const formatDuration = (ms: number) => formatElapsed(Math.max(ms, MINUTE_MS));
