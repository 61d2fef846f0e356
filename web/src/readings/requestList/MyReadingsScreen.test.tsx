import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp } from '../../testing/fakeServer.tsx';
import { aListedRequest, atHour } from '../../testing/listedRequests.ts';
import { memberProfile } from '../../testing/profiles.ts';
import { MyReadingsScreen } from './MyReadingsScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Has this many requests, all of them answered. */
function startServer(count: number) {
  const answered = Array.from({ length: Math.min(count, PAGE_SIZE) }, (_, index) =>
    aListedRequest(index + 1, { status: 'RESPONDED', dueAt: atHour(1) }),
  );
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname, searchParams } = new URL(address, 'http://home');
    if (pathname === '/api/users-me') return Response.json(toWire(memberProfile));
    if (pathname !== '/api/reading_requests') return Response.json(null, { status: 404 });
    const isSealed = searchParams.get('is_sealed') !== null;
    return Response.json(toWire(isSealed ? { count: 0, results: [] } : { count, results: answered }));
  });
}

const EVERY = 'Every question is answered.';

test('a member whose requests are all answered reads so', async () => {
  startServer(PAGE_SIZE - 1);
  await renderApp(<MyReadingsScreen />);
  expect(await screen.findByText(EVERY)).toBeDefined();
});

test('if the sealed letters cannot be loaded, those of the list are waiting', async () => {
  const asked = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname, searchParams } = new URL(address, 'http://home');
    if (pathname === '/api/users-me') return Response.json(toWire(memberProfile));
    if (searchParams.has('is_sealed')) asked();
    if (pathname !== '/api/reading_requests' || searchParams.has('is_sealed'))
      return Response.json(null, { status: 404 });
    const sealed = aListedRequest(1, { status: 'RESPONDED', isSealed: true });
    return Response.json(toWire({ count: 1, results: [sealed] }));
  });
  await renderApp(<MyReadingsScreen />);
  const intro = await screen.findByText('One letter is waiting for you.');
  // The letter may have come while the page was open.
  expect(intro.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('link', { name: 'Open the letter' })).toBeDefined();
  // By the screen, and again by the list in it.
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('list', { name: 'Letters' })).toBeDefined();
});

test('while there are older requests that are not loaded, nothing is said about all of them', async () => {
  startServer(PAGE_SIZE + 1);
  await renderApp(<MyReadingsScreen />);
  expect(await screen.findByRole('list', { name: 'Letters' })).toBeDefined();
  expect(screen.queryByText(EVERY)).toBeNull();
});
