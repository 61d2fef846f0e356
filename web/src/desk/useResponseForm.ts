import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getUser } from '#contract/members/calls.ts';
import { listReaders } from '#contract/readers/calls.ts';
import { listMessages, postMessage, postResponse } from '#contract/readings/calls.ts';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { replyModeFor } from '#contract/readings/rules.ts';
import { Failure } from '../platform/failure.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { useUser } from '../platform/session.ts';
import { type AttemptStore, useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { usePersistedFields } from '../platform/usePersistedFields.ts';
import {
  createMessageAttemptStore,
  EMPTY_MESSAGE,
  type PersistedMessage,
  persistMessage,
  readPersistedMessage,
} from '../readings/persistedMessages.ts';
import { addToCachedThread } from '../readings/threadQueries.ts';
import { useApplyLiveEvent } from '../readings/useApplyLiveEvent.ts';
import { useSendFailureHandler } from '../readings/useSendFailureHandler.ts';
import { useConfirm } from '../ui/ConfirmModal.tsx';
import { useDecks } from '../tarot/useDecks.ts';
import { cardNamesIn, getInitialSpread } from './spreadCards.ts';
import { focusReply, readReplySelection } from './reply/replyBox.ts';
import type { ReplySync } from './reply/replySync.ts';
import { fromReplyForm, toReplyForm } from './reply/replyForm.ts';
import { findSendQuestion } from './reply/sendQuestion.ts';
import { announceSentReply } from './reply/sentLetter.ts';
import { findFallbackReader, findPresetReader } from './reply/signingReader.ts';
import { withoutPassages } from './reply/prefillRules.ts';
import { usePrefilledDraft } from './reply/usePrefilledDraft.ts';
import { useReplyDraft } from './reply/useReplyDraft.ts';
import {
  defaultLayout,
  emptyValues,
  hasContent,
  initialValues,
  responseShape,
  type ResponseValues,
  toResponseCards,
} from './responseValues.ts';
import { useShuffledTarotImages } from './useShuffledTarotImages.ts';
import { useSpread } from './useSpread.ts';

/** The form of a writer's reply: a message, or a reading with a card or a spread. */
export function useResponseForm(request: ReadingRequest, messages: readonly Message[]) {
  const userId = useUser().id;
  const readPersisted = () => readPersistedMessage(userId, request.id);
  const [persisted] = useState(readPersisted);
  const applyLiveEvent = useApplyLiveEvent();
  const attempts = useMemo(() => createMessageAttemptStore(userId, request.id), [userId, request.id]);
  const post = usePostMutations(request.id, attempts);
  const onFailure = useSendFailureHandler(request.id);
  /** The newer message of another writer, when this reply was refused because of it. */
  const [answeredMeanwhile, setAnsweredMeanwhile] = useState<Message | null>(null);
  const [initial] = useState(() => initialValues(request, persisted));
  const form = useForm<ResponseValues, { message: string }>({
    shape: responseShape,
    initial,
    submit: async ({ message }) => {
      const { values } = form;
      const before = readUnansweredPersonality(attempts, message);
      const readerId = values.personality ?? (before === undefined ? (preset ?? fallbackId) : before);
      try {
        const answer =
          values.responseMode === 'Standard'
            ? await post.message({ id: request.id, message, personality: readerId })
            : await post.response({
                readingRequest: request.id,
                message,
                personality: readerId,
                ...toResponseCards(values, allowedCards, spread),
                ...(seen.read() !== null && { answersMessageId: seen.read()! }),
              });
        // Another tab may have changed the text meanwhile.
        form.reset({
          ...emptyValues,
          message: readPersisted().text,
          layout: values.layout,
          personality: values.personality,
        });
        setAnsweredMeanwhile(null);
        unsentReply.forget();
        const isLetter = values.responseMode === 'ReadingResponse';
        announceSentReply({
          userId,
          requestId: request.id,
          memberName: request.user.firstName,
          letterId: isLetter ? answer.id : null,
        });
        const type = isLetter ? 'response' : 'message';
        applyLiveEvent({ type, requestId: request.id, message: answer });
      } catch (error) {
        onFailure(error);
        if (error instanceof Failure && error.code === 'answered_meanwhile')
          setAnsweredMeanwhile(await post.readNewest());
        throw error;
      }
    },
  });
  useRequestChanges(form, request);
  const allowedCards = useShuffledTarotImages(form.values.tarotCardName);
  const { data: member } = useQuery(queryOptionsFor(getUser, { id: request.user.id }));
  const { values } = form;
  const preset = findPresetReader(request, member);
  const { data: activeReaders } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  const fallbackReader = member && findFallbackReader(activeReaders ?? [], userId);
  const fallbackId = fallbackReader?.id ?? null;
  const personality = values.personality === undefined ? preset : values.personality;
  const decks = useDecks(cardNamesIn(values.spreadCards));
  const draft = usePrefilledDraft(form, request, messages, decks.deck);
  // The passages of an unchanged draft are not the writer's own text.
  const written =
    draft.source === null || values.spreadCards === null
      ? values.spreadCards
      : withoutPassages(values.spreadCards);
  const spread = useSpread(request, { spreadCards: values.spreadCards, written, decks }, (spreadCards) =>
    form.set('spreadCards', spreadCards),
  );
  const chosenCard = values.tarotCard ?? allowedCards.cards[0] ?? null;
  const seen = useSeenMessage(persisted.seenId, hasContent(values), messages.at(-1)?.id);
  const fields: PersistedMessage = {
    text: draft.source === null ? values.message : '',
    responseMode: values.responseMode,
    laid: written,
    laying: values.layout === defaultLayout(request, values.spreadCards) ? null : values.layout,
    personality: values.personality ?? null,
    tarotCardName: values.tarotCardName,
    tarotCard: values.tarotCardName === null ? values.tarotCard : chosenCard,
    seenId: seen.id,
  };
  const show = (changed: Partial<PersistedMessage>) => {
    if (changed.text !== undefined) form.set('message', changed.text);
    if (changed.responseMode) form.set('responseMode', changed.responseMode);
    if (changed.laid !== undefined) form.set('spreadCards', changed.laid);
    if (changed.laying) form.set('layout', changed.laying);
    if (changed.personality !== undefined) form.set('personality', changed.personality ?? undefined);
    if (changed.tarotCardName !== undefined) form.set('tarotCardName', changed.tarotCardName);
    if (changed.tarotCard !== undefined) form.set('tarotCard', changed.tarotCard);
    if (changed.seenId !== undefined) seen.set(changed.seenId);
  };
  const unsentReply = useReplyDraft(request.id, {
    persisted,
    show: (reply) => {
      const { seenId: _, ...shown } = reply === null ? EMPTY_MESSAGE : fromReplyForm(reply, request.draw);
      show(shown);
    },
  });
  const persist = usePersistedFields(fields, {
    isLocked: form.isSending,
    read: readPersisted,
    write: (changed, all) => {
      persistMessage(userId, request.id, changed, all);
      unsentReply.replySync.change(toReplyForm(all));
    },
    show: (changed) => {
      show(changed);
      unsentReply.replySync.mirror(toReplyForm({ ...fields, ...changed }));
    },
  });
  const submit = useSubmit(form, draft.source !== null, unsentReply.replySync, persist);
  const write = (text: string, caret = text.length) => {
    flushSync(() => form.set('message', text));
    focusReply({ at: caret });
  };
  return {
    form,
    personality,
    /** The reader who signs the reply while none is chosen. */
    fallbackReader: fallbackReader ?? null,
    /** The draft in the box, until it is changed. */
    draft,
    write,
    /**
     * Sets the text of an empty box or an unchanged draft; otherwise inserts at the caret, and after the text below a
     * blank line.
     */
    insert: (text: string) => {
      const { message } = values;
      if (message.trim() === '' || draft.source !== null) return write(text);
      const [start, end] = readReplySelection();
      if (start >= message.trimEnd().length) return write(`${message.trimEnd()}\n\n${text}`);
      write(message.slice(0, start) + text + message.slice(end), start + text.length);
    },
    allowedCards,
    chosenCard,
    spread,
    /** The unsent reply on the server. */
    unsentReply,
    /** Saves the typed text at once, in this browser and on the server. */
    saveNow: () => {
      persist();
      void unsentReply.replySync.flush();
    },
    answeredMeanwhile,
    /** Ends the choice: the writer has seen the other writer's answer. */
    acceptAnswer: () => {
      seen.set(answeredMeanwhile?.id ?? null);
      setAnsweredMeanwhile(null);
    },
    /** Sends the reply, after a confirmation if needed; resolves to whether it was sent. */
    submit,
  };
}

export type ResponseControl = ReturnType<typeof useResponseForm>;

/** Sends the form's values once, after a confirmation if needed. */
function useSubmit(
  form: { values: ResponseValues; send: () => Promise<boolean> },
  isUnchangedDraft: boolean,
  replySync: ReplySync,
  persist: () => void,
) {
  const confirm = useConfirm();
  const isUnderWay = useRef(false);
  const send = useRef(form.send);
  useLayoutEffect(() => {
    send.current = form.send;
  });
  return async (): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      const question = findSendQuestion(form.values, isUnchangedDraft);
      if (question !== null && !(await confirm(question))) return false;
      persist();
      // A save that arrives after the reply would restore the text.
      await replySync.settle();
      const isSent = await send.current();
      if (!isSent) replySync.resume();
      return isSent;
    } finally {
      isUnderWay.current = false;
    }
  };
}

/**
 * Updates the form when the number of cards changes, another writer draws, or the request is reopened, unless something
 * the writer entered would be lost.
 */
function useRequestChanges(
  form: {
    values: ResponseValues;
    set: <Name extends 'spreadCards' | 'layout' | 'responseMode'>(
      name: Name,
      value: ResponseValues[Name],
    ) => void;
  },
  request: ReadingRequest,
) {
  const { numberOfTarotCards, draw, status } = request;
  const [seen, setSeen] = useState({ numberOfTarotCards, draw, status });
  if (seen.numberOfTarotCards === numberOfTarotCards && seen.draw === draw && seen.status === status) return;
  setSeen({ numberOfTarotCards, draw, status });
  const isAskedAgain = status === 'OPENED' && seen.status !== 'OPENED';
  if (isAskedAgain && !hasContent(form.values)) form.set('responseMode', replyModeFor(status));
  const { spreadCards: before, tarotCardName, image } = form.values;
  const spreadCards = draw === seen.draw ? before : getInitialSpread(draw, before);
  if (spreadCards !== before) form.set('spreadCards', spreadCards);
  if (tarotCardName === null && image === null) form.set('layout', defaultLayout(request, spreadCards));
}

/**
 * The reader that the same text was sent with when no response came: that attempt may have changed the request's
 * reader, and with it the preset one.
 */
function readUnansweredPersonality(attempts: AttemptStore, message: string): number | null | undefined {
  const before = attempts.read()?.input as { message?: string; personality?: number | null } | undefined;
  return before?.message === message ? before.personality : undefined;
}

/**
 * The newest message of the thread when the writer began to write: later messages are not what the reply answers, even
 * if the writer sees them arrive.
 */
function useSeenMessage(persisted: number | null, isBegun: boolean, newestId: number | undefined) {
  const [id, setId] = useState(persisted);
  const latest = useRef(id);
  const set = (seen: number | null) => {
    latest.current = seen;
    setId(seen);
  };
  useLayoutEffect(() => {
    latest.current = id;
  }, [id]);
  if (isBegun && id === null && newestId !== undefined) setId(newestId);
  if (!isBegun && id !== null) setId(null);
  // A ref, because sending may read it before the next render.
  return { id, set, read: () => latest.current };
}

/** Sends a message or a response. */
function usePostMutations(requestId: number, attempts: AttemptStore) {
  const client = useQueryClient();
  return {
    message: useCallMutation(postMessage, { attempts }).mutateAsync,
    response: useCallMutation(postResponse, { attempts }).mutateAsync,
    /** Shows the newest message in the thread, and returns it. */
    readNewest: async (): Promise<Message | null> => {
      const newest = { id: requestId, sort: 'created_at', order: 'desc', limit: 1 } as const;
      const { results } = await send(listMessages, newest);
      for (const newer of results) addToCachedThread(client, newer);
      return results[0] ?? null;
    },
  };
}
