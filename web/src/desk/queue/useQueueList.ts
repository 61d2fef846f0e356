import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { buildRequestPath, parseFilters, toQueueQuery } from './filters.ts';
import { loadMore, queuePages } from './queueCache.ts';
import type { QueuePage, QueueRow } from './rowRules.ts';
import { useLocation, useNavigate, useSearchParams } from '../../ui/router.tsx';

const NO_ROWS: readonly QueueRow[] = [];

// A stable function, so that rows are joined again only when a page has changed.
const joinPages = ({ pages }: InfiniteData<QueuePage, number | null>) => ({
  count: pages[0]?.count ?? 0,
  rows: pages.length === 1 ? (pages[0]?.rows ?? NO_ROWS) : pages.flatMap(({ rows }) => rows),
});

/**
 * The list that the address selects, and functions to move in it; for the queue, keyboard shortcuts and the reply.
 */
export function useQueueList() {
  const { pathname } = useLocation();
  const params = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const filters = parseFilters(pathname, params);
  const list = useInfiniteQuery({ ...queuePages(toQueueQuery(filters)), select: joinPages });
  const { count = 0, rows = NO_ROWS } = list.data ?? {};
  const pathOf = (id: number) => buildRequestPath(id, filters, params);
  const open = (id: number) => navigate(pathOf(id));
  return {
    filters,
    list,
    count,
    /** Those loaded so far. */
    rows,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void loadMore(client, () => list.fetchNextPage());
    },
    pathOf,
    open,
    /** Back to the list alone. */
    close: () => {
      const query = new URLSearchParams(params);
      query.delete('archived');
      navigate({
        pathname: filters.isArchive ? '/archived-readings' : '/readings',
        search: query.toString(),
      });
    },
  };
}
export type QueueList = ReturnType<typeof useQueueList>;
