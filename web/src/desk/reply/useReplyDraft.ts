import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { getReplyDraft, putReplyDraft } from '#contract/readings/calls.ts';
import type { ReplyForm } from '#contract/readings/forms.ts';
import { queryKeyFor, queryOptionsFor } from '../../platform/queries.ts';
import { send } from '../../platform/send.ts';
import { useUser } from '../../platform/session.ts';
import {
  type PersistedMessage,
  persistReplyVersion,
  readReplyVersion,
} from '../../readings/thread/persistedMessages.ts';
import { toReplyForm } from './replyForm.ts';
import { ReplySync, type ReplySyncHost } from './replySync.ts';

/** A writer's unsent reply on the server. Used where the request is loaded, so that both load at the same time. */
const useReplyDraftQuery = (requestId: number) => useQuery(queryOptionsFor(getReplyDraft, { id: requestId }));

/** A response older than this comes from the cache, and a refetch is running. */
const FRESH_MS = 5_000;

interface ReplyDraftOptions {
  /** The reply in this browser's storage when the request is opened. */
  persisted: PersistedMessage;
  /** Puts a reply into the form; null empties it. */
  show: (reply: ReplyForm | null) => void;
}

/** Saves a writer's unsent reply on the server while it is typed, and restores it when the request is opened again. */
export function useReplyDraft(requestId: number, { persisted, show }: ReplyDraftOptions) {
  const userId = useUser().id;
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useReplyDraftQuery(requestId);
  const [isUnsaved, setUnsaved] = useState(false);
  const [other, setOther] = useState<ReplyForm | null>(null);
  const [replySync] = useState(
    () =>
      new ReplySync(
        {
          ...createStore(client, userId, requestId),
          show,
          onUnsaved: setUnsaved,
          onOther: setOther,
        },
        {
          reply: toReplyForm(persisted),
          ...(readReplyVersion(userId, requestId) ?? { version: null, isSaved: false }),
        },
      ),
  );
  useLayoutEffect(() => {
    replySync.setShow(show);
  });
  const arrive = useEffectEvent(() => {
    if (data !== undefined) replySync.arrive(data, { isFresh: Date.now() - dataUpdatedAt < FRESH_MS });
  });
  useEffect(() => arrive(), [data]);
  useSaveOnLeaving(replySync);
  return {
    /** Whether the typed text could not be saved on the server. */
    isUnsaved,
    /** The text of another window, if the writer must choose. */
    other,
    replySync,
    /** Call after the reply was sent. `left`: what was not sent of it. */
    forget: (left: ReplyForm | null) => {
      replySync.forget(left);
      // The server has emptied its copy, so the cached one must not reappear when the request is opened again.
      void client.resetQueries({ queryKey: queryKeyFor(getReplyDraft, { id: requestId }) });
    },
  };
}

/** Access to the reply on the server, bypassing the cache, and to the version in this browser's storage. */
function createStore(
  client: QueryClient,
  userId: number,
  id: number,
): Pick<ReplySyncHost, 'load' | 'save' | 'readVersion' | 'writeVersion'> {
  const options = queryOptionsFor(getReplyDraft, { id });
  return {
    // Without the query cache, which cancels its requests when the request is left; this one is still needed then.
    load: async () => {
      const draft = await send(getReplyDraft, { id });
      client.setQueryData(options.queryKey, draft);
      return draft;
    },
    save: async (reply, version, { isLeaving }) => {
      // An earlier response must not arrive after this one. Not awaited, because a page that is left must send at once.
      void client.cancelQueries({ queryKey: options.queryKey });
      const draft = await send(putReplyDraft, { id, ...reply }, { ifMatch: version, keepalive: isLeaving });
      client.setQueryData(options.queryKey, draft);
      return draft;
    },
    readVersion: () => readReplyVersion(userId, id),
    writeVersion: (version) => persistReplyVersion(userId, id, version),
  };
}

/** Saves when the page is left or hidden, and when the network is back. */
function useSaveOnLeaving(replySync: ReplySync) {
  useEffect(() => {
    replySync.reopen();
    const onHide = () => {
      if (document.visibilityState === 'hidden') void replySync.flush({ isLeaving: true });
    };
    const onLeave = () => void replySync.flush({ isLeaving: true });
    const onBack = () => void replySync.flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('online', onBack);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('online', onBack);
      void replySync.close();
    };
  }, [replySync]);
}
