import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { addFavourite, listRequests, removeFavourite } from '#contract/readings/calls.ts';
import { REQUEST_PATH } from '#contract/readings/paths.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { queryKeyFor, refetchInFlight } from '../../platform/queries.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useToasts } from '../../ui/Toasts.tsx';

type List = OutputOf<typeof listRequests>;

/** Changes whether a request is a favourite, optimistically: undone if the call fails. */
export function useFavourite(id: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const show = useShowFavourite(id);
  const refetch = () => {
    for (const path of [listRequests.path, REQUEST_PATH]) void refetchInFlight(client, [path]);
  };
  const settle = (isFavourite: boolean) => ({
    onSuccess: () => {
      show(isFavourite);
      refetch();
    },
    onFailure: ({ details }: { details: string }) => {
      show(!isFavourite);
      refetch();
      toasts.error(details);
    },
  });
  const add = useCallMutation(addFavourite, settle(true));
  const remove = useCallMutation(removeFavourite, settle(false));
  return {
    /** The value that is being saved. A list that was read before would show the earlier one. */
    pendingValue: add.isPending ? true : remove.isPending ? false : undefined,
    set: (isFavourite: boolean) => {
      show(isFavourite);
      (isFavourite ? add : remove).mutate({ id });
    },
  };
}

/** Updates every cached list and the request's own page, without refetching. */
function useShowFavourite(id: number) {
  const client = useQueryClient();
  const inList = (list: List, isFavourite: boolean): List => ({
    ...list,
    results: list.results.map((row) => (row.id === id ? { ...row, isFavourite } : row)),
  });
  return (isFavourite: boolean) => {
    client.setQueriesData<List | InfiniteData<List>>({ queryKey: queryKeyFor(listRequests) }, (known) => {
      if (known === undefined) return known;
      if ('pages' in known) return { ...known, pages: known.pages.map((page) => inList(page, isFavourite)) };
      return 'results' in known ? inList(known, isFavourite) : known;
    });
    // The key of getRequest, whose long shape a list does not need.
    client.setQueryData<ReadingRequest>(
      [REQUEST_PATH, { id }],
      (known) => known && { ...known, isFavourite },
    );
  };
}
