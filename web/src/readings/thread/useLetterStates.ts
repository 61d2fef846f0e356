import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getRequest, listLetters, listRequests } from '#contract/readings/calls.ts';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { isLetter, findLastReadId, findUnreadIds } from './threadRules.ts';
import { useMarkRead } from './useMarkRead.ts';

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
  const client = useQueryClient();
  useMarkRead(request, findLastReadId(messages, new Set(sealed)), {
    invalidates: [listRequests, listLetters],
    onSuccess: (output) =>
      client.setQueryData<ReadingRequest>(
        queryKeyFor(getRequest, { id: request.id }),
        (known) => known && { ...known, ...output },
      ),
  });
  return { stateOf, open: ({ id }: Message) => setOpened(new Set([...opened, id])) };
}
