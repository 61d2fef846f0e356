import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getRequest, listRequests, markRead } from '#contract/readings/calls.ts';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { isRetryable } from '../../platform/send.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { isLetter, findLastReadId, findUnreadIds } from './threadRules.ts';

/**
 * `unread`: was unread when the thread was opened, and opens automatically. `sealed`: arrived since then, and waits for
 * the member to open it.
 */
export type LetterState = 'read' | 'unread' | 'sealed';

/** The state of each letter. Marks letters and messages as read once they are seen. */
export function useLetterStates(request: ReadingRequest, messages: readonly Message[]) {
  const [atFirst] = useState(() => ({
    unread: findUnreadIds(messages, request.unreadCount),
    newest: messages.at(-1)?.id ?? 0,
  }));
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const stateOf = (message: Message): LetterState => {
    if (atFirst.unread.has(message.id)) return 'unread';
    const cameMeanwhile = message.id > atFirst.newest && message.sender === 'writer' && isLetter(message);
    return cameMeanwhile && !opened.has(message.id) ? 'sealed' : 'read';
  };
  const sealed = messages.filter((message) => stateOf(message) === 'sealed').map(({ id }) => id);
  useMarkRead(request, findLastReadId(messages, new Set(sealed)));
  return { stateOf, open: ({ id }: Message) => setOpened(new Set([...opened, id])) };
}

/** Without an answer the letter would stay sealed in the list. */
const TRY_AGAIN_AFTER_MS = 5_000;

function useMarkRead({ id, unreadCount }: ReadingRequest, messageId: number | null) {
  const client = useQueryClient();
  const isSeen = useIsPageVisible();
  const [tries, setTries] = useState(1);
  const { mutate } = useCallMutation(markRead, {
    invalidates: [listRequests],
    onSuccess: (answer) =>
      client.setQueryData<ReadingRequest>(
        queryKeyFor(getRequest, { id }),
        (known) => known && { ...known, ...answer },
      ),
    onFailure: (failure) => {
      if (isRetryable(failure)) setTimeout(() => setTries(tries + 1), TRY_AGAIN_AFTER_MS);
    },
  });
  useEffect(() => {
    if (isSeen && unreadCount > 0 && messageId !== null) mutate({ id, messageId });
  }, [isSeen, unreadCount, messageId, id, mutate, tries]);
}

const useIsPageVisible = () =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'visible',
  );
