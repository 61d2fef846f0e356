import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getReplyDraft, getRequest, takeBackResponse } from '#contract/readings/calls.ts';
import type { Draw } from '#contract/readings/shapes.ts';
import { describeActionFailure, Failure } from '../../platform/failure.ts';
import { queryKeyFor, queryOptionsFor } from '../../platform/queries.ts';
import { send } from '../../platform/send.ts';
import { persistMessage, readPersistedMessage } from '../../readings/thread/persistedMessages.ts';
import { removeFromThread } from '../../readings/thread/threadQueries.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { focusReply } from './replyBox.ts';
import { fromReplyForm, toReplyForm, toPlainText } from './replyForm.ts';
import { endTakeBack, type SentLetter } from './sentLetters.ts';
import { useNavigate } from '../../ui/router.tsx';

/** Takes a letter back, and restores its text, cards, mode and reader in the form of its request. */
export function useTakeBack(): (sent: SentLetter) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const isUnderWay = useRef(false);
  const showTakenBack = ({ requestId, memberName, letterId }: SentLetter) => {
    endTakeBack(letterId);
    // The server has restored the letter in its copy of the reply.
    void client.resetQueries({ queryKey: queryKeyFor(getReplyDraft, { id: requestId }) });
    removeFromThread(client, requestId, letterId);
    void client.invalidateQueries({ queryKey: queryKeyFor(getRequest, { id: requestId }) });
    const { pathname, search } = window.location;
    const filters = pathname.startsWith('/readings') ? search : '';
    navigate(`/readings/${requestId}${filters}`);
    focusReply();
    toasts.success(`The letter to ${memberName} is back`);
  };
  const takeBack = async (letter: SentLetter) => {
    const { userId, requestId, letterId } = letter;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const form = await send(takeBackResponse, { id: letterId });
      const since = toReplyForm(readPersistedMessage(userId, requestId));
      const back = fromReplyForm(form, await fetchOpenDraw(client, requestId));
      // Text that was written since then, in passages too, is kept below the letter.
      persistMessage(userId, requestId, {
        ...back,
        text: joinTexts(back.text, since === null ? '' : toPlainText(since)),
      });
      showTakenBack(letter);
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      // The letter was taken back before, by a call whose response was lost.
      if (thrown.status === 404) return showTakenBack(letter);
      toasts.error(describeActionFailure(thrown));
      if (thrown.status === 409) endTakeBack(letterId);
    } finally {
      isUnderWay.current = false;
    }
  };
  return takeBack;
}

/** The draw of a letter that was taken back. The cached request may be the one of before, in which the draw is answered. */
async function fetchOpenDraw(client: QueryClient, requestId: number): Promise<Draw | null> {
  const request = queryOptionsFor(getRequest, { id: requestId });
  try {
    return (await client.fetchQuery({ ...request, staleTime: 0 })).draw;
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    // The cards are shown as chosen by hand.
    return null;
  }
}

const joinTexts = (letter: string, since: string) =>
  [letter, since].filter((text) => text.trim() !== '').join('\n\n');
