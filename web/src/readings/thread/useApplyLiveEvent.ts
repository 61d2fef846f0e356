import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/liveEvents.ts';
import {
  getNewestDraft,
  getRequest,
  listDrawnCards,
  listLetters,
  listMessages,
  listRequests,
} from '#contract/readings/calls.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { addToCachedThread, removeFromThread } from './threadQueries.ts';

/** Applies a live event to the cache. */
export function applyLiveEvent(client: QueryClient, event: LiveEvent): void {
  const refetch = (...keys: unknown[][]) =>
    void Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  // Membership events are handled for every screen (useMembershipEvents).
  if (event.type === 'presence' || event.type === 'subscription') return;
  // Ignored, because the event of the change itself follows and refetches.
  if (event.type === 'request_changed') return;
  if (event.type === 'reset')
    return refetch(
      queryKeyFor(listRequests),
      queryKeyFor(getRequest),
      queryKeyFor(listMessages),
      queryKeyFor(getNewestDraft),
      queryKeyFor(listDrawnCards),
      queryKeyFor(listLetters),
    );
  if (event.type === 'message' || event.type === 'response') addToCachedThread(client, event.message);
  if (event.type === 'retracted') removeFromThread(client, event.requestId, event.messageId);
  // The journal and the book also say which letters are still sealed.
  if (event.type === 'response' || event.type === 'retracted' || event.type === 'read')
    refetch(queryKeyFor(listDrawnCards), queryKeyFor(listLetters));
  const { requestId: id } = event;
  refetch(queryKeyFor(listRequests), queryKeyFor(getRequest, { id }));
  if (event.type === 'draft') refetch(queryKeyFor(getNewestDraft, { id }));
}

/** A function that applies an event to the cache, for example one built from a call's own response. */
export function useApplyLiveEvent() {
  const client = useQueryClient();
  return (event: LiveEvent) => applyLiveEvent(client, event);
}
