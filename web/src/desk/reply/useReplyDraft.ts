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
  readPersistedAt,
  readReplyVersion,
} from '../../readings/persistedMessages.ts';
import { toReplyForm } from './replyForm.ts';
import { ReplyKeeper, type ReplyKeeperHost } from './replyKeeper.ts';

/** A writer's unsent reply on the server. Used where the request is loaded, so that both are asked for at once. */
const useReplyDraftQuery = (requestId: number) => useQuery(queryOptionsFor(getReplyDraft, { id: requestId }));

/** An answer that is older was in the cache, and another one is on its way. */
const FRESH_MS = 5_000;

interface ReplyDraftOptions {
  /** The reply as this browser keeps it when the request is opened. */
  kept: PersistedMessage;
  /** Puts a reply into the form; null empties it. */
  show: (reply: ReplyForm | null) => void;
}

/** Keeps a writer's unsent reply on the server as it is typed, and shows it when the request is opened again. */
export function useReplyDraft(requestId: number, { kept, show }: ReplyDraftOptions) {
  const userId = useUser().id;
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useReplyDraftQuery(requestId);
  const [isUnsaved, setUnsaved] = useState(false);
  const [other, setOther] = useState<ReplyForm | null>(null);
  const [keeper] = useState(
    () =>
      new ReplyKeeper(
        {
          ...createStore(client, userId, requestId),
          show,
          onUnsaved: setUnsaved,
          onOther: setOther,
        },
        {
          reply: toReplyForm(kept),
          at: readPersistedAt(userId, requestId),
          ...(readReplyVersion(userId, requestId) ?? { version: null, isSaved: false }),
        },
      ),
  );
  useLayoutEffect(() => {
    keeper.setShow(show);
  });
  const arrive = useEffectEvent(() => {
    if (data !== undefined) keeper.arrive(data, Date.now() - dataUpdatedAt < FRESH_MS);
  });
  useEffect(() => arrive(), [data]);
  useSaveOnLeaving(keeper);
  return {
    /** Whether the server could not be reached with what is written. */
    isUnsaved,
    /** What another window holds, where the writer must choose. */
    other,
    keeper,
    /** After the reply was sent. */
    forget: () => {
      keeper.forget();
      // What the cache has was emptied on the server: it must not come back when the request is opened again.
      void client.resetQueries({ queryKey: queryKeyFor(getReplyDraft, { id: requestId }) });
    },
  };
}

/** The server's reply behind its cache, and the version in this browser's storage. */
function createStore(
  client: QueryClient,
  userId: number,
  id: number,
): Pick<ReplyKeeperHost, 'load' | 'save' | 'readVersion' | 'writeVersion'> {
  const options = queryOptionsFor(getReplyDraft, { id });
  return {
    // Not by the cache: its own request is cancelled when the letter is left, and this one is needed then.
    load: async () => {
      const draft = await send(getReplyDraft, { id });
      client.setQueryData(options.queryKey, draft);
      return draft;
    },
    save: async (reply, version, keepalive) => {
      // An answer from before must not arrive after this one. Not awaited: a page that goes away sends at once.
      void client.cancelQueries({ queryKey: options.queryKey });
      const draft = await send(putReplyDraft, { id, ...reply }, { ifMatch: version, keepalive });
      client.setQueryData(options.queryKey, draft);
      return draft;
    },
    readVersion: () => readReplyVersion(userId, id),
    writeVersion: (version) => persistReplyVersion(userId, id, version),
  };
}

/** Saves when the page is left or hidden, and when the network is back. */
function useSaveOnLeaving(keeper: ReplyKeeper) {
  useEffect(() => {
    keeper.reopen();
    const onHide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush(true);
    };
    const onLeave = () => void keeper.flush(true);
    const onBack = () => void keeper.flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('online', onBack);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('online', onBack);
      void keeper.close();
    };
  }, [keeper]);
}
