import type { RequestStatus } from '#contract/readings/codes.ts';
import { statusAfter } from '#contract/readings/rules.ts';
import { computeClosesAt, computeDueAt, type DueHours, shiftDueAt } from '../rules.ts';

/** How far a request is, and what it waits for. */
export interface Progress {
  status: RequestStatus;
  isRushed: boolean;
  /** When an answer is due: to the question, or to what the member wrote back. */
  dueAt: Temporal.Instant;
  /** The member's oldest message since a writer's last one, after an answer; null unless RESPONDED. */
  wroteBackAt: Temporal.Instant | null;
  /** The question's due time, while `dueAt` is that of what was written back; null otherwise. */
  questionDueAt: Temporal.Instant | null;
  /** When it closes by itself; null unless RESPONDED, and while something written back waits. */
  closesAt: Temporal.Instant | null;
}

export type MessageKind = 'memberMessage' | 'writerMessage' | 'readingResponse';

/** The progress after a message. A writer's message of any kind answers what was written back. */
export function afterMessage(
  before: Progress,
  kind: MessageKind,
  now: Temporal.Instant,
  hours: DueHours,
): Progress {
  const status = statusAfter[kind][before.status];
  if (kind !== 'memberMessage') return endWroteBack({ ...before, status }, now);
  if (status === 'OPENED' || before.wroteBackAt !== null) return before;
  return { ...before, status, ...beginWroteBack(now, hours), questionDueAt: before.dueAt, closesAt: null };
}

/** The times of a request whose member writes back. Rushed or not: the promise of the rush was for the question. */
export const beginWroteBack = (
  now: Temporal.Instant,
  hours: DueHours,
): { wroteBackAt: Temporal.Instant; dueAt: Temporal.Instant } => ({
  wroteBackAt: now,
  dueAt: computeDueAt(now, false, hours),
});

/** What a writer sets by hand. */
export interface ProgressEdit {
  status: RequestStatus;
  isRushed: boolean;
  /** Whether what was written back is marked as done. */
  isDone: boolean;
}

/** The progress after a writer's edit. A status set by hand can end what was written back, but not begin it. */
export function afterEdit(
  before: Progress,
  { status, isRushed, isDone }: ProgressEdit,
  now: Temporal.Instant,
  hours: DueHours,
): Progress {
  const isReopened = status === 'OPENED' && before.status !== 'OPENED';
  if (isReopened) {
    const dueAt = computeDueAt(now, isRushed, hours);
    return { status, isRushed, dueAt, wroteBackAt: null, questionDueAt: null, closesAt: null };
  }
  const shift = (due: Temporal.Instant) =>
    shiftDueAt(due, { before: before.isRushed, after: isRushed }, hours);
  const { wroteBackAt, questionDueAt } = before;
  const edited = {
    ...before,
    status,
    isRushed,
    dueAt: questionDueAt === null ? shift(before.dueAt) : before.dueAt,
    questionDueAt: questionDueAt === null ? null : shift(questionDueAt),
  };
  const isEnded = wroteBackAt !== null && (isDone || status !== 'RESPONDED');
  return isEnded || status !== before.status ? endWroteBack(edited, now) : edited;
}

/** Nothing is written back any more: the question's due time holds again, and the time to closing starts anew. */
const endWroteBack = (progress: Progress, now: Temporal.Instant): Progress => ({
  ...progress,
  dueAt: progress.questionDueAt ?? progress.dueAt,
  wroteBackAt: null,
  questionDueAt: null,
  closesAt: computeClosesAt(now, progress.status),
});

/** The log's text for what is written back. */
export const WROTE_BACK = 'Wrote back';

/** The log's texts for what has begun or ended. */
export function describeWroteBack(before: Progress, after: Progress, by: MessageKind | 'edit'): string[] {
  if (before.wroteBackAt === null) return after.wroteBackAt === null ? [] : [WROTE_BACK];
  // The log entry about the status covers it.
  if (after.wroteBackAt !== null || (by === 'edit' && after.status !== 'RESPONDED')) return [];
  return [by === 'edit' ? 'Marked what was written back as done' : 'Answered what was written back'];
}
