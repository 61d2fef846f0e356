import * as z from 'zod/mini';
import { call, commaList, days, emptyObject, etag, id, isoDateTime, paged, paging } from '../call.ts';
import { chart } from '../astrology/calls.ts';
import { ASPECT_KINDS } from '../astrology/codes.ts';
import { NATAL_POINT_CODES } from '../astrology/dayCodes.ts';
import { INTERVALS } from '../billing/codes.ts';
import { pictureName } from '../profiles/forms.ts';
import { singleLine } from '../singleLine.ts';
import { DESCRIBED_DECKS } from '../tarot/codes.ts';
import { CARDS_MAX, DRAFT_GAPS, DRAFT_SOURCES, LANES, PRESENCE_STATES, REQUEST_STATUSES } from './codes.ts';
import {
  choices,
  messageText,
  outcomeForm,
  partialReplyForm,
  replyForm,
  requestForm,
  spreadCard,
} from './forms.ts';
import { REQUEST_PATH } from './paths.ts';
import {
  REQUEST_FIELDS,
  datedOutcome,
  draw,
  drawnCard,
  listedRequest,
  message,
  personality,
  readingRequest,
  recurringCard,
  sentMessage,
} from './shapes.ts';

const byId = z.strictObject({ id });

export const createRequest = call({
  method: 'POST',
  path: '/api/reading_requests',
  summary: 'Ask for a reading',
  input: requestForm,
  output: readingRequest,
  refuses: ['not_serviceable'],
  status: 201,
});

/** Pages beyond this offset use `before`, so that no page is slower than the first. */
const OFFSET_MAX = 10_000;
const OFFSET_TOO_LARGE =
  'At most 10,000; for rows beyond, give the id of the last row of the page before as `before`';

export const listRequests = call({
  method: 'GET',
  path: '/api/reading_requests',
  summary: 'Reading requests; a customer sees their own',
  input: z.strictObject({
    /**
     * `work_order` ignores `order`. It lists OPENED requests, rushed ones first, then by due time; then those with a
     * note of the member, longest waiting first; then all others by their last message, newest first.
     */
    ...paging(['created_at', 'last_message_time', 'due_at', 'work_order']),
    offset: z._default(z.int().check(z.gte(0), z.lte(OFFSET_MAX, OFFSET_TOO_LARGE)), 0),
    /** The id of the last row of the previous page, for any sort and order. `count` is still that of the whole list. */
    before: z.optional(id),
    user: z.optional(id),
    status: z.optional(commaList(z.enum(REQUEST_STATUSES))),
    personality: z.optional(id),
    /** Writers only. */
    tag: z.optional(id),
    interval: z.optional(z.enum(INTERVALS)),
    days: z.optional(days),
    isRushed: z.optional(z.boolean()),
    isOracle: z.optional(z.boolean()),
    isAstrology: z.optional(z.boolean()),
    isFavourite: z.optional(z.boolean()),
    isSealed: z.optional(z.boolean()),
    /** Writers only. */
    lane: z.optional(z.enum(LANES)),
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

export const countLanes = call({
  method: 'GET',
  path: '/api/reading_requests/lanes',
  summary: 'The number of requests in each lane of the desk; each count is capped at 1,000',
  input: emptyObject,
  output: z.object({
    toAnswer: z.int(),
    wroteBack: z.int(),
    answered: z.int(),
    mine: z.int(),
    snoozed: z.int(),
  }),
});
export type LaneCounts = z.output<typeof countLanes.output>;

export const getRequest = call({
  method: 'GET',
  path: REQUEST_PATH,
  summary: 'One reading request with its newest messages',
  input: byId,
  output: readingRequest,
  hasEtag: true,
});

export const patchRequest = call({
  method: 'PATCH',
  path: REQUEST_PATH,
  summary: 'For writers: change a request; `use_previous_date` keeps its place in the order',
  input: z.strictObject({
    id,
    status: z.optional(z.enum(REQUEST_STATUSES)),
    ...z.partial(z.strictObject(choices)).shape,
    personality: z.optional(z.nullable(id)),
    /** Claims the request (the caller's own id), hands it over (another writer's id), or releases it (null). */
    assignedWriter: z.optional(z.nullable(id)),
    /** A time in the future; null ends the snooze. */
    snoozedUntil: z.optional(z.nullable(isoDateTime)),
    /** Ends the flag. Only the danger detection sets it, from the words of a message. */
    isFlagged: z.optional(z.literal(false)),
    /** Marks the member's note as done. Only a message of the member sets it. */
    wroteBack: z.optional(z.literal(false)),
    usePreviousDate: z._default(z.boolean(), false),
  }),
  output: readingRequest,
  refuses: ['account_closed'],
  hasEtag: true,
});

export const addFavourite = call({
  method: 'PUT',
  path: '/api/reading_requests/{id}/favourite',
  summary: 'Add one of my requests to my favourites; does nothing if it is there already',
  input: byId,
  output: emptyObject,
  refuses: ['not_found'],
  status: 204,
});

export const removeFavourite = call({
  method: 'DELETE',
  path: '/api/reading_requests/{id}/favourite',
  summary: 'Remove one of my requests from my favourites',
  input: byId,
  output: emptyObject,
  refuses: ['not_found'],
  status: 204,
});

export const putOutcome = call({
  method: 'PUT',
  path: '/api/reading_requests/{id}/outcome',
  summary:
    'Report the outcome of a letter, once asked for it 30 and 90 days later; a second report replaces the first',
  input: z.strictObject({ id, ...outcomeForm.shape }),
  output: datedOutcome,
  refuses: ['not_found', 'outcome_not_asked'],
});

/** A letter about whose outcome the member is asked. */
const outcomeQuestion = z.object({
  requestId: id,
  title: z.string(),
  answeredAt: isoDateTime,
  reader: z.nullable(personality),
});
export type OutcomeQuestion = z.output<typeof outcomeQuestion>;

export const listOutcomeQuestions = call({
  method: 'GET',
  path: '/api/users-me/outcome_questions',
  summary: 'My letters about whose outcome I was asked in the last 14 days, newest first',
  input: emptyObject,
  output: z.array(outcomeQuestion),
});

/** An aspect between a point of the member's chart and one of the other person's. */
const synastryAspect = z.object({
  /** The member's. */
  a: z.enum(NATAL_POINT_CODES),
  /** The other person's. */
  b: z.enum(NATAL_POINT_CODES),
  kind: z.enum(ASPECT_KINDS),
  /** Degrees from exact. */
  orb: z.number(),
});
export type SynastryAspect = z.output<typeof synastryAspect>;

export const getSynastry = call({
  method: 'GET',
  path: '/api/reading_requests/{id}/synastry',
  summary: "The chart of the other person in a request, and its aspects to the member's chart",
  input: byId,
  output: z.object({
    name: z.string(),
    chart,
    /** Only aspects that both birth times make certain, the most important first. */
    aspects: z.array(synastryAspect),
  }),
  refuses: ['not_found'],
});
export type Synastry = z.output<typeof getSynastry.output>;

export const listDrawnCards = call({
  method: 'GET',
  path: '/api/users-me/cards',
  summary: 'The cards of my letters, and those that were drawn more than once',
  input: z.strictObject(paging(['created_at'])),
  output: z.extend(paged(drawnCard), {
    /** The 12 most frequent, of all letters. */
    recurring: z.array(recurringCard),
  }),
});

/** A request with the letters that its member has opened, oldest first. */
const requestWithLetters = z.object({
  id,
  title: z.string(),
  status: z.enum(REQUEST_STATUSES),
  isRushed: z.boolean(),
  isOracle: z.boolean(),
  numberOfTarotCards: z.int(),
  /** The text of the first message. */
  question: z.string(),
  letters: z.array(message),
  /** How many more have not been opened. */
  sealedCount: z.int(),
});
export type RequestWithLetters = z.output<typeof requestWithLetters>;

export const listLetters = call({
  method: 'GET',
  path: '/api/users-me/letters',
  summary: 'My requests with the letters that I have opened, oldest first, for my book of letters',
  input: z.strictObject({
    /** The id of the last request of the previous page. */
    after: z.optional(id),
    limit: paging(['created_at']).limit,
  }),
  output: paged(requestWithLetters),
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
  summary: 'Send a message in a request; a writer may name the personality who signs it',
  input: z.strictObject({ id, message: messageText, personality: z.optional(z.nullable(id)) }),
  output: sentMessage,
  refuses: ['not_serviceable', 'account_closed'],
  body: 'form',
  status: 201,
});

export const postResponse = call({
  method: 'POST',
  path: '/api/reading_responses',
  summary: 'Answer a request with a reading, with a card from the decks or an uploaded picture',
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
  refuses: ['not_found', 'account_closed', 'answered_meanwhile', 'taken_back'],
  body: 'form',
  status: 201,
});

export const takeBackResponse = call({
  method: 'DELETE',
  path: '/api/reading_responses/{id}',
  summary: 'Take back the letter that I just sent, as long as the member has not opened it',
  input: byId,
  output: z.object(replyForm.shape),
  refuses: ['not_found', 'already_opened', 'too_late'],
});

/** A writer's own unsent reply. `updatedAt` is null when none is stored. */
const replyDraft = z.object({ ...replyForm.shape, updatedAt: z.nullable(isoDateTime), etag });
export type ReplyDraft = z.output<typeof replyDraft>;

export const getReplyDraft = call({
  method: 'GET',
  path: '/api/reading_requests/{id}/reply_draft',
  summary: 'My unsent reply to a request, or an empty form',
  input: byId,
  output: replyDraft,
  hasEtag: true,
});

export const putReplyDraft = call({
  method: 'PUT',
  path: '/api/reading_requests/{id}/reply_draft',
  summary: 'Store my unsent reply to a request as a whole; an empty form deletes it',
  input: z.strictObject({ id, ...partialReplyForm.shape }),
  output: replyDraft,
  refuses: ['account_closed'],
  hasEtag: true,
});

export const markRead = call({
  method: 'POST',
  path: '/api/reading_requests/{id}/read',
  summary: 'Mark all messages up to this one as read',
  input: z.strictObject({ id, messageId: id }),
  output: z.object({ unreadCount: z.int() }),
});

export const setPresence = call({
  method: 'POST',
  path: '/api/reading_requests/{id}/presence',
  summary: 'Tell the other writers for 30 seconds that I view a request or type in it',
  input: z.strictObject({ id, state: z.enum(PRESENCE_STATES) }),
  output: z.strictObject({}),
  status: 204,
});

export const getNewestDraft = call({
  method: 'GET',
  path: '/api/reading_gpt_response/{id}/newest',
  summary: 'The newest draft for a request',
  /** The deck whose pictures the draft describes; by default the first deck. */
  input: z.strictObject({ id, deck: z.optional(z.enum(DESCRIBED_DECKS)) }),
  output: z.object({
    personalityMessage: z.string(),
    /** The built-in composer, or the model that the owner configured. */
    source: z.enum(DRAFT_SOURCES),
    /** For a draft with drawn cards: the letter without its passages, and the passage for each card, in order. */
    frame: z.optional(z.string()),
    passages: z.optional(z.array(z.object({ position: z.string(), text: z.string() }))),
    /** Why the text is empty. */
    emptyBecause: z.optional(z.enum(DRAFT_GAPS)),
  }),
  refuses: ['no_draft'],
});

export const drawCards = call({
  method: 'POST',
  path: '/api/reading_requests/{id}/draw',
  summary: 'Draw the cards of a spread for a request; another draw before the answer replaces them',
  input: z.strictObject({ id, spread: z.string().check(z.maxLength(60)) }),
  output: draw,
  refuses: ['draw_answered'],
  status: 201,
});

export const getReadingImage = call({
  method: 'GET',
  path: '/api/reading_images/{name}',
  summary: 'A picture that came with an answer, for its member and for writers',
  input: z.strictObject({ name: pictureName }),
  output: z.strictObject({}),
  returnsFile: true,
});
