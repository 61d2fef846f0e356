import { useState } from 'react';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { useUser } from '../platform/session.ts';
import { useForm } from '../platform/useForm.ts';
import { readPersistedMessage } from '../readings/thread/persistedMessages.ts';
import { useDecks } from '../tarot/useDecks.ts';
import { withoutDraft } from './reply/prefillRules.ts';
import { hasContent, toInitialValues, toRemainingReply, toValuesAfterSending } from './reply/replyForm.ts';
import { createTextCommands } from './reply/textCommands.ts';
import { useAnsweredMeanwhile } from './reply/useAnsweredMeanwhile.ts';
import { usePersistedReply } from './reply/usePersistedReply.ts';
import { usePrefilledDraft } from './reply/usePrefilledDraft.ts';
import { useRequestChanges } from './reply/useRequestChanges.ts';
import { useSeenMessage } from './reply/useSeenMessage.ts';
import { useSendReply } from './reply/useSendReply.ts';
import { useSigningReader } from './reply/useSigningReader.ts';
import { useSubmitReply } from './reply/useSubmitReply.ts';
import { type ReplyFormState, replyValuesShape, type ReplyValues, toReplyCards } from './replyValues.ts';
import { cardNamesIn } from './spread/spreadCards.ts';
import { useShuffledTarotImages } from './spread/useShuffledTarotImages.ts';
import { useSpread } from './spread/useSpread.ts';

/** The form of a writer's reply: a message, or a reading with a card or a spread. */
export function useReplyEditor(request: ReadingRequest, messages: readonly Message[]) {
  const userId = useUser().id;
  const readPersisted = () => readPersistedMessage(userId, request.id);
  const [persisted] = useState(readPersisted);
  const [initial] = useState(() => toInitialValues(request, persisted));
  const send = useSendReply(request);
  const form = useForm<ReplyValues, { message: string }>({
    shape: replyValuesShape,
    initial,
    submit: ({ message }) => sendReply(message),
  });
  const { values } = form;
  const expectAnswered = useRequestChanges(form, request);
  const { draft, isUnchangedDraft, own, allowedCards, chosenCard, spread } = useReplyContent(
    form,
    request,
    messages,
  );
  const isStarted = hasContent(values);
  const reader = useSigningReader(request, messages, {
    chosen: values.personality,
    isStarted,
    readerAtStart: persisted.readerAtStart,
  });
  const seen = useSeenMessage(persisted.seenId, isStarted, messages.at(-1)?.id);
  const { answeredMeanwhile, setAnsweredMeanwhile, acceptAnswer } = useAnsweredMeanwhile(messages, {
    form,
    setSeen: seen.set,
  });
  const { unsentReply, persist, saveNow } = usePersistedReply(request, {
    form,
    persisted,
    own,
    chosenCard,
    seen,
    reader: reader.personality,
  });

  function sendReply(message: string): Promise<void> {
    const reply = {
      message,
      chosenReader: values.personality,
      defaultReader: reader.defaultId,
      cards: values.responseMode === 'Standard' ? null : toReplyCards(values, allowedCards, spread),
      answersMessageId: seen.read(),
    };
    return send(reply, { onSent: showRemaining, onAnswered: setAnsweredMeanwhile });
  }

  function showRemaining() {
    setAnsweredMeanwhile(null);
    if (values.responseMode !== 'Standard' && request.status === 'OPENED') expectAnswered();
    const remaining = toValuesAfterSending(request, own, readPersisted().text);
    form.reset(remaining);
    unsentReply.forget(toRemainingReply(request, remaining));
  }

  return {
    form,
    personality: reader.selected,
    /** The reader who signs the reply while none is chosen. */
    fallbackReader: reader.fallback,
    /** The draft in the box, until it is changed. */
    draft,
    ...createTextCommands(form, isUnchangedDraft),
    allowedCards,
    chosenCard,
    spread,
    /** The unsent reply on the server. */
    unsentReply,
    /** Saves the typed text at once, in this browser and on the server. */
    saveNow,
    answeredMeanwhile,
    acceptAnswer,
    /** Sends the reply, after a confirmation if needed; resolves to whether it was sent. */
    submit: useSubmitReply({ form, isUnchangedDraft, replySync: unsentReply.replySync, persist }),
  };
}

export type ReplyControl = ReturnType<typeof useReplyEditor>;

/** What the reply consists of: its draft, as long as it is unchanged, and its card or spread. */
function useReplyContent(form: ReplyFormState, request: ReadingRequest, messages: readonly Message[]) {
  const { values } = form;
  const allowedCards = useShuffledTarotImages(values.tarotCardName);
  const decks = useDecks(cardNamesIn(values.spreadCards));
  const draft = usePrefilledDraft(form, request, messages, decks.deck);
  const isUnchangedDraft = draft.source !== null;
  const own = isUnchangedDraft ? withoutDraft(values) : values;
  const spread = useSpread(
    request,
    { spreadCards: values.spreadCards, written: own.spreadCards, decks },
    (spreadCards) => form.set('spreadCards', spreadCards),
  );
  return {
    draft,
    isUnchangedDraft,
    /** The values without an unchanged draft: what the writer has written and chosen. */
    own,
    allowedCards,
    chosenCard: values.tarotCard ?? allowedCards.cards[0] ?? null,
    spread,
  };
}
