import { TAKE_BACK_MINUTES } from '#contract/readings/codes.ts';
import { afterEdit, afterMessage, type Progress } from '../progress/rules.ts';
import type { DueHours } from '../rules.ts';

/** The state of a request that a letter changes and that its draft depends on. */
export interface RequestState extends Progress {
  lastMessageTime: Temporal.Instant;
  personalityId: number | null;
  isOracle: boolean;
  isAstrology: boolean;
}

/** A letter as it was sent. */
export interface SentLetter {
  createdAt: Temporal.Instant;
  personalityId: number | null;
}

/** Facts that prevent taking a letter back. */
export interface Obstacles {
  /** A later message, feedback, a tip, or the member has read it. */
  isOpened: boolean;
  sentAt: Temporal.Instant;
}

/** The refusal of taking a letter back; null if it can be taken back. */
export function findTakeBackRefusal(
  { isOpened, sentAt }: Obstacles,
  now: Temporal.Instant,
): 'already_opened' | 'too_late' | null {
  if (isOpened) return 'already_opened';
  // At exactly two minutes its arrival mail is sent.
  const isLate = Temporal.Instant.compare(now, sentAt.add({ minutes: TAKE_BACK_MINUTES })) >= 0;
  return isLate ? 'too_late' : null;
}

/**
 * The request as if the letter had never been sent: its state before, with the changes made by hand since.
 * @param before the state when the letter was sent
 * @param current the state with the letter
 */
export function withoutLetter(
  { before, current, letter }: { before: RequestState; current: RequestState; letter: SentLetter },
  now: Temporal.Instant,
  hours: DueHours,
): RequestState {
  const answered = afterMessage(before, 'readingResponse', letter.createdAt, hours);
  const progress = isSameStage(current, answered)
    ? afterEdit(before, { status: before.status, isRushed: current.isRushed, isDone: false }, now, hours)
    : current;
  const isLast = current.lastMessageTime.equals(letter.createdAt);
  const isNamedByLetter = before.personalityId === null && current.personalityId === letter.personalityId;
  return {
    ...current,
    status: progress.status,
    dueAt: progress.dueAt,
    wroteBackAt: progress.wroteBackAt,
    questionDueAt: progress.questionDueAt,
    closesAt: progress.closesAt,
    lastMessageTime: isLast ? before.lastMessageTime : current.lastMessageTime,
    personalityId: isNamedByLetter ? null : current.personalityId,
  };
}

/** Compares the closing time too, because a status that was changed by hand and back has restarted it. */
const isSameStage = (one: Progress, other: Progress): boolean =>
  one.status === other.status && isSameTime(one.closesAt, other.closesAt);

const isSameTime = (one: Temporal.Instant | null, other: Temporal.Instant | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);
