import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { LetterList } from './LetterList.tsx';
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
      <LetterList total={9} />
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
