import * as z from 'zod/mini';
import { call, cents, commaList, id, isoDateTime, paged, paging } from '../call.ts';
import { moonPhase } from '../astrology/calls.ts';
import { INTERVALS, SUBSCRIPTION_STATUSES } from '../billing/codes.ts';
import { ZODIAC_CODES } from '../profiles/codes.ts';
import { singleLine } from '../singleLine.ts';
import { snakeCase } from '../wire.ts';
import {
  CARDS_MAX,
  DAYS,
  DRAFT_SOURCES,
  MESSAGE_MAX,
  PRESENCE_STATES,
  REQUEST_STATUSES,
  RESPONSE_MODE_CODES,
  SENDERS,
} from './codes.ts';
import { choices, messageText, requestForm } from './forms.ts';

const byId = z.strictObject({ id });

/** A reader as members see them. */
export const personality = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  picture: z.nullable(z.string()),
});
export type Personality = z.output<typeof personality>;

const tarotCard = z.object({ id: z.nullable(id), imagePath: z.string(), tarot: z.string() });
const helpLine = z.object({ name: z.string(), contact: z.string() });

/** A card of a spread, in a letter. */
const spreadCard = z.object({
  position: z.string().check(z.maxLength(100), singleLine),
  name: z.string().check(z.maxLength(100), singleLine),
  reversed: z.boolean(),
  imagePath: z.string().check(z.maxLength(300), singleLine),
  text: z.optional(z.string().check(z.maxLength(MESSAGE_MAX))),
});

/** One table and one id space for messages and responses; `responseMode` tells them apart. */
export const message = z.object({
  id,
  requestId: id,
  senderId: id,
  sender: z.enum(SENDERS),
  createdAt: isoDateTime,
  text: z.string(),
  responseMode: z.enum(RESPONSE_MODE_CODES),
  writerPersonality: z.nullable(personality),
  tarotCardName: z.nullable(z.string()),
  tarotCard: z.nullable(tarotCard),
  allowedTarotCards: z.array(tarotCard),
  /** A spread's id, or a name that the writer gave. */
  spread: z.nullable(z.string()),
  cards: z.array(spreadCard),
  /** Readings only: the moon when it was written. */
  moon: z.nullable(moonPhase),
});
export type Message = z.output<typeof message>;

const sentMessage = z.extend(message, { helpLines: z.optional(z.array(helpLine)) });

/** The fields of a request in lists. */
const listedFields = {
  id,
  title: z.string(),
  status: z.enum(REQUEST_STATUSES),
  createdAt: isoDateTime,
  lastMessageTime: isoDateTime,
  dueAt: isoDateTime,
  ...choices,
  numberOfTarotCards: z.int(),
  /** For a member, the writers' unread messages; for writers, the member's. */
  unreadCount: z.int(),
  isFlagged: z.boolean(),
  personality: z.nullable(personality),
  /** The user id of the writer who took the request. */
  assignedWriter: z.nullable(id),
  user: z.object({ id, firstName: z.string() }),
};
/** Values are not renamed on the wire, so these field names are snake_case. */
const REQUEST_FIELDS = Object.keys(listedFields).map(snakeCase) as [string, ...string[]];
export const listedRequest = z.object(listedFields);
export type ListedRequest = z.output<typeof listedRequest>;

const memberOfRequest = z.object({
  id,
  firstName: z.string(),
  /** This and all below: writers only. */
  lastName: z.optional(z.string()),
  zodiac: z.optional(z.nullable(z.enum(ZODIAC_CODES))),
  tags: z.optional(z.array(z.object({ id, text: z.string(), color: z.string() }))),
  currentSubscriptionStatus: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
  isServiceable: z.optional(z.boolean()),
  cannedReply: z.optional(z.nullable(z.string())),
});

/** A drawn spread. */
const draw = z.object({
  spread: z.string(),
  cards: z.array(
    z.object({ position: z.string(), name: z.string(), reversed: z.boolean(), imagePath: z.string() }),
  ),
});
export type Draw = z.output<typeof draw>;

const logEntry = z.object({ id, createdAt: isoDateTime, who: z.nullable(z.string()), says: z.string() });

export const readingRequest = z.object({
  ...listedFields,
  user: memberOfRequest,
  /** The distinct colors of the member's tags, lower case; empty for the member. */
  colors: z.array(z.string()),
  /** The newest 25, oldest first. */
  messages: z.array(message),
  hasDraft: z.boolean(),
  /** The cards drawn but not yet sent in a response; writers only. */
  draw: z.nullable(draw),
  helpLines: z.array(helpLine),
  /** The member's paid tips for this request, oldest first. */
  tips: z.array(z.object({ amountCents: cents, createdAt: isoDateTime })),
  /** The thread's changes, newest first; writers only. */
  log: z.array(logEntry),
});
export type ReadingRequest = z.output<typeof readingRequest>;

export const createRequest = call({
  method: 'POST',
  path: '/api/reading_requests',
  summary: 'Ask for a reading',
  input: requestForm,
  output: readingRequest,
  refuses: ['not_serviceable'],
  status: 201,
});

export const listRequests = call({
  method: 'GET',
  path: '/api/reading_requests',
  summary: 'Reading requests; a customer sees their own',
  input: z.strictObject({
    /** `work_order`: OPENED first, rushed before others, then by due time; CLOSED is left out. */
    ...paging(['created_at', 'last_message_time', 'due_at', 'work_order']),
    user: z.optional(id),
    status: z.optional(commaList(z.enum(REQUEST_STATUSES))),
    personality: z.optional(id),
    /** Writers only. */
    tag: z.optional(id),
    interval: z.optional(z.enum(INTERVALS)),
    days: z.optional(z.literal([...DAYS])),
    isRushed: z.optional(z.boolean()),
    search: z.optional(z.string().check(z.maxLength(200))),
    fields: z.optional(
      commaList(
        z.enum(REQUEST_FIELDS, {
          error: ({ input }) => `${String(input).slice(0, 60)} is not a field of this list`,
        }),
      ),
    ),
  }),
  output: paged(z.partial(listedRequest)),
  refuses: ['forbidden'],
});

export const getRequest = call({
  method: 'GET',
  path: '/api/reading_requests/{id}',
  summary: 'One reading request with its newest messages',
  input: byId,
  output: readingRequest,
});

export const patchRequest = call({
  method: 'PATCH',
  path: '/api/reading_requests/{id}',
  summary: 'Writers change a request; `use_previous_date` leaves its place in the order',
  input: z.strictObject({
    id,
    status: z.optional(z.enum(REQUEST_STATUSES)),
    ...z.partial(z.strictObject(choices)).shape,
    personality: z.optional(z.nullable(id)),
    assignedWriter: z.optional(z.nullable(id)),
    /** Ends the flag. It can only be set by the words of a message. */
    isFlagged: z.optional(z.literal(false)),
    usePreviousDate: z._default(z.boolean(), false),
  }),
  output: readingRequest,
});

export const listMessages = call({
  method: 'GET',
  path: '/api/reading_request_messages/{id}',
  summary: 'Messages and reading responses of a request, in one list',
  input: z.strictObject({
    id,
    ...paging(['created_at']),
    /** Only messages older than this one: pages do not shift while new messages arrive. */
    before: z.optional(id),
  }),
  output: paged(message),
});

export const postMessage = call({
  method: 'POST',
  path: '/api/reading_request_messages/{id}',
  summary: 'Send a message inside a request; a writer may name the personality who speaks',
  input: z.strictObject({ id, message: messageText, personality: z.optional(z.nullable(id)) }),
  output: sentMessage,
  refuses: ['not_serviceable'],
  body: 'form',
  status: 201,
});

export const postResponse = call({
  method: 'POST',
  path: '/api/reading_responses',
  summary: 'Answer a request with a reading, with a card from the decks or a picture uploaded',
  input: z.strictObject({
    readingRequest: id,
    message: messageText,
    personality: z.optional(z.nullable(id)),
    imagePath: z.optional(z.string().check(z.maxLength(300), singleLine)),
    tarot: z.optional(z.string().check(z.maxLength(100), singleLine)),
    image: z.optional(z.instanceof(File)),
    spread: z.optional(z.string().check(z.maxLength(60), singleLine)),
    cards: z.optional(z.array(z.strictObject(spreadCard.shape)).check(z.maxLength(CARDS_MAX))),
    /** The newest message that the writer has seen; refused when a response was sent after it. */
    answersMessageId: z.optional(id),
  }),
  output: message,
  refuses: ['not_found', 'answered_meanwhile'],
  body: 'form',
  status: 201,
});

export const markRead = call({
  method: 'POST',
  path: '/api/reading_requests/{id}/read',
  summary: 'All up to a message has been read',
  input: z.strictObject({ id, messageId: id }),
  output: z.object({ unreadCount: z.int() }),
});

export const setPresence = call({
  method: 'POST',
  path: '/api/reading_requests/{id}/presence',
  summary: 'A writer looks at a request or types in it; the others see it for 30 seconds',
  input: z.strictObject({ id, state: z.enum(PRESENCE_STATES) }),
  output: z.strictObject({}),
  status: 204,
});

export const getNewestDraft = call({
  method: 'GET',
  path: '/api/reading_gpt_response/{id}/newest',
  summary: 'The newest draft for a request',
  input: byId,
  output: z.object({
    personalityMessage: z.string(),
    /** The built-in composer, or the model that the owner configured. */
    source: z.enum(DRAFT_SOURCES),
  }),
  refuses: ['no_draft'],
});

export const drawCards = call({
  method: 'POST',
  path: '/api/reading_requests/{id}/draw',
  summary: 'Draw the cards of a spread for a request; again before it is answered replaces them',
  input: z.strictObject({ id, spread: z.string().check(z.maxLength(60)) }),
  output: draw,
  refuses: ['draw_answered'],
  status: 201,
});

export const getReadingImage = call({
  method: 'GET',
  path: '/api/reading_images/{name}',
  summary: 'A picture that came with an answer, for its member and for writers',
  input: z.strictObject({ name: z.string().check(z.regex(/^[a-z0-9-]{1,64}\.webp$/)) }),
  output: z.strictObject({}),
  returnsFile: true,
});
