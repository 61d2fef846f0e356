import { isBlank } from '../blank.ts';
import { toSingleLine } from '../toSingleLine.ts';
import type { Lane, RequestStatus, ResponseMode } from './codes.ts';

const DERIVED_TITLE_MAX = 60;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The title of a request without one: its first sentence, cut between words with '…' to at most 60 characters. */
export function buildTitle(message: string): string {
  // A paragraph ends a sentence that has no full stop; the end of a line does not.
  const paragraph = message.split(/\n[^\S\n]*\n/).find((each) => !isBlank(each)) ?? '';
  const sentence = [...findFirstSentence(toSingleLine(paragraph))];
  if (sentence.length <= DERIVED_TITLE_MAX) return sentence.join('');
  const start = sentence.slice(0, DERIVED_TITLE_MAX);
  const lastBlank = start.lastIndexOf(' ');
  // One long word has no other place to cut.
  const cut = lastBlank > 0 ? start.slice(0, lastBlank) : start.slice(0, DERIVED_TITLE_MAX - 1);
  return `${cut.join('').replace(/[\s,;:–—-]+$/u, '')}…`;
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
  /** A member's message after an answer keeps the status and marks the request as written back to. */
  memberMessage: { OPENED: 'OPENED', RESPONDED: 'RESPONDED', CLOSED: 'RESPONDED' },
  writerMessage: { OPENED: 'OPENED', RESPONDED: 'RESPONDED', CLOSED: 'CLOSED' },
  readingResponse: { OPENED: 'RESPONDED', RESPONDED: 'RESPONDED', CLOSED: 'RESPONDED' },
  /** No message for CLOSES_AFTER_DAYS days. */
  silence: { OPENED: 'OPENED', RESPONDED: 'CLOSED', CLOSED: 'CLOSED' },
} as const satisfies Record<string, Record<RequestStatus, RequestStatus>>;

/** The fields of a request that decide in which lanes it is. */
interface InLane {
  status: RequestStatus;
  wroteBackAt: string | null;
  snoozedUntil: string | null;
  assignedWriter: number | null;
}

/** Which requests are in each lane of a writer's desk, unless they are snoozed. */
const LANE_RULES: Record<Exclude<Lane, 'snoozed'>, (request: InLane, writerId: number) => boolean> = {
  to_answer: ({ status, assignedWriter }, writerId) =>
    status === 'OPENED' && (assignedWriter === null || assignedWriter === writerId),
  wrote_back: ({ wroteBackAt }) => wroteBackAt !== null,
  answered: ({ status, wroteBackAt }) => status === 'RESPONDED' && wroteBackAt === null,
  mine: ({ status, wroteBackAt, assignedWriter }, writerId) =>
    assignedWriter === writerId && (status === 'OPENED' || wroteBackAt !== null),
};

/** Whether a request is in a lane of a writer's desk. A snoozed request is in no other lane. */
export function isInLane(lane: Lane, request: InLane, writerId: number): boolean {
  if (lane === 'snoozed') return request.snoozedUntil !== null;
  return request.snoozedUntil === null && LANE_RULES[lane](request, writerId);
}

/**
 * Whether the desk fetches a draft: for an OPENED request whose member has no tag, only red ones or only green ones.
 */
export function shouldFetchDraft(status: RequestStatus, colors: readonly string[]): boolean {
  if (status !== 'OPENED' || colors.length > 1) return false;
  return colors.every((color) => color === 'red' || color === 'green');
}

/** The mode in which the reply form opens. */
export const replyModeFor = (status: RequestStatus): ResponseMode =>
  status === 'OPENED' ? 'ReadingResponse' : 'Standard';

/** The end of a text whose full stop does not end a sentence: an abbreviation, or the number of a list item. */
const ABBREVIATION = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St)\.$|^\d+\.$/;

function findFirstSentence(line: string): string {
  let found = '';
  for (const { segment } of sentences.segment(line)) {
    found += segment;
    if (!ABBREVIATION.test(found.trim())) break;
  }
  return found.trim();
}

const SAME_WITHIN_MS = 7 * 86_400_000;
const SAME_TIMES = 3;
/** The share of the shorter question's words that both have in common, from which two questions count as the same. */
const SAME_SHARE = 0.6;

/**
 * Whether a question is asked for the third time in 7 days. The form then shows a friendly hint before it is sent;
 * nothing is refused. Two questions are the same if they share 60 % of the content words of the shorter one, and at least
 * two, in any order; grammar words, case and endings do not count. Compares with titles, which every list contains.
 * @param message the question that is about to be sent, with its title if it has one
 * @param ownRecentRequests the member's own requests; older ones may be among them
 * @param now in milliseconds since 1970
 */
export function isRepeatedQuestion(
  message: string,
  ownRecentRequests: readonly { title: string; createdAt: string }[],
  now: number,
): boolean {
  const questionWords = toContentWords(message);
  const same = ownRecentRequests.filter(({ title, createdAt }) => {
    // Negative if this device's clock is behind the server's.
    const age = now - Date.parse(createdAt);
    return age < SAME_WITHIN_MS && isSameQuestion(questionWords, toContentWords(title));
  });
  return same.length >= SAME_TIMES - 1;
}

function isSameQuestion(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= 2 && shared >= SAME_SHARE * Math.min(one.size, other.size);
}

const GRAMMAR = new Set(
  `about after again all also and any anything are ask before been being but can could did does doing done for from
   get going had has have her here him his how into its just know like may might more much must myself need not now
   our out please really shall she should some soon still tell than that the their them then there these they thing
   this those was were what when where whether which who whom whose why will with would you your`.split(
    /\s+/,
  ),
);

/** The content words of a question, without English endings: moves, moved and moving are the same. */
function toContentWords(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const carrying = words.filter((word) => !GRAMMAR.has(word));
  return new Set(carrying.map((word) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '')));
}
