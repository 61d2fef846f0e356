import * as z from 'zod/mini';
import { RESPONSE_MODE_CODES } from '#contract/readings/codes.ts';
import { EMPTY_CONTENT, replyForm } from '#contract/readings/forms.ts';
import { pick } from '#contract/pick.ts';
import { isFresh } from '../../platform/persisted.ts';
import { createPersistedPart } from '../../platform/persistedPart.ts';
import { sendUnderSharedKey } from '../../platform/sharedKey.ts';
import type { PendingCallStore } from '../../platform/useCallMutation.ts';

// Unsent messages survive a reload, and so does the idempotency key they were sent with while there is no response: the
// same text sent again is the same message.

const persistedSpread = z.object({
  spread: z.string(),
  isByHand: z.boolean(),
  cards: z.array(
    z.object({
      position: z.string(),
      /** Empty while there is no card. */
      name: z.string(),
      reversed: z.boolean(),
      imagePath: z.string(),
      text: z.string(),
    }),
  ),
});
export type PersistedSpread = z.output<typeof persistedSpread>;

/** The fields of a writer's reply that are persisted as the contract defines them. The others have their own form here. */
const sameFields = z.omit(replyForm, {
  messageText: true,
  responseMode: true,
  writerPersonality: true,
  tarotCard: true,
  spread: true,
  cards: true,
});

const persistedMessage = z.object({
  ...sameFields.shape,
  text: z.string(),
  /** Null until something is written; then the request's status decides. */
  responseMode: z.nullable(z.enum(RESPONSE_MODE_CODES)),
  /** The cards of a writer's reading with their passages. */
  spreadCards: z.nullable(persistedSpread),
  /** One card or a spread; null until it is chosen. */
  layout: z.nullable(z.enum(['card', 'spread'])),
  /** The reader that the writer has chosen. */
  personality: z.nullable(z.int()),
  tarotCard: z.nullable(
    z.object({ id: z.int(), imagePath: z.string(), tarot: z.string(), deck: z.string(), alt: z.string() }),
  ),
  /** The newest message of the thread when the writer started to write. */
  seenId: z.nullable(z.int()),
  /** The request's reader when the writer started to write; `reader` is null if the request had none. */
  readerAtStart: z.nullable(z.object({ reader: z.nullable(z.object({ id: z.int() })) })),
});
export type PersistedMessage = z.output<typeof persistedMessage>;

export const EMPTY_MESSAGE: PersistedMessage = {
  ...pick(EMPTY_CONTENT, sameFields.shape),
  text: '',
  responseMode: null,
  spreadCards: null,
  layout: null,
  personality: null,
  tarotCard: null,
  seenId: null,
  readerAtStart: null,
};

/** The version on the server that a writer's text was written from, and whether it is the same as that version. */
const replyVersion = z.object({ version: z.nullable(z.string()), isSaved: z.boolean() });
type ReplyVersion = z.output<typeof replyVersion>;

const persistedThread = z.object({
  ...z.partial(persistedMessage).shape,
  text: z.string(),
  at: z.number(),
  reply: z.optional(replyVersion),
  /** For a call without a response: its idempotency key, and what was sent. */
  key: z.optional(z.string()),
  sent: z.optional(z.unknown()),
  hasFailed: z.optional(z.boolean()),
});
type PersistedThread = z.output<typeof persistedThread>;

const threads = createPersistedPart(
  'cachedMessage',
  'threads',
  z.record(z.string(), z.pipe(z.transform(renameOldFields), persistedThread)),
);

/** Builds before December 2026 stored a spread as `laid` with its cards as `places`, and the layout as `laying`. */
function renameOldFields(thread: unknown): unknown {
  const { laid, laying, ...others } = Object(thread) as OldFields;
  const { places, ...spread } = laid ?? {};
  return {
    ...(laid !== undefined && { spreadCards: laid && { ...spread, cards: places } }),
    ...(laying !== undefined && { layout: laying }),
    ...others,
  };
}
interface OldFields {
  laid?: { places?: unknown } | null;
  laying?: unknown;
}

const freshThreads = (userId: number) =>
  Object.fromEntries(Object.entries(threads.read(userId) ?? {}).filter(([, { at }]) => isFresh(at)));

/** The unsent message of one thread, with everything persisted beside it. */
export const readPersistedMessage = (userId: number, requestId: number): PersistedMessage => ({
  ...EMPTY_MESSAGE,
  ...withoutUndefined(freshThreads(userId)[requestId]),
});

function withoutUndefined(thread: PersistedThread | undefined): Partial<PersistedMessage> {
  const parsed = z.safeParse(z.partial(persistedMessage), thread ?? {}).data ?? {};
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}

/**
 * Persists what has changed of the unsent message of one thread, where `all` is the whole message; removes an empty
 * one.
 */
export const persistMessage = (
  userId: number,
  requestId: number,
  changed: Partial<PersistedMessage>,
  all: Partial<PersistedMessage> = changed,
) =>
  changeThread(userId, requestId, (before) =>
    before.at === 0 ? { ...before, ...all } : { ...before, ...changed },
  );

export const readReplyVersion = (userId: number, requestId: number): ReplyVersion | undefined =>
  freshThreads(userId)[requestId]?.reply;

/** Persists the version beside an unsent reply; without one there is nothing to persist. */
export function persistReplyVersion(userId: number, requestId: number, reply: ReplyVersion) {
  const before = freshThreads(userId)[requestId];
  if (before === undefined) return;
  const { version, isSaved } = before.reply ?? {};
  if (version !== reply.version || isSaved !== reply.isSaved)
    changeThread(userId, requestId, (thread) => ({ ...thread, reply }));
}

function changeThread(
  userId: number,
  requestId: number,
  change: (before: PersistedThread) => PersistedThread,
) {
  const { [requestId]: before, ...others } = freshThreads(userId);
  const thread = change(before ?? { text: '', at: 0 });
  const all = isEmpty(thread) ? others : { ...others, [requestId]: { ...thread, at: Date.now() } };
  threads.write(userId, Object.keys(all).length === 0 ? undefined : all);
}

const isEmpty = ({ text, spreadCards, personality, tarotCardName }: PersistedThread) =>
  text === '' && !spreadCards && (personality ?? null) === null && (tarotCardName ?? null) === null;

/** Stores the call that sends a thread's message. After success, what was sent is removed. */
export function createPendingMessageStore(userId: number, requestId: number): PendingCallStore {
  let textSent: string | undefined;
  return {
    sendUnderKey: sendUnderSharedKey,
    read: () => {
      const { key, sent } = freshThreads(userId)[requestId] ?? {};
      return key === undefined ? undefined : { key, input: sent };
    },
    write: ({ key, input }) =>
      changeThread(userId, requestId, ({ hasFailed: _, ...before }) => {
        textSent = before.text;
        return { ...before, key, sent: input };
      }),
    settle: (isDone) =>
      changeThread(userId, requestId, ({ key: _, sent, ...before }) => {
        if (!isDone) return before;
        // Another tab may have changed the text meanwhile.
        if (before.text !== textSent) return before;
        const { at, personality, spreadCards } = before;
        return {
          text: '',
          at,
          ...(personality !== undefined && { personality }),
          ...(!isLetter(sent) && spreadCards && { spreadCards }),
        };
      }),
  };
}

/** Whether the input is one of `postResponse`, which sends the cards too, and not one of `postMessage`. */
const isLetter = (sent: unknown) => Object.hasOwn(Object(sent), 'readingRequest');

/** Marks that a thread's message could not be sent: the list shows it as long as its text is persisted. */
export const markSendFailed = (userId: number, requestId: number) =>
  changeThread(userId, requestId, (before) => ({ ...before, hasFailed: true }));
