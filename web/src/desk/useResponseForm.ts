import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { getUser } from '#contract/people/calls.ts';
import {
  listMessages,
  type Message,
  postMessage,
  postResponse,
  type ReadingRequest,
} from '#contract/readings/calls.ts';
import { type DraftSource, RESPONSE_MODE_CODES, type ResponseMode } from '#contract/readings/codes.ts';
import { messageText } from '#contract/readings/forms.ts';
import { shouldFetchDraft } from '#contract/readings/rules.ts';
import type { TarotImage } from '#contract/tarot/calls.ts';
import { Failure } from '../platform/failure.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { useUser } from '../platform/session.ts';
import { type AttemptStore, useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { usePersistedFields } from '../platform/usePersistedFields.ts';
import {
  createMessageAttemptStore,
  type PersistedMessage,
  persistMessage,
  readPersistedMessage,
} from '../readings/persistedMessages.ts';
import { addToThread, useNewestDraft, useApplyLiveEvent } from '../readings/queries.ts';
import { useSendFailureHandler } from '../readings/useSendFailureHandler.ts';
import { toSentCards, isComplete, getInitialSpread, type LaidSpread } from './laidSpread.ts';
import { useShuffledTarotImages } from './useShuffledTarotImages.ts';
import { useSpread } from './useSpread.ts';

/** One card and its picture, or the cards of a spread. The values are persisted. */
const LAYINGS = ['card', 'spread'] as const;
export type Laying = (typeof LAYINGS)[number];

const shape = z
  .object({
    message: messageText,
    responseMode: z.enum(RESPONSE_MODE_CODES),
    laying: z.enum(LAYINGS),
    laid: z.nullable(z.custom<LaidSpread>()),
  })
  .check(
    z.refine((given) => activeSpread(given) === null || isComplete(activeSpread(given)!), {
      error: 'Please choose a card for every place',
      path: ['laid'],
    }),
  );

type ResponseValues = {
  message: string;
  responseMode: ResponseMode;
  laying: Laying;
  laid: LaidSpread | null;
  /** Undefined until the writer chooses one. */
  personality: number | null | undefined;
  tarotCardName: string | null;
  tarotCard: TarotImage | null;
  image: File | null;
};

const emptyValues: Omit<ResponseValues, 'personality' | 'laying'> = {
  message: '',
  responseMode: 'Standard',
  laid: null,
  tarotCardName: null,
  tarotCard: null,
  image: null,
};

/** The form of a writer's reply: a message, or a reading with a card or a spread. */
export function useResponseForm(request: ReadingRequest, messages: readonly Message[]) {
  const userId = useUser().id;
  const readKept = () => readPersistedMessage(userId, request.id);
  const [kept] = useState(readKept);
  const [laidFirst] = useState(() => getInitialSpread(request.draw, kept.laid));
  const follow = useApplyLiveEvent();
  const attempts = useMemo(() => createMessageAttemptStore(userId, request.id), [userId, request.id]);
  const post = usePostMutations(request.id, attempts);
  const onFailure = useSendFailureHandler(request.id);
  const form = useForm<ResponseValues, { message: string }>({
    shape,
    initial: {
      ...emptyValues,
      laying: kept.laying ?? defaultLaying(request, laidFirst),
      laid: laidFirst,
      message: kept.text,
      responseMode: kept.responseMode,
      personality: kept.personality ?? undefined,
      tarotCardName: kept.tarotCardName,
      tarotCard: kept.tarotCard,
    },
    submit: async ({ message }) => {
      const { values } = form;
      const before = readUnansweredPersonality(attempts, message);
      const speaker = values.personality ?? (before === undefined ? preset : before);
      try {
        const answer =
          values.responseMode === 'Standard'
            ? await post.message({ id: request.id, message, personality: speaker })
            : await post.response({
                readingRequest: request.id,
                message,
                personality: speaker,
                ...toResponseCards(values, allowedCards, spread),
                ...(seen.id !== null && { answersMessageId: seen.id }),
              });
        // Another tab may have changed the text meanwhile.
        form.reset({
          ...emptyValues,
          message: readKept().text,
          laying: values.laying,
          personality: values.personality,
        });
        const type = values.responseMode === 'Standard' ? 'message' : 'response';
        follow({ type, requestId: request.id, message: answer });
      } catch (error) {
        onFailure(error);
        if (error instanceof Failure && error.code === 'answered_meanwhile')
          seen.set(await post.readNewest());
        throw error;
      }
    },
  });
  useRequestChanges(form, request);
  const allowedCards = useShuffledTarotImages(form.values.tarotCardName);
  const spread = useSpread(request, form.values.laid, (laid) => form.set('laid', laid));
  const { data: member } = useQuery(queryOptionsFor(getUser, { id: request.user.id }));
  const { values } = form;
  // The request's own reader comes first, then, once the member is loaded, the reader assigned to them.
  const preset = request.personality?.id ?? member?.assignedPersonalityUser ?? null;
  const personality = values.personality === undefined ? preset : values.personality;
  const draft = usePrefilledDraft(form, request, messages);
  const chosenCard = values.tarotCard ?? allowedCards.cards[0] ?? null;
  const seen = useSeenMessage(kept.seenId, hasContent(values), messages.at(-1)?.id);
  const fields: PersistedMessage = {
    text: draft === null ? values.message : '',
    responseMode: values.responseMode,
    laid: values.laid,
    laying: values.laying === defaultLaying(request, values.laid) ? null : values.laying,
    personality: values.personality ?? null,
    tarotCardName: values.tarotCardName,
    tarotCard: values.tarotCardName === null ? null : chosenCard,
    seenId: seen.id,
  };
  usePersistedFields(fields, {
    isLocked: form.isSending,
    read: readKept,
    write: (changed, all) => persistMessage(userId, request.id, changed, all),
    show: (changed) => {
      if (changed.text !== undefined) form.set('message', changed.text);
      if (changed.responseMode !== undefined) form.set('responseMode', changed.responseMode);
      if (changed.laid !== undefined) form.set('laid', changed.laid);
      if (changed.laying) form.set('laying', changed.laying);
      if (changed.personality !== undefined) form.set('personality', changed.personality ?? undefined);
      if (changed.tarotCardName !== undefined) form.set('tarotCardName', changed.tarotCardName);
      if (changed.tarotCard !== undefined) form.set('tarotCard', changed.tarotCard);
      if (changed.seenId !== undefined) seen.set(changed.seenId);
    },
  });
  const write = (text: string) => {
    form.set('message', text);
    form.props.ref.current?.querySelector('textarea')?.focus();
  };
  return {
    form,
    personality,
    /** The source of the draft in the box, until it is edited. */
    draft,
    write,
    /** Sets the text of an empty box or an unedited draft; otherwise appends to what the writer typed. */
    insert: (text: string) =>
      write(values.message.trim() === '' || draft !== null ? text : `${values.message.trimEnd()}\n\n${text}`),
    allowedCards,
    chosenCard,
    spread,
  };
}

const defaultLaying = ({ numberOfTarotCards }: ReadingRequest, laid: LaidSpread | null): Laying =>
  laid !== null || numberOfTarotCards > 1 ? 'spread' : 'card';

/** Follows a changed number of cards or another writer's draw, unless something the writer entered would be lost. */
function useRequestChanges(
  form: {
    values: ResponseValues;
    set: <Name extends 'laid' | 'laying'>(name: Name, value: ResponseValues[Name]) => void;
  },
  request: ReadingRequest,
) {
  const { numberOfTarotCards, draw } = request;
  const [seen, setSeen] = useState({ numberOfTarotCards, draw });
  if (seen.numberOfTarotCards === numberOfTarotCards && seen.draw === draw) return;
  setSeen({ numberOfTarotCards, draw });
  const { laid: before, tarotCardName, image } = form.values;
  const laid = draw === seen.draw ? before : getInitialSpread(draw, before);
  if (laid !== before) form.set('laid', laid);
  if (tarotCardName === null && image === null) form.set('laying', defaultLaying(request, laid));
}

/** The spread of the reply; null for a message. */
const activeSpread = ({
  responseMode,
  laying,
  laid,
}: Pick<ResponseValues, 'responseMode' | 'laying' | 'laid'>) =>
  responseMode === 'ReadingResponse' && laying === 'spread' ? laid : null;

/** What is sent beside the text: a spread, or one card. */
function toResponseCards(
  values: ResponseValues,
  allowed: { cards: TarotImage[] },
  { decks }: { decks: { pictureOf: (name: string) => string | undefined } },
) {
  const laid = activeSpread(values);
  if (laid !== null) return { spread: laid.spread, cards: toSentCards(laid, decks.pictureOf) };
  return values.laying === 'card' ? toSingleCard(values, allowed) : {};
}

/** An upload takes precedence over a picture of the decks; the card's name is sent with either. */
function toSingleCard({ image, tarotCard, tarotCardName }: ResponseValues, allowed: { cards: TarotImage[] }) {
  const card = tarotCard ?? allowed.cards[0];
  return {
    ...(tarotCardName !== null && { tarot: card?.tarot ?? tarotCardName }),
    ...(image !== null && { image }),
    ...(image === null && card !== undefined && { imagePath: card.imagePath }),
  };
}

/**
 * Puts the newest draft into the box if that is empty or holds an older, unedited draft. Returns the source of the
 * draft in the box while it is unedited.
 */
function usePrefilledDraft(
  form: { values: ResponseValues; set: (name: 'message', text: string) => void },
  request: ReadingRequest,
  messages: readonly Message[],
): DraftSource | null {
  const newestFromMember = messages.findLast(({ sender }) => sender === 'member')?.id;
  const isWanted = shouldFetchDraft(request.status, request.colors);
  const draft = useNewestDraft(request.id, isWanted, newestFromMember).data;
  const [placed, setPlaced] = useState<typeof draft>();
  const { message } = form.values;
  const isUntouched = message !== '' && message === placed?.personalityMessage;
  // Once for each new draft: a writer who empties the box does not get the same draft again.
  if (draft !== undefined && draft.personalityMessage !== placed?.personalityMessage) {
    setPlaced(draft);
    if (message === '' || isUntouched) form.set('message', draft.personalityMessage);
  }
  return isUntouched && placed !== undefined ? placed.source : null;
}

/**
 * The reader that the same text was sent with when no response came: that attempt may have changed the request's
 * reader, and with it the preset one.
 */
function readUnansweredPersonality(attempts: AttemptStore, message: string): number | null | undefined {
  const before = attempts.read()?.input as { message?: string; personality?: number | null } | undefined;
  return before?.message === message ? before.personality : undefined;
}

const hasContent = ({ message, laid, tarotCardName, image }: ResponseValues) =>
  message !== '' || laid !== null || tarotCardName !== null || image !== null;

/**
 * The newest message of the thread when the writer began to write: later messages are not what the reply answers, even
 * if the writer sees them arrive.
 */
function useSeenMessage(kept: number | null, isBegun: boolean, newestId: number | undefined) {
  const [id, set] = useState(kept);
  if (isBegun && id === null && newestId !== undefined) set(newestId);
  if (!isBegun && id !== null) set(null);
  return { id, set };
}

/** Sends a message or a response. */
function usePostMutations(requestId: number, attempts: AttemptStore) {
  const client = useQueryClient();
  return {
    message: useCallMutation(postMessage, { attempts }).mutateAsync,
    response: useCallMutation(postResponse, { attempts }).mutateAsync,
    /** Shows the newest message in the thread, and returns its id. */
    readNewest: async (): Promise<number | null> => {
      const newest = { id: requestId, sort: 'created_at', order: 'desc', limit: 1 } as const;
      const { results } = await send(listMessages, newest);
      for (const newer of results) addToThread(client, newer);
      return results[0]?.id ?? null;
    },
  };
}
