import * as z from 'zod/mini';
import { cents, etag, id, isoDateTime } from '../call.ts';
import { moonPhase } from '../astrology/calls.ts';
import { SUBSCRIPTION_STATUSES } from '../billing/codes.ts';
import { FEEDBACK_TYPES } from '../feedback/codes.ts';
import { knownPlace } from '../profiles/calls.ts';
import { ZODIAC_CODES } from '../profiles/codes.ts';
import { DRAW_ALGORITHM, DRAW_DECKS } from '../tarot/drawFromSeed.ts';
import { snakeCase } from '../wire.ts';
import {
  FEELING_CODES,
  LISTED_FIELDS,
  type ListedField,
  REQUEST_STATUSES,
  RESPONSE_MODE_CODES,
  SENDERS,
} from './codes.ts';
import { choices, spreadCard, tarotCard } from './forms.ts';

/** A reader as members see them. */
export const personality = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  picture: z.nullable(z.string()),
});
export type Personality = z.output<typeof personality>;

const helpLine = z.object({ name: z.string(), contact: z.string() });

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

/** A message as its author gets it back. Has `helpLines` if the text indicates danger. */
export const sentMessage = z.extend(message, { helpLines: z.optional(z.array(helpLine)) });

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
  /** Whether the member has an unread reading response. */
  isSealed: z.boolean(),
  /** Chosen by the member. */
  isFavourite: z.boolean(),
  /** When the member wrote back to an answer: their oldest message since a writer's last one; null if none waits. */
  wroteBackAt: z.nullable(isoDateTime),
  isFlagged: z.boolean(),
  personality: z.nullable(personality),
  /** The user id of the writer who took the request. */
  assignedWriter: z.nullable(id),
  /** Writers only (null for members): snoozed until then, or until the member writes. */
  snoozedUntil: z.nullable(isoDateTime),
  /** Writers only (false for members): by the newest feedback, the member dislikes an answer of the calling writer. */
  isDisliked: z.boolean(),
  user: z.object({ id, firstName: z.string() }),
} satisfies Record<ListedField, z.ZodMiniType>;
/** Values are not renamed on the wire, so these field names are snake_case. */
export const REQUEST_FIELDS = LISTED_FIELDS.map(snakeCase) as [string, ...string[]];
/** A request in a list. */
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
export const draw = z.object({
  spread: z.string(),
  cards: z.array(
    z.object({ position: z.string(), name: z.string(), reversed: z.boolean(), imagePath: z.string() }),
  ),
});
export type Draw = z.output<typeof draw>;

/** How cards were drawn, for everybody to check (docs/draws.md). */
const drawProof = z.object({
  /** The SHA-256 of the seed, in hex; fixed before anything is drawn. */
  commitment: z.string(),
  /** In hex; null until the member has opened the letter. */
  seed: z.nullable(z.string()),
  requestId: id,
  /** The letter; null while it is still to come. */
  messageId: z.nullable(id),
  /** Which draw from this seed the letter uses; above 1 if cards were drawn again, null if it uses none. */
  drawNumber: z.nullable(z.int()),
  deck: z.nullable(z.enum(DRAW_DECKS)),
  /** A spread's id. */
  spread: z.nullable(z.string()),
  /** Whether cards could be reversed. */
  reversals: z.nullable(z.boolean()),
  algorithm: z.literal(DRAW_ALGORITHM),
  /** As they were drawn. */
  cards: z.array(z.object({ name: z.string(), reversed: z.boolean() })),
  /** Whether the reader chose the letter's cards by hand instead of using the drawn ones. */
  byHand: z.boolean(),
});
export type DrawProof = z.output<typeof drawProof>;

/** A card of a letter, in the member's journal. */
export const drawnCard = z.object({
  /** The deck of its picture: `night`, `paper`, `oracle` or one of the owner's. */
  deck: z.string(),
  name: z.string(),
  reversed: z.boolean(),
  requestId: id,
  /** The letter. */
  messageId: id,
  createdAt: isoDateTime,
  /** Null while no deck has a picture of it. */
  imagePath: z.nullable(z.string()),
  /** The request's. */
  title: z.string(),
  /** Whether its letter has not been read yet. */
  isSealed: z.boolean(),
});
export type DrawnCard = z.output<typeof drawnCard>;

/** A card that was drawn more than once, with the newest letters in which it came. */
export const recurringCard = z.object({
  deck: z.string(),
  name: z.string(),
  imagePath: z.nullable(z.string()),
  count: z.int(),
  letters: z.array(z.omit(drawnCard, { deck: true, name: true, imagePath: true })),
});
export type RecurringCard = z.output<typeof recurringCard>;

/** The other person that a question is about, as the member entered them. */
const otherPerson = z.object({
  name: z.string(),
  birthDate: z.nullable(z.string()),
  birthTime: z.nullable(z.string()),
  birthTimeExact: z.boolean(),
  birthLocation: z.string(),
  birthPlace: z.nullable(knownPlace),
});
export type OtherPerson = z.output<typeof otherPerson>;

/** How things turned out, without its times. */
export const outcome = z.object({ feeling: z.enum(FEELING_CODES), text: z.string() });
/** The outcome of a request, as the member reports it. */
export const datedOutcome = z.extend(outcome, { createdAt: isoDateTime, updatedAt: isoDateTime });
export type Outcome = z.output<typeof datedOutcome>;

const logEntry = z.object({ id, createdAt: isoDateTime, who: z.nullable(z.string()), says: z.string() });

/** The member's feedback on one answer, or on the whole request. */
const requestFeedback = z.object({
  type: z.enum(FEEDBACK_TYPES),
  reason: z.string(),
  /** Null: of the request as a whole. */
  readingResponseId: z.nullable(id),
  createdAt: isoDateTime,
});
export type RequestFeedback = z.output<typeof requestFeedback>;

/** A member note: what a writer writes down about a member. A text that begins with '!' is a promise. */
export const memberNote = z.object({
  id,
  text: z.string(),
  createdAt: isoDateTime,
  /** The writer; 'Former writer' once the account is closed. */
  who: z.string(),
});
export type MemberNote = z.output<typeof memberNote>;

/** What the desk reminds a writer of about a member. */
const memory = z.object({
  /** The member's newest three letters in other requests. */
  letters: z.array(
    z.object({
      requestId: id,
      title: z.string(),
      answeredAt: isoDateTime,
      cards: z.array(z.object({ name: z.string(), reversed: z.boolean() })),
      /** The outcome, if the member has reported one. */
      outcome: z.nullable(outcome),
    }),
  ),
  /** The newest three, newest first. */
  notes: z.array(memberNote),
  /** Of all answers to the member. */
  feedback: z.object({ likes: z.int(), dislikes: z.int() }),
  /** When the member last wrote, in any request. */
  lastWroteAt: z.nullable(isoDateTime),
});
export type Memory = z.output<typeof memory>;

/** A request as its page shows it, with the newest part of its thread. */
export const readingRequest = z.object({
  ...listedFields,
  etag,
  user: memberOfRequest,
  /** The distinct colors of the member's tags, lower case; empty for the member. */
  colors: z.array(z.string()),
  /** The newest 25, oldest first. */
  messages: z.array(message),
  hasDraft: z.boolean(),
  /** The cards drawn but not yet sent in a response; writers only. */
  draw: z.nullable(draw),
  /** The proof for the letter to come, or else for the newest letter; null for requests older than draw seeds. */
  drawProof: z.nullable(drawProof),
  /** Of the newest 25 letters with cards, oldest first. */
  letterProofs: z.array(drawProof),
  helpLines: z.array(helpLine),
  otherPerson: z.nullable(otherPerson),
  outcome: z.nullable(datedOutcome),
  /** Whether the member is asked about the outcome of the newest letter; false for writers. */
  asksOutcome: z.boolean(),
  /** The member's paid tips for this request, oldest first. */
  tips: z.array(z.object({ amountCents: cents, createdAt: isoDateTime })),
  /** Oldest first. */
  feedback: z.array(requestFeedback),
  /** The thread's changes, newest first; writers only. */
  log: z.array(logEntry),
  /** Writers only: the newest 25 cards drawn for this member in other requests. */
  memberCards: z.optional(z.array(drawnCard)),
  /** Writers only: how many of the member's requests are OPENED, this one included. */
  openRequests: z.optional(z.int()),
  /** Writers only. */
  notesCount: z.optional(z.int()),
  /** Writers only. */
  memory: z.optional(memory),
});
export type ReadingRequest = z.output<typeof readingRequest>;
