import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { useUser } from '../platform/session.ts';
import { useForm } from '../platform/useForm.ts';
import { readPersistedMessage } from '../readings/thread/persistedMessages.ts';
import { restoreLostFocus } from '../ui/lostFocus.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { useDecks } from '../tarot/useDecks.ts';
import { withoutDraft } from './reply/prefillRules.ts';
import { focusReply, readReplySelection } from './reply/replyBox.ts';
import {
  hasContent,
  toInitialValues,
  toPersisted,
  toReplyForm,
  toValuesAfterSending,
} from './reply/replyForm.ts';
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
  const toasts = useToasts();
  const readPersisted = () => readPersistedMessage(userId, request.id);
  const [persisted] = useState(readPersisted);
  const send = useSendReply(request);
  const [initial] = useState(() => toInitialValues(request, persisted));
  const form = useForm<ReplyValues, { message: string }>({
    shape: replyValuesShape,
    initial,
    submit: ({ message }): Promise<void> => {
      const reply = {
        message,
        chosenReader: values.personality,
        defaultReader: reader.defaultId,
        cards: values.responseMode === 'Standard' ? null : toReplyCards(values, allowedCards, spread),
        answersMessageId: seen.read(),
      };
      const onSent = () => {
        setAnsweredMeanwhile(null);
        const left = toValuesAfterSending(request, own, readPersisted().text);
        form.reset(left);
        unsentReply.forget(
          left.spreadCards &&
            toReplyForm({ ...toPersisted(request, left, null), seenId: null, readerAtStart: null }),
        );
      };
      return send(reply, { onSent, onAnswered: setAnsweredMeanwhile });
    },
  });
  const { answeredMeanwhile, setAnsweredMeanwhile } = useAnsweredMeanwhile(messages, () => {
    form.clearFailure();
    restoreLostFocus(() => focusReply());
    toasts.success('The other answer was taken back');
  });
  useRequestChanges(form, request);
  const { values } = form;
  const allowedCards = useShuffledTarotImages(values.tarotCardName);
  const reader = useSigningReader(request, messages, {
    chosen: values.personality,
    isStarted: hasContent(values),
    readerAtStart: persisted.readerAtStart,
  });
  const decks = useDecks(cardNamesIn(values.spreadCards));
  const draft = usePrefilledDraft(form, request, messages, decks.deck);
  const isUnchangedDraft = draft.source !== null;
  const own = isUnchangedDraft ? withoutDraft(values) : values;
  const spread = useSpread(
    request,
    { spreadCards: values.spreadCards, written: own.spreadCards, decks },
    (spreadCards) => form.set('spreadCards', spreadCards),
  );
  const chosenCard = values.tarotCard ?? allowedCards.cards[0] ?? null;
  const seen = useSeenMessage(persisted.seenId, hasContent(values), messages.at(-1)?.id);
  const { unsentReply, persist, saveNow } = usePersistedReply(request, {
    form,
    persisted,
    fields: {
      ...toPersisted(request, own, chosenCard),
      seenId: seen.id,
      readerAtStart:
        seen.id === null ? null : { reader: reader.personality && { id: reader.personality.id } },
    },
    setSeen: seen.set,
  });
  const submit = useSubmitReply({ form, isUnchangedDraft, replySync: unsentReply.replySync, persist });
  const commands = createTextCommands(form, isUnchangedDraft);
  return {
    form,
    personality: reader.selected,
    /** The reader who signs the reply while none is chosen. */
    fallbackReader: reader.fallback,
    /** The draft in the box, until it is changed. */
    draft,
    ...commands,
    /** Inserts a refusal for an account that cannot be answered now. As a message, because a letter would count as the answer. */
    insertCanned: (text: string) => {
      form.set('responseMode', 'Standard');
      commands.insert(text);
    },
    allowedCards,
    chosenCard,
    spread,
    /** The unsent reply on the server. */
    unsentReply,
    /** Saves the typed text at once, in this browser and on the server. */
    saveNow,
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

export type ReplyControl = ReturnType<typeof useReplyEditor>;

/** Puts a text into the box. */
function createTextCommands(
  { values: { message }, set }: Pick<ReplyFormState, 'values' | 'set'>,
  isUnchangedDraft: boolean,
) {
  const write = (text: string, caret = text.length) => {
    flushSync(() => set('message', text));
    focusReply({ at: caret });
  };
  return {
    write,
    /** Sets the text of an empty box or an unchanged draft; otherwise inserts it into the writer's own. */
    insert: (text: string) =>
      message.trim() === '' || isUnchangedDraft ? write(text) : write(...insertAtSelection(message, text)),
  };
}

/** Inserts at the caret, and after the text below a blank line; also returns where the caret is then. */
function insertAtSelection(message: string, text: string): [message: string, caret?: number] {
  const [start, end] = readReplySelection();
  if (start >= message.trimEnd().length) return [`${message.trimEnd()}\n\n${text}`];
  return [message.slice(0, start) + text + message.slice(end), start + text.length];
}
