import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { getNewestDraft, postMessage, postResponse } from '#contract/readings/calls.ts';
import { type Message, message as messageShape, type ReadingRequest } from '#contract/readings/shapes.ts';
import { fromWire } from '#contract/wire.ts';
import { Failure } from '../../platform/failure.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import { type PendingCallStore, useCallMutation } from '../../platform/useCallMutation.ts';
import { createPendingMessageStore } from '../../readings/thread/persistedMessages.ts';
import { addToCachedThread } from '../../readings/thread/threadQueries.ts';
import { useApplyLiveEvent } from '../../readings/thread/useApplyLiveEvent.ts';
import { useSendFailureHandler } from '../../readings/thread/useSendFailureHandler.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import type { toReplyCards } from '../replyValues.ts';
import { addSentLetter, endTakeBackIn } from './sentLetters.ts';

interface Reply {
  message: string;
  /** The reader that the writer has chosen, if any. */
  chosenReader: number | null | undefined;
  /** The reader who signs if none is chosen. */
  defaultReader: number | null;
  /** The cards of a reading; null for a message. */
  cards: ReturnType<typeof toReplyCards> | null;
  /** The newest message of the thread when the writer started to write. */
  answersMessageId: number | null;
}

interface SendHandlers {
  onSent: () => void;
  /** Called with the newer message of another writer if the reply is refused because of it. */
  onAnswered: (answer: Message) => void;
}

/** Sends a reply as a message or a response, and shows it in the thread. */
export function useSendReply(request: ReadingRequest) {
  const userId = useUser().id;
  const applyLiveEvent = useApplyLiveEvent();
  const pendingCall = useMemo(() => createPendingMessageStore(userId, request.id), [userId, request.id]);
  const client = useQueryClient();
  const post = usePost(request.id, pendingCall);
  const onFailure = useSendFailureHandler(request.id);
  const toasts = useToasts();
  const memberName = request.user.firstName;
  const showSent = (message: Message, isLetter: boolean) => {
    if (isLetter)
      return addSentLetter({
        userId,
        requestId: request.id,
        memberName,
        letterId: message.id,
        at: Date.now(),
        isSentHere: true,
      });
    endTakeBackIn(request.id);
    toasts.success(`Sent to ${memberName}`);
  };
  return async (reply: Reply, { onSent, onAnswered }: SendHandlers) => {
    try {
      const message = await post(reply);
      const isLetter = reply.cards !== null;
      // A draft that is still being fetched must not be filled into the box that is emptied now.
      if (isLetter) void client.cancelQueries({ queryKey: queryKeyFor(getNewestDraft, { id: request.id }) });
      onSent();
      showSent(message, isLetter);
      applyLiveEvent({ type: isLetter ? 'response' : 'message', requestId: request.id, message });
    } catch (error) {
      onFailure(error);
      const answer = readAnswer(error);
      if (answer !== null) {
        addToCachedThread(client, answer);
        onAnswered(answer);
      }
      throw error;
    }
  };
}

function usePost(requestId: number, pendingCall: PendingCallStore) {
  const message = useCallMutation(postMessage, { pendingCall });
  const response = useCallMutation(postResponse, { pendingCall });
  return (reply: Reply) => {
    const text = reply.message;
    const personality = reply.chosenReader ?? readUnansweredReader(pendingCall, text, reply.defaultReader);
    return reply.cards === null
      ? message.mutateAsync({ id: requestId, message: text, personality })
      : response.mutateAsync({
          readingRequest: requestId,
          message: text,
          personality,
          ...reply.cards,
          ...(reply.answersMessageId !== null && { answersMessageId: reply.answersMessageId }),
        });
  };
}

/** The other writer's answer in the refusal of a reply; null for any other error. */
function readAnswer(error: unknown): Message | null {
  if (!(error instanceof Failure) || error.code !== 'answered_meanwhile') return null;
  return z.parse(z.object({ message: messageShape }), fromWire(error.body)).message;
}

/**
 * The reader that the same text was sent with when no response came, or else the default: that call may have changed
 * the request's reader, and with it the preset one.
 */
function readUnansweredReader(pendingCall: PendingCallStore, message: string, otherwise: number | null) {
  const before = pendingCall.read()?.input as { message?: string; personality?: number | null } | undefined;
  const reader = before?.message === message ? before.personality : undefined;
  return reader === undefined ? otherwise : reader;
}
