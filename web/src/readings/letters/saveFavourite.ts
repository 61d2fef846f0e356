import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { addFavourite, type getRequest, listRequests, removeFavourite } from '#contract/readings/calls.ts';
import { REQUEST_PATH } from '#contract/readings/paths.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { announceChanges } from '../../platform/otherTabs.ts';
import { queryKeyFor, queryKeyForPath, refetchInFlight } from '../../platform/queries.ts';
import { send } from '../../platform/send.ts';

type List = OutputOf<typeof listRequests>;

/** Saves whether a request is a favourite. It is shown at once, and undone if the call fails. */
export async function saveFavourite(client: QueryClient, id: number, isFavourite: boolean): Promise<void> {
  let saved = !isFavourite;
  showFavourite(client, id, isFavourite);
  try {
    await send(isFavourite ? addFavourite : removeFavourite, { id });
    saved = isFavourite;
    announceChanges([listRequests, { path: REQUEST_PATH }]);
  } finally {
    // A list that was read meanwhile may show another value.
    showFavourite(client, id, saved);
    for (const key of [queryKeyFor(listRequests), queryKeyForPath<typeof getRequest>(REQUEST_PATH)])
      void refetchInFlight(client, key);
  }
}

/** Updates every cached list and the request's own page, without refetching. */
function showFavourite(client: QueryClient, id: number, isFavourite: boolean) {
  const inList = (list: List): List => ({
    ...list,
    results: list.results.map((row) => (row.id === id ? { ...row, isFavourite } : row)),
  });
  client.setQueriesData<List | InfiniteData<List>>({ queryKey: queryKeyFor(listRequests) }, (known) => {
    if (known === undefined) return known;
    if ('pages' in known) return { ...known, pages: known.pages.map(inList) };
    return 'results' in known ? inList(known) : known;
  });
  // By its path, because a list does not need the long shape of getRequest.
  client.setQueryData<ReadingRequest>(
    queryKeyForPath<typeof getRequest>(REQUEST_PATH, { id }),
    (known) => known && { ...known, isFavourite },
  );
}
