export const REQUEST_STATUSES = ['OPENED', 'RESPONDED', 'CLOSED'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The mode as sent, with its label at the desk. */
export const RESPONSE_MODES = { Standard: 'Standard', ReadingResponse: 'Reading response' } as const;
export type ResponseMode = keyof typeof RESPONSE_MODES;
export const RESPONSE_MODE_CODES = Object.keys(RESPONSE_MODES) as [ResponseMode, ...ResponseMode[]];

export const SENDERS = ['member', 'writer'] as const;

export const PRESENCE_STATES = ['viewing', 'typing', 'left'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

/** Who writes drafts. */
export const DRAFT_SOURCES = ['composer', 'model'] as const;
export type DraftSource = (typeof DRAFT_SOURCES)[number];

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
export const DAYS = [0, 1, 7, 30] as const;

/** Days without a message after which an answered request closes. */
export const CLOSES_AFTER_DAYS = 30;
