import { useMemo, useSyncExternalStore } from 'react';
import {
  isFresh,
  onPersistedChange,
  readPersistedPart,
  readPersistedText,
} from '../../platform/persisted.ts';
import { useUser } from '../../platform/session.ts';

/** The ids of the requests whose last message could not be sent (`markSendFailed` in persistedMessages.ts). */
export function useFailedRequests(): ReadonlySet<number> {
  const userId = useUser().id;
  const text = useSyncExternalStore(onPersistedChange, () => readPersistedText('cachedMessage'));
  return useMemo(() => (text === '' ? NONE : new Set(findFailed(userId))), [text, userId]);
}

const NONE: ReadonlySet<number> = new Set();

interface FailedThread {
  at?: number;
  hasFailed?: boolean;
}

const findFailed = (userId: number) =>
  Object.entries(
    (readPersistedPart('cachedMessage', 'threads', userId) ?? {}) as Record<string, FailedThread | null>,
  )
    .filter(([, thread]) => thread?.hasFailed === true && isFresh(thread.at))
    .map(([id]) => Number(id));
