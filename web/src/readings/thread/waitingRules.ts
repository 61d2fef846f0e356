import { formatDateAndTime, formatTime, isSameDay } from '#contract/dates.ts';

/** The fields of an open request that say who answers and by when. */
export interface WaitingRequest {
  createdAt: string;
  dueAt: string;
  personality: { firstName: string } | null;
}

export const isLate = ({ dueAt }: Pick<WaitingRequest, 'dueAt'>, now: Date): boolean =>
  Date.parse(dueAt) < now.getTime();

/** 'Isolde writes by 4:30 PM', 'A reader writes by tomorrow at 9:00 AM'; past the due time, an apology. */
export function describeDue(request: WaitingRequest, now: Date, zone?: string): string {
  const { dueAt, personality } = request;
  const reader = personality?.firstName ?? 'A reader';
  if (isLate(request, now)) return `${reader} needs a little longer`;
  const time = isSameDay(dueAt, now, zone) ? formatTime(dueAt, zone) : formatDateAndTime(dueAt, now, zone);
  return `${reader} writes by ${time}`;
}

/** The text while the membership is not serviceable: the question is answered once it is serviceable again. */
export const describePause = ({ personality }: WaitingRequest): string =>
  `${personality?.firstName ?? 'A reader'} writes once your membership is active again`;

/** How much of the time to answer has passed, from 0 to 1. */
export function computeWaitedShare({ createdAt, dueAt }: WaitingRequest, now: Date): number {
  const begun = Date.parse(createdAt);
  const share = (now.getTime() - begun) / Math.max(1, Date.parse(dueAt) - begun);
  return Math.min(1, Math.max(0, share));
}

/** The moon's angle at first and at the due time: a new moon would be invisible, and a full one means an answer. */
const MOON_ANGLES = { first: 24, last: 140 };

/** The angle of a moon that waxes with the time to answer. */
export const computeMoonAngle = (request: WaitingRequest, now: Date): number =>
  MOON_ANGLES.first + computeWaitedShare(request, now) * (MOON_ANGLES.last - MOON_ANGLES.first);

/** The open request that is due first. */
export const findNextDue = <Request extends { status: string; dueAt: string }>(
  requests: readonly Request[],
): Request | undefined =>
  requests
    .filter(({ status }) => status === 'OPENED')
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))[0];
