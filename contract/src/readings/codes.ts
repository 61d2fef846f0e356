/** Not answered; answered; closed, by a writer or by `CLOSES_AFTER_DAYS`. A member may still write to it. */
export const REQUEST_STATUSES = ['OPENED', 'RESPONDED', 'CLOSED'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The fields of a listed request, which `fields` can select from. */
export const LISTED_FIELDS = [
  'id',
  'title',
  'status',
  'createdAt',
  'lastMessageTime',
  'dueAt',
  'isRushed',
  'isOracle',
  'isAstrology',
  'numberOfTarotCards',
  'unreadCount',
  'isSealed',
  'isFavourite',
  'wroteBackAt',
  'isFlagged',
  'personality',
  'assignedWriter',
  'snoozedUntil',
  'isDisliked',
  'user',
] as const;
export type ListedField = (typeof LISTED_FIELDS)[number];

/** The mode as sent, with its label at the desk. */
export const RESPONSE_MODES = { Standard: 'Standard', ReadingResponse: 'Reading response' } as const;
export type ResponseMode = keyof typeof RESPONSE_MODES;
export const RESPONSE_MODE_CODES = Object.keys(RESPONSE_MODES) as [ResponseMode, ...ResponseMode[]];

/** Who wrote a message; all writers are one side. */
export const SENDERS = ['member', 'writer'] as const;

/** What a writer does with a request that is open on their screen. */
export const PRESENCE_STATES = ['viewing', 'typing', 'left'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

/**
 * The lanes of the desk: OPENED and not claimed by another writer; the member wrote back; answered; claimed by the
 * writer themselves; snoozed. A snoozed request is in no other lane.
 */
export const LANES = ['to_answer', 'wrote_back', 'answered', 'mine', 'snoozed'] as const;
export type Lane = (typeof LANES)[number];

/** Each lane's count is exact up to this number and capped there. */
export const LANE_COUNT_CAP = 1_000;

/** For how long a letter can be taken back. Its arrival mail is sent after this time. */
export const TAKE_BACK_MINUTES = 2;

/** Who writes drafts. */
export const DRAFT_SOURCES = ['composer', 'model'] as const;
export type DraftSource = (typeof DRAFT_SOURCES)[number];

/** Why a draft is empty: the question is in a language that the composer does not write. */
export const DRAFT_GAPS = ['unknown_language'] as const;
export type DraftGap = (typeof DRAFT_GAPS)[number];

/** The maximum lengths of texts in Unicode code points, of which an emoji may have several, and of a spread in cards. */
export const TITLE_MAX = 80;
export const QUESTION_MAX = 5_000;
export const MESSAGE_MAX = 10_000;
export const CARDS_MAX = 10;

/** Filters of lists: the label shown and the value sent; 0 is all time. */
export const TIME_RANGES = [
  { label: 'All Time', value: 0 },
  { label: 'Last Day', value: 1 },
  { label: 'Last Week', value: 7 },
  { label: 'Last Month', value: 30 },
] as const;
export const DAYS = TIME_RANGES.map(({ value }) => value);
export type Days = (typeof DAYS)[number];

/** How many days after a letter the member is asked about its outcome. */
export const OUTCOME_DAYS = [30, 90] as const;

/** For how many days after the mail the home screen asks too. */
export const OUTCOME_HOME_DAYS = 14;
/** The maximum length of a member's report on an outcome. */
export const OUTCOME_MAX = 2_000;

/** How members can feel about the outcome of a letter, with the labels on the screens. */
export const FEELINGS = {
  glad: 'Glad',
  calm: 'At peace with it',
  mixed: 'Mixed',
  sad: 'Sad',
  open: 'It is still open',
} as const;
export type Feeling = keyof typeof FEELINGS;
export const FEELING_CODES = Object.keys(FEELINGS) as [Feeling, ...Feeling[]];

/** An answered request closes after this many days without a message. */
export const CLOSES_AFTER_DAYS = 30;

/** Default hours within which a question is answered; the owner can set others. */
export const DUE_HOURS = 24;
/** The same for a rushed question. */
export const DUE_HOURS_RUSHED = 4;
