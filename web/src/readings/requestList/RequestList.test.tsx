import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { aListedRequest } from '../../testing/listedRequests.ts';
import { RequestList } from './RequestList.tsx';
import { useLocation } from '../../ui/router.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Address = () => <output aria-label="Address">{useLocation().search}</output>;

test('a search that fires before a chosen filter is shown keeps the filter', async () => {
  const server = startFakeServer();
  const list = { count: 0, results: [] };
  server.reads = new Proxy({}, { get: (_, path) => (path === '/api/personalities' ? [] : list) });
  await renderApp(
    <>
      <RequestList total={9} />
      <Address />
    </>,
  );
  const search = await screen.findByRole('searchbox');
  vi.useFakeTimers();
  fireEvent.change(search, { target: { value: 'moon' } });
  // React renders nothing before the end of `act`.
  act(() => {
    fireEvent.click(screen.getByLabelText('Favourites'));
    vi.advanceTimersByTime(250);
  });
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('?search=moon&show=favourites');
});

test('a search that fails says so, although the sealed letters were found', async () => {
  const sealed = aListedRequest(1, { isSealed: true });
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://home');
    if (pathname !== '/api/reading_requests') return Response.json([]);
    const isFailing = searchParams.has('is_favourite') && !searchParams.has('is_sealed');
    return isFailing
      ? Response.json(null, { status: 404 })
      : Response.json(toWire({ count: 1, results: [sealed] }));
  });
  await renderApp(<RequestList total={9} />);
  fireEvent.click(await screen.findByLabelText('Favourites'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('link', { name: /Question 1/ })).toBeDefined();
});
