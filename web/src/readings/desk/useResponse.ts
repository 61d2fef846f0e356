import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { getUser } from '#contract/people/calls.ts';
import {
  listMessages,
  type Message,
  postMessage,
  postResponse,
  type ReadingRequest,
} from '#contract/readings/calls.ts';
import type { ResponseMode } from '#contract/readings/codes.ts';
import { messageText } from '#contract/readings/forms.ts';
import { draftIsFetched } from '#contract/readings/rules.ts';
import type { TarotImage } from '#contract/tarot/calls.ts';
import { Failure } from '../../platform/failure.ts';
import { ask } from '../../platform/queries.ts';
import { useAct } from '../../platform/useAct.ts';
import { mayPass, send } from '../../platform/send.ts';
import { useForm } from '../../platform/useForm.ts';
import { keepMessage, messageKeptFor } from '../keptText.ts';
import { addToThread, useDraft, useFollow } from '../queries.ts';
import { useAllowedCards } from './useAllowedCards.ts';

const shape = z.object({ message: messageText });

type ResponseValues = {
  message: string;
  responseMode: ResponseMode;
  /** Undefined until the writer chooses one. */
  personality: number | null | undefined;
  tarotCardName: string | null;
  tarotCard: TarotImage | null;
  image: File | null;
};

const sent: Omit<ResponseValues, 'personality'> = {
  message: '',
  responseMode: 'Standard',
  tarotCardName: null,
  tarotCard: null,
  image: null,
};

/** The writer's answer to a request: a message, or a reading with a card. */
export function useResponse(request: ReadingRequest, messages: readonly Message[]) {
  const kept = messageKeptFor(request.id);
  const follow = useFollow();
  const post = usePost(request.id, messages.at(-1)?.id);
  const form = useForm<ResponseValues, { message: string }>({
    shape,
    initial: {
      ...sent,
      message: kept?.text ?? '',
      responseMode: kept?.responseMode ?? 'Standard',
      personality: undefined,
    },
    submit: async ({ message }) => {
      const { values } = form;
      const answer =
        values.responseMode === 'Standard'
          ? await post.message({ id: request.id, message, personality })
          : await post.response({
              readingRequest: request.id,
              message,
              personality,
              ...cardOf(values, allowedCards),
            });
      form.reset({ ...sent, personality: values.personality });
      const type = values.responseMode === 'Standard' ? 'message' : 'response';
      follow({ type, requestId: request.id, message: answer });
    },
  });
  const allowedCards = useAllowedCards(form.values.tarotCardName);
  const { data: member } = useQuery(ask(getUser, { id: request.user.id }));
  const { values } = form;
  // The request's own reader comes first; once the member's profile is there, the reader assigned to them.
  const preset = request.personality?.id ?? member?.assignedPersonalityUser ?? null;
  const personality = values.personality === undefined ? preset : values.personality;
  const isDraft = useDraftInto(form, request, messages);
  useEffect(() => {
    keepMessage(request.id, { text: isDraft ? '' : values.message, responseMode: values.responseMode });
  }, [request.id, values.message, values.responseMode, isDraft]);
  const write = (text: string) => {
    form.set('message', text);
    form.props.ref.current?.querySelector('textarea')?.focus();
  };
  return {
    form,
    personality,
    isDraft,
    write,
    /** Into an empty box, or one that holds a mere draft; below what the writer has typed. */
    insert: (text: string) =>
      write(values.message.trim() === '' || isDraft ? text : `${values.message.trimEnd()}\n\n${text}`),
    allowedCards,
    chosenCard: values.tarotCard ?? allowedCards.cards[0] ?? null,
  };
}

/** An upload wins over a picture of the decks; the card's name goes with either. */
function cardOf({ image, tarotCard, tarotCardName }: ResponseValues, allowed: { cards: TarotImage[] }) {
  const card = tarotCard ?? allowed.cards[0];
  return {
    ...(tarotCardName !== null && { tarot: card?.tarot ?? tarotCardName }),
    ...(image !== null && { image }),
    ...(image === null && card !== undefined && { imagePath: card.imagePath }),
  };
}

/** Puts the newest draft into the box, if that is empty; says whether what stands there is that draft, untouched. */
function useDraftInto(
  form: { values: ResponseValues; set: (name: 'message', text: string) => void },
  request: ReadingRequest,
  messages: readonly Message[],
): boolean {
  const newestFromMember = messages.findLast(({ sender }) => sender === 'member')?.id;
  const isWanted = draftIsFetched(request.status, request.colors);
  const draft = useDraft(request.id, isWanted, newestFromMember).data?.personalityMessage;
  const [placed, setPlaced] = useState<string>();
  const { message } = form.values;
  // Once for each draft that arrives: whoever empties the box does not get the same draft again.
  if (draft !== undefined && draft !== placed) {
    setPlaced(draft);
    if (message === '') form.set('message', draft);
  }
  return message !== '' && message === placed;
}

/** Sends a message or a response; whatever came in between is shown in the thread. */
function usePost(requestId: number, newestId: number | undefined) {
  const client = useQueryClient();
  const message = useAct(postMessage);
  const response = useAct(postResponse);
  // Tried again after no answer came, it must be the same act: also where the thread has grown meanwhile.
  const unanswered = useRef<number>(undefined);
  return {
    message: message.mutateAsync,
    response: async (answer: Parameters<typeof response.mutateAsync>[0]) => {
      const seen = unanswered.current ?? newestId;
      unanswered.current = undefined;
      try {
        return await response.mutateAsync({
          ...answer,
          ...(seen !== undefined && { answersMessageId: seen }),
        });
      } catch (error) {
        if (mayPass(error)) unanswered.current = seen;
        if (error instanceof Failure && error.code === 'answered_meanwhile') {
          const newest = await send(listMessages, {
            id: requestId,
            sort: 'created_at',
            order: 'desc',
            limit: 1,
          });
          for (const newer of newest.results) addToThread(client, newer);
        }
        throw error;
      }
    },
  };
}
