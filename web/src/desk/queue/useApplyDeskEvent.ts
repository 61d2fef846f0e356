import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { LiveEvent } from '#contract/liveEvents.ts';
import {
  countLanes,
  getNewestDraft,
  getRequest,
  type LaneCounts,
  listMessages,
} from '#contract/readings/calls.ts';
import type { EDITABLE_FIELDS } from '#contract/readings/forms.ts';
import { Failure } from '../../platform/failure.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { isRetryable } from '../../platform/send.ts';
import { useUser } from '../../platform/session.ts';
import { createThrottle } from '../../platform/throttle.ts';
import { addToCachedThread, removeFromThread } from '../../readings/thread/threadQueries.ts';
import { moveBetweenLanes } from './laneCounts.ts';
import { fetchQueuePage, findRow, patchRequestInCache, QUEUE_KEY } from './queueCache.ts';
import {
  affectsLanes,
  affectsList,
  mergeFirstPage,
  type QueuePage,
  type QueueQuery,
  type QueueRow,
} from './rowRules.ts';

/** All fields of a row but the editable ones, whose list is in a module that would double the desk's shared script. */
const NOT_EDITABLE: Readonly<Record<Exclude<keyof QueueRow, (typeof EDITABLE_FIELDS)[number]>, true>> = {
  createdAt: true,
  dueAt: true,
  id: true,
  isDisliked: true,
  isFavourite: true,
  isSealed: true,
  lastMessageTime: true,
  title: true,
  unreadCount: true,
  user: true,
  wroteBackAt: true,
};

/** During many events in a row, the list, the counts and the open request are each refetched at most this often. */
const PAUSE_MS = 2_000;

/**
 * Applies a live event at the desk. Rows are patched from the event. At most the first page of the list, the counts of the
 * lanes and the open request are refetched.
 */
export function useApplyDeskEvent() {
  const client = useQueryClient();
  const userId = useUser().id;
  const refresh = useMemo(() => createRefresh(client, userId), [client, userId]);
  useEffect(() => () => refresh.cancel(), [refresh]);

  const change = (id: number, changed: Partial<QueueRow>) => {
    const known = findRow(client, id);
    patchRequestInCache(client, id, changed);
    if (affectsLanes(changed)) {
      const counts = client.getQueryData<LaneCounts>(LANE_COUNTS_KEY);
      const moved = known && counts && moveBetweenLanes(counts, known, { ...known, ...changed }, userId);
      if (moved) client.setQueryData<LaneCounts>(LANE_COUNTS_KEY, moved);
      if (!moved || isLoading(LANE_COUNTS_KEY)) refresh.lanes();
    }
    if (findShownLists(client).some((query) => affectsList(changed, query, known))) refresh.list();
    if (Object.keys(changed).some((field) => !(field in NOT_EDITABLE)) || isLoading(requestKey(id)))
      refresh.request(id);
  };
  /** Whether a response is being loaded: the server may have read its data before this event. */
  const isLoading = (queryKey: QueryKey) => client.isFetching({ queryKey }) > 0;
  return (event: LiveEvent) => {
    switch (event.type) {
      case 'request_changed':
        // A parsed event has no undefined values, so missing keys stay missing.
        return change(event.requestId, event.changed as Partial<QueueRow>);
      case 'status':
        return change(event.requestId, { status: event.status });
      case 'request':
        return refresh.queue();
      case 'message':
        addToCachedThread(client, event.message);
        // Refetched, because the request's version includes its thread.
        return refresh.request(event.requestId);
      case 'response':
        addToCachedThread(client, event.message);
        // Refetched, because the letter's cards are drawn cards again.
        return refresh.request(event.requestId);
      case 'retracted':
        removeFromThread(client, event.requestId, event.messageId);
        return refresh.request(event.requestId);
      case 'draft':
        return void client.invalidateQueries({
          queryKey: queryKeyFor(getNewestDraft, { id: event.requestId }),
        });
      case 'reset':
        return refresh.everything();
      case 'subscription':
        // The requests of an account that was closed are erased and leave the queue.
        return event.status === 'canceled' ? refresh.queue() : undefined;
      // A read mark also arrives as `request_changed`. Presence does not concern the queue.
      case 'read':
      case 'presence':
    }
  };
}

const LANE_COUNTS_KEY = queryKeyFor(countLanes, {});
const requestKey = (id: number) => queryKeyFor(getRequest, { id });

type Pages = InfiniteData<QueuePage, number | null>;

/** The lists on the screen: one, as a rule. */
const findShownLists = (client: QueryClient): QueueQuery[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: [QUEUE_KEY], type: 'active' })
    .map(({ queryKey }) => queryKey[1] as QueueQuery);

function createRefresh(client: QueryClient, userId: number) {
  const loadFirstPages = createFirstPageLoader(client);
  const list = createRefetch(() =>
    loadFirstPages(({ pages }, fresh, query) => mergeFirstPage(pages, fresh, query, userId)),
  );
  const wholeList = createRefetch(() => loadFirstPages((_, fresh) => [fresh]));
  const lanes = createRefetch(() =>
    client.invalidateQueries({ queryKey: queryKeyFor(countLanes) }, { throwOnError: true }),
  );
  const changedIds = new Set<number>();
  const requests = createThrottle(() => {
    for (const id of changedIds) void client.invalidateQueries({ queryKey: requestKey(id) });
    changedIds.clear();
  }, PAUSE_MS);
  return {
    list: list.trigger,
    lanes: lanes.trigger,
    queue: () => {
      list.trigger();
      lanes.trigger();
    },
    /** Refetched at once if it is open, or else when it is opened. */
    request: (id: number) => {
      changedIds.add(id);
      requests.trigger();
    },
    /** After the stream was disconnected too long: drops pages beyond the first, because no event has patched them. */
    everything: () => {
      wholeList.trigger();
      lanes.trigger();
      void client.invalidateQueries({ queryKey: queryKeyFor(getRequest) });
      void client.invalidateQueries({ queryKey: queryKeyFor(listMessages) });
      void client.invalidateQueries({ queryKey: queryKeyFor(getNewestDraft) });
    },
    cancel: () => [list, wholeList, lanes, requests].forEach(({ cancel }) => cancel()),
  };
}

/** A throttled refetch. If it fails, it is repeated, because the event that asked for it does not come again. */
function createRefetch(load: () => Promise<void>) {
  const refetch = createThrottle(
    () =>
      void load().catch((error) => {
        if (!(error instanceof Failure)) throw error;
        if (isRetryable(error)) refetch.trigger();
      }),
    PAUSE_MS,
  );
  return refetch;
}

/** Loads the first page of each shown list again. */
function createFirstPageLoader(client: QueryClient) {
  // Of two loads, the one that began later is shown, even if its response arrives first.
  let lastStarted = 0;
  let lastShown = 0;
  return async (merge: (known: Pages, fresh: QueuePage, query: QueueQuery) => QueuePage[]) => {
    // Lists that are not shown are refetched when they are shown again.
    client.removeQueries({ queryKey: [QUEUE_KEY], type: 'inactive' });
    for (const query of findShownLists(client)) {
      const queryKey = [QUEUE_KEY, query];
      // Waits for a page that is being loaded: with it, TanStack would restore the other pages as they are now. If it
      // fails, the list itself shows the failure; if another list is shown, it is canceled.
      if (client.isFetching({ queryKey, exact: true }) > 0)
        await client
          .getQueryCache()
          .find({ queryKey })
          ?.promise?.catch(() => {});
      const turn = ++lastStarted;
      const fresh = await fetchQueuePage(query, null);
      if (turn < lastShown) continue;
      lastShown = turn;
      client.setQueryData<Pages>(queryKey, (known) => {
        if (known === undefined) return known;
        const pages = merge(known, fresh, query);
        return { pages, pageParams: pages.map((_, n) => pages[n - 1]?.rows.at(-1)?.id ?? null) };
      });
    }
  };
}
