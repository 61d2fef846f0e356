import { toSingleLine } from '../singleLine.ts';
import { TITLE_MAX, type RequestStatus } from './codes.ts';

/** `(RUSH) (3) (OR)`, each where it applies and always in this order; the due number only while OPENED. */
export function buildTitleSuffix(request: {
  status: RequestStatus;
  isRushed: boolean;
  isOracle: boolean;
  numberOfTarotCards: number;
}): string {
  const { status, isRushed, isOracle, numberOfTarotCards: cards } = request;
  return [isRushed && '(RUSH)', status === 'OPENED' && cards > 1 && `(${cards})`, isOracle && '(OR)']
    .filter(Boolean)
    .join(' ');
}

/** The title of a request without one: the first words of its message, up to 80 characters. */
export function buildTitle(message: string): string {
  const line = toSingleLine(message);
  if ([...line].length <= TITLE_MAX) return line;
  const start = [...line].slice(0, TITLE_MAX - 1).join('');
  const lastBlank = start.lastIndexOf(' ');
  return `${lastBlank > TITLE_MAX / 2 ? start.slice(0, lastBlank) : start}…`;
}

/** Messages of one sender within this time of each other form a group. */
const ONE_HOUR_MS = 3_600_000;

/** Splits messages, oldest first, into groups of one sender with no gap of more than an hour. */
export function groupBySender<Message extends { senderId: number; createdAt: string }>(
  messages: readonly Message[],
): Message[][] {
  const groups: Message[][] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const belongs =
      last !== undefined &&
      last.senderId === message.senderId &&
      Date.parse(message.createdAt) - Date.parse(last.createdAt) <= ONE_HOUR_MS;
    if (group !== undefined && belongs) group.push(message);
    else groups.push([message]);
  }
  return groups;
}

/** The next status of a request after each event in its thread. A writer may also set any status by hand. */
export const statusAfter = {
  memberMessage: { OPENED: 'OPENED', RESPONDED: 'OPENED', CLOSED: 'OPENED' },
  writerMessage: { OPENED: 'OPENED', RESPONDED: 'RESPONDED', CLOSED: 'CLOSED' },
  readingResponse: { OPENED: 'RESPONDED', RESPONDED: 'RESPONDED', CLOSED: 'RESPONDED' },
  /** No message for CLOSES_AFTER_DAYS days. */
  silence: { OPENED: 'OPENED', RESPONDED: 'CLOSED', CLOSED: 'CLOSED' },
} as const satisfies Record<string, Record<RequestStatus, RequestStatus>>;

/**
 * Whether the desk fetches a draft: for an OPENED request whose member has no tag, only red ones or only green ones.
 */
export function shouldFetchDraft(status: RequestStatus, colors: readonly string[]): boolean {
  if (status !== 'OPENED' || colors.length > 1) return false;
  return colors.every((color) => color === 'red' || color === 'green');
}
