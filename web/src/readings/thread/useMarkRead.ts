import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Call, OutputOf } from '#contract/call.ts';
import { markRead } from '#contract/readings/calls.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { isRetryable } from '../../platform/send.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';

/** Without an answer the request would stay unread in the list. */
const TRY_AGAIN_AFTER_MS = 5_000;

interface MarkReadOptions {
  invalidates?: readonly Call[];
  onSuccess: (answer: OutputOf<typeof markRead>) => unknown;
}

/** Marks messages as read up to this one, once the page is visible. */
export function useMarkRead(
  { id, unreadCount }: ReadingRequest,
  messageId: number | null,
  options: MarkReadOptions,
) {
  const isSeen = useIsPageVisible();
  const [tries, setTries] = useState(1);
  const [isLost, setLost] = useState(false);
  const { mutate } = useCallMutation(markRead, {
    ...options,
    onFailure: (failure) => setLost(isRetryable(failure)),
  });
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => {
      setLost(false);
      setTries(tries + 1);
    }, TRY_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLost, tries]);
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
