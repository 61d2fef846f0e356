import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toWire } from '#contract/wire.ts';
import { renderApp } from '../../testing/fakeServer.tsx';
import { aListedRequest } from '../../testing/listedRequests.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { NO_FILTERS } from '../requestList/requestFilters.ts';
import { useOwnRequests, useSealedRequests } from '../requestList/ownRequests.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['list', 'sealed letters'] as const)(
  'a star stays when the %s, read before it was saved, arrive afterwards',
  async (listName) => {
    const server = startServer();
    await renderApp(<Stars which={listName} />);
    const stars = await screen.findAllByRole('button', { name: 'Favourite: Question 1' });
    server.hold();
    fireEvent.click(screen.getByRole('button', { name: 'Refetch' }));
    await waitFor(() => expect(server.held).toBe(1));
    for (const star of stars) fireEvent.click(star);
    await waitFor(() => expect(server.isFavourite).toBe(true));
    server.release();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('idle'));
    expect(stars.map((star) => star.getAttribute('aria-pressed'))).toEqual(['true']);
  },
);

test('a star that is being saved stays when the list, read before, arrives', async () => {
  const server = startServer();
  await renderApp(<Stars which="list" />);
  const star = await screen.findByRole('button', { name: 'Favourite: Question 1' });
  server.hold();
  fireEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  await waitFor(() => expect(server.held).toBe(1));
  const saved = server.holdSaving();
  fireEvent.click(star);
  server.release();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('idle'));
  expect(server.isFavourite).toBe(false);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  saved.resolve();
  await waitFor(() => expect(server.isFavourite).toBe(true));
  expect(star.getAttribute('aria-pressed')).toBe('true');
});

/** A server with one request. Lists that it holds back are answered with what it knew when it was asked. */
function startServer() {
  const server = {
    isFavourite: false,
    held: 0,
    hold: () => {
      released = Promise.withResolvers<void>();
      server.held = 0;
    },
    release: () => released.resolve(),
    holdSaving: () => (saves = Promise.withResolvers<void>()),
  };
  let saves = Promise.withResolvers<void>();
  saves.resolve();
  let released = Promise.withResolvers<void>();
  released.resolve();
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') {
      await saves.promise;
      server.isFavourite = true;
      return new Response(null, { status: 204 });
    }
    const results = [aListedRequest(1, { isFavourite: server.isFavourite })];
    server.held += 1;
    await released.promise;
    return Response.json(toWire({ count: 1, results }));
  });
  return server;
}

function Stars({ which: listName }: { which: 'list' | 'sealed letters' }) {
  return listName === 'list' ? <ListStars /> : <SealedStars />;
}

function ListStars() {
  const list = useOwnRequests(NO_FILTERS);
  return <Star rows={list.data?.requests ?? []} query={list} />;
}

function SealedStars() {
  const list = useSealedRequests(NO_FILTERS);
  return <Star rows={list.data ?? []} query={list} />;
}

interface StarProps {
  rows: readonly Parameters<typeof FavouriteButton>[0]['request'][];
  query: { isFetching: boolean; refetch: () => unknown };
}

const Star = ({ rows, query }: StarProps) => (
  <>
    <output>{query.isFetching ? 'busy' : 'idle'}</output>
    <button onClick={() => void query.refetch()}>Refetch</button>
    {rows.map((row) => (
      <FavouriteButton key={row.id} request={row} />
    ))}
  </>
);
