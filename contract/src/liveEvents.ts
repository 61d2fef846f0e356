import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUSES } from './billing/codes.ts';
import { id, type Stream } from './call.ts';
import { listedRequest, message } from './readings/shapes.ts';
import { PRESENCE_STATES, REQUEST_STATUSES, SENDERS } from './readings/codes.ts';

/** All live events of the streams. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), requestId: id, message }),
  z.object({ type: z.literal('response'), requestId: id, message }),
  z.object({ type: z.literal('request'), requestId: id }),
  z.object({ type: z.literal('status'), requestId: id, status: z.enum(REQUEST_STATUSES) }),
  /** Writers only: every field of their list that changed, with its new value. */
  z.object({ type: z.literal('request_changed'), requestId: id, changed: z.partial(listedRequest) }),
  /** A letter was taken back, so clients must remove it. */
  z.object({ type: z.literal('retracted'), requestId: id, messageId: id }),
  /** Writers only: a draft was written, or rewritten. */
  z.object({ type: z.literal('draft'), requestId: id }),
  z.object({ type: z.literal('read'), requestId: id, reader: z.enum(SENDERS), messageId: id }),
  z.object({
    type: z.literal('presence'),
    requestId: id,
    state: z.enum(PRESENCE_STATES),
    writer: z.object({ id, name: z.string() }),
  }),
  z.object({
    type: z.literal('subscription'),
    requestId: z.null(),
    /** The member whose membership changed. */
    userId: id,
    status: z.enum(SUBSCRIPTION_STATUSES),
  }),
  z.object({ type: z.literal('reset'), requestId: z.null() }),
]);
export type LiveEvent = z.output<typeof liveEvent>;

/** Sent to writers only, without an id and not stored, because it is useless later. */
export type PresenceEvent = Extract<LiveEvent, { type: 'presence' }>;

/** Sent to a page that was disconnected too long to catch up: it must refetch everything. */
export type ResetEvent = Extract<LiveEvent, { type: 'reset' }>;

/** Stored with an id, so that a page that was disconnected can resume after it. */
export type StoredEvent = Exclude<LiveEvent, PresenceEvent | ResetEvent>;

/** The stream of a member: the events of their own requests and of their membership. */
export const memberStream = {
  path: '/user-messages/{id}/',
  summary: "Live events of a member's own requests; id is the user's",
  event: liveEvent,
  refuses: ['malformed', 'unauthenticated', 'forbidden', 'not_found'],
} satisfies Stream;

/** The stream of the writers: the events of all requests and memberships. */
export const writerStream = {
  path: '/psychic-messages/',
  summary: 'Live events of all requests, for writers',
  event: liveEvent,
  refuses: ['malformed', 'unauthenticated', 'forbidden'],
} satisfies Stream;
