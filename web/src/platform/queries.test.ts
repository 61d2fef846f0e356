import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { toFailure, toNetworkFailure } from './failure.ts';
import { newQueryClient, refetchInFlight } from './queries.ts';

test('data is cached for 60 seconds after the last subscriber is gone', () => {
  expect(newQueryClient().getDefaultOptions().queries?.gcTime).toBe(60_000);
});

test.each([
  ['after no response', toNetworkFailure(new TypeError('Failed to fetch')), true],
  ['after a minute without a response', toNetworkFailure(new DOMException('', 'TimeoutError')), false],
  ['after a refusal', toFailure(404, null), false],
])('%s a call is tried again or not', (_, failure, isTriedAgain) => {
  const retry = newQueryClient().getDefaultOptions().queries!.retry as (n: number, error: Error) => boolean;
  expect([retry(0, failure), retry(1, failure)]).toEqual([isTriedAgain, false]);
});

const KEY = ['/api/stars'];

/** Data that is read at once, and arrives when it is released. */
function startReads() {
  const client = newQueryClient();
  const server = { value: 'before', reads: 0 };
  let released = Promise.withResolvers<void>();
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: async () => {
      server.reads += 1;
      const { value } = server;
      await released.promise;
      return value;
    },
  });
  const end = observer.subscribe(() => {});
  return {
    client,
    server,
    observer,
    end,
    release: () => released.resolve(),
    hold: () => (released = Promise.withResolvers<void>()),
  };
}

test('a response that was read before a change, and arrives after it, is refetched', async () => {
  const { client, server, observer, end, release } = startReads();
  server.value = 'after';
  const invalidated = client.invalidateQueries({ queryKey: KEY });
  release();
  await invalidated;
  expect([observer.getCurrentResult().data, server.reads]).toEqual(['after', 2]);
  end();
});

test('what was put into the cache stays when an older response was on its way', async () => {
  const { client, server, observer, end, release, hold } = startReads();
  release();
  await client.invalidateQueries({ queryKey: KEY });
  hold();
  void observer.refetch();
  server.value = 'after';
  client.setQueryData(KEY, 'after');
  const refetched = refetchInFlight(client, KEY);
  release();
  await refetched;
  expect(observer.getCurrentResult().data).toBe('after');
  end();
});

test('refetchInFlight fetches only what is being fetched already', async () => {
  const { client, server, end, release } = startReads();
  release();
  await client.invalidateQueries({ queryKey: KEY });
  const { reads } = server;
  await refetchInFlight(client, KEY);
  expect(server.reads).toBe(reads);
  end();
});

test('the next page of a list arrives although the list was invalidated in the meantime', async () => {
  const client = newQueryClient();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const observer = new InfiniteQueryObserver(client, {
    queryKey: KEY,
    queryFn: async ({ pageParam }) => {
      if (pageParam > 0) await released;
      return pageParam;
    },
    initialPageParam: 0,
    getNextPageParam: (last: number) => last + 1,
  });
  const end = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual([0]);
  void observer.fetchNextPage();
  const invalidated = client.invalidateQueries({ queryKey: KEY });
  release();
  await invalidated;
  expect(observer.getCurrentResult().data?.pages).toEqual([0, 1]);
  end();
});
