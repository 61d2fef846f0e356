import type { RequestStatus } from '#contract/readings/codes.ts';
import { statusAfter } from '#contract/readings/rules.ts';
import { computeClosesAt, computeDueAt, type DueHours, shiftDueAt } from '../rules.ts';

/** The state of a request with its due and closing times. */
export interface Progress {
  status: RequestStatus;
  isRushed: boolean;
  /** When an answer is due: to the question, or to the member's note. */
  dueAt: Temporal.Instant;
  /** The member's oldest message since a writer's last one, after an answer; null unless RESPONDED. */
  wroteBackAt: Temporal.Instant | null;
  /** The question's due time, while `dueAt` is that of the member's note; null otherwise. */
  questionDueAt: Temporal.Instant | null;
  /** When it closes automatically; null unless RESPONDED, and while a note of the member waits. */
  closesAt: Temporal.Instant | null;
}

/** The times that every change of a request's progress sets. */
export type ProgressTimes = Omit<Progress, 'status' | 'isRushed'>;

export type MessageKind = 'memberMessage' | 'writerMessage' | 'readingResponse';

/** The progress after a message. Any message of a writer answers the member's note. */
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

/** The times of a request whose member writes back. The shorter time of a rush applies to the question only. */
export const beginWroteBack = (
  now: Temporal.Instant,
  hours: DueHours,
): { wroteBackAt: Temporal.Instant; dueAt: Temporal.Instant } => ({
  wroteBackAt: now,
  dueAt: computeDueAt(now, false, hours),
});

/** A writer's edit of the progress. */
export interface ProgressEdit {
  status: RequestStatus;
  isRushed: boolean;
  /** Whether the member's note is marked as done. */
  isDone: boolean;
}

/** The progress after a writer's edit. A status set by hand can end the state "wrote back", but not begin it. */
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

/** Ends the state "wrote back": the question's due time applies again, and the time to closing restarts. */
const endWroteBack = (progress: Progress, now: Temporal.Instant): Progress => ({
  ...progress,
  dueAt: progress.questionDueAt ?? progress.dueAt,
  wroteBackAt: null,
  questionDueAt: null,
  closesAt: computeClosesAt(now, progress.status),
});

/** The log's text when a member writes back. */
export const WROTE_BACK = 'Wrote back';

/** The log's texts when the state "wrote back" has begun or ended. */
export function describeWroteBack(before: Progress, after: Progress, by: MessageKind | 'edit'): string[] {
  if (before.wroteBackAt === null) return after.wroteBackAt === null ? [] : [WROTE_BACK];
  // The log entry about the status covers it.
  if (after.wroteBackAt !== null || (by === 'edit' && after.status !== 'RESPONDED')) return [];
  return [by === 'edit' ? 'Marked what was written back as done' : 'Answered what was written back'];
}
