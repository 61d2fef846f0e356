import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toWire } from '#contract/wire.ts';
import { PathNumbers } from '../platform/pathNumbers.ts';
import { renderApp } from '../testing/fakeServer.tsx';
import { memberProfile } from '../testing/profiles.ts';
import { isolde } from '../testing/readers.ts';
import { ReaderInfoScreen } from './ReaderInfoScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a reader is shown although the list of active readers cannot be loaded', async () => {
  const asked = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/users-me') return Response.json(toWire(memberProfile));
    if (url === '/api/readers/1') return Response.json(toWire(isolde));
    if (url.startsWith('/api/reading_requests')) return Response.json({ count: 0, results: [] });
    if (url === '/api/personalities') asked();
    return Response.json(null, { status: 404 });
  });
  await renderApp(
    <PathNumbers value={{ readerId: 1 }}>
      <ReaderInfoScreen />
    </PathNumbers>,
  );
  const heading = await screen.findByRole('heading', { name: 'Isolde Marr' });
  // By the screen, and again by the part that shows it.
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(heading.isConnected).toBe(true);
});
