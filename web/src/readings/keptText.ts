import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { RESPONSE_MODE_CODES } from '#contract/readings/codes.ts';
import { choices } from '#contract/readings/forms.ts';
import { isFresh, keptPart, keptText, onKeptChange } from '../platform/kept.ts';
import { useUser } from '../platform/session.ts';
import type { AttemptStore } from '../platform/useAct.ts';

// What was typed and not sent outlives a reload of the page, and so does the idempotency key under which it was sent
// while no answer has come: the same text sent again is the same message.

const keptSpread = z.object({
  spread: z.string(),
  isByHand: z.boolean(),
  places: z.array(
    z.object({
      position: z.string(),
      /** Empty where no card lies yet. */
      name: z.string(),
      reversed: z.boolean(),
      imagePath: z.string(),
      text: z.string(),
    }),
  ),
});
export type KeptSpread = z.output<typeof keptSpread>;

const keptMessage = z.object({
  text: z.string(),
  responseMode: z.enum(RESPONSE_MODE_CODES),
  /** The cards of a writer's reading, and what they say about each. */
  laid: z.nullable(keptSpread),
  /** One card or a spread; null where nobody has chosen. */
  laying: z.nullable(z.enum(['card', 'spread'])),
  /** The reader whom the writer has chosen to speak as. */
  personality: z.nullable(z.int()),
  tarotCardName: z.nullable(z.string()),
  tarotCard: z.nullable(
    z.object({ id: z.int(), imagePath: z.string(), tarot: z.string(), deck: z.string(), alt: z.string() }),
  ),
  /** The newest message of the thread when the writer began to write. */
  seenId: z.nullable(z.int()),
});
export type KeptMessage = z.output<typeof keptMessage>;

export const NOTHING_KEPT: KeptMessage = {
  text: '',
  responseMode: 'Standard',
  laid: null,
  laying: null,
  personality: null,
  tarotCardName: null,
  tarotCard: null,
  seenId: null,
};

const keptThread = z.object({
  ...z.partial(keptMessage).shape,
  text: z.string(),
  at: z.number(),
  /** Of an attempt that has no answer yet: its idempotency key, and what was sent. */
  key: z.optional(z.string()),
  sent: z.optional(z.unknown()),
  hasFailed: z.optional(z.boolean()),
});
type KeptThread = z.output<typeof keptThread>;

const threads = keptPart('cachedMessage', 'threads', z.record(z.string(), keptThread));

const freshThreads = (userId: number) =>
  Object.fromEntries(Object.entries(threads.read(userId) ?? {}).filter(([, { at }]) => isFresh(at)));

/** The unsent message of one thread, and what belongs to it. */
export const messageKeptFor = (userId: number, requestId: number): KeptMessage => ({
  ...NOTHING_KEPT,
  ...withoutUndefined(freshThreads(userId)[requestId]),
});

function withoutUndefined(thread: KeptThread | undefined): Partial<KeptMessage> {
  const kept = z.safeParse(z.partial(keptMessage), thread ?? {}).data ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

/** Keeps what has changed of the unsent message of one thread, of which `all` is the whole; forgets an empty one. */
export const keepMessage = (
  userId: number,
  requestId: number,
  changed: Partial<KeptMessage>,
  all: Partial<KeptMessage> = changed,
) =>
  changeThread(userId, requestId, (before) =>
    before.at === 0 ? { ...before, ...all } : { ...before, ...changed },
  );

function changeThread(userId: number, requestId: number, change: (before: KeptThread) => KeptThread) {
  const { [requestId]: before, ...others } = freshThreads(userId);
  const thread = change(before ?? { text: '', at: 0 });
  const all = isEmpty(thread) ? others : { ...others, [requestId]: { ...thread, at: Date.now() } };
  threads.write(userId, Object.keys(all).length === 0 ? undefined : all);
}

const isEmpty = ({ text, laid, personality, tarotCardName }: KeptThread) =>
  text === '' && !laid && (personality ?? null) === null && (tarotCardName ?? null) === null;

/** Where the attempt to send the message of one thread is kept. Once it was sent, its text is kept no longer. */
export function attemptsOf(userId: number, requestId: number): AttemptStore {
  let textSent: string | undefined;
  return {
    read: () => {
      const { key, sent } = freshThreads(userId)[requestId] ?? {};
      return key === undefined ? undefined : { key, input: sent };
    },
    write: ({ key, input }) =>
      changeThread(userId, requestId, ({ hasFailed: _, ...before }) => {
        textSent = before.text;
        return { ...before, key, sent: input };
      }),
    answered: (isDone) =>
      changeThread(userId, requestId, ({ key: _, sent: _sent, ...before }) => {
        if (!isDone) return before;
        // Another tab may have gone on writing meanwhile.
        if (before.text !== textSent) return before;
        const { at, personality } = before;
        return { text: '', at, ...(personality !== undefined && { personality }) };
      }),
  };
}

/** The message of a thread could not be sent: the list says so as long as its text is kept. */
export const markFailed = (userId: number, requestId: number) =>
  changeThread(userId, requestId, (before) => ({ ...before, hasFailed: true }));

/** The requests whose last message could not be sent. */
export function useFailedRequests(): ReadonlySet<number> {
  const userId = useUser().id;
  const text = useSyncExternalStore(onKeptChange, () => keptText('cachedMessage'));
  return useMemo(() => {
    const failed = text === '' ? [] : Object.entries(freshThreads(userId)).filter(([, one]) => one.hasFailed);
    return new Set(failed.map(([id]) => Number(id)));
  }, [text, userId]);
}

const keptForm = z.object({
  title: z.string(),
  message: z.string(),
  ...choices,
  personality: z.nullable(z.int()),
});
export type KeptForm = z.output<typeof keptForm>;

const form = keptPart('cachedNewReadingForm', 'form', keptForm);
const formKey = keptPart('cachedNewReadingForm', 'key', z.string());
const formSent = keptPart('cachedNewReadingForm', 'sent', z.unknown());

/** The half-written request. */
export const newReadingFormKept = (userId: number): KeptForm | undefined => form.read(userId);

/** Keeps the half-written request; without one, nothing of it is kept. */
export const keepNewReadingForm = (userId: number, given: KeptForm | undefined) => form.write(userId, given);

/** Where the attempt to send the request is kept. Once it was sent, the form is kept no longer. */
export function newReadingAttempts(userId: number): AttemptStore {
  let formAsSent: string | undefined;
  const asText = () => JSON.stringify(form.read(userId));
  return {
    read: () => {
      const key = formKey.read(userId);
      return key === undefined ? undefined : { key, input: formSent.read(userId) };
    },
    write: ({ key, input }) => {
      formAsSent = asText();
      formKey.write(userId, key);
      formSent.write(userId, input);
    },
    answered: (isDone) => {
      if (isDone && asText() === formAsSent) form.write(userId, undefined);
      formKey.write(userId, undefined);
      formSent.write(userId, undefined);
    },
  };
}
