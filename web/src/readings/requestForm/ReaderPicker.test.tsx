import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toWire } from '#contract/wire.ts';
import { renderApp } from '../../testing/fakeServer.tsx';
import { memberProfile } from '../../testing/profiles.ts';
import { ReaderPicker } from './ReaderPicker.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ISOLDE = {
  id: 1,
  first_name: 'Isolde',
  last_name: 'Marr',
  picture: null,
  specialities: '',
  away: false,
};

const renderPicker = () =>
  renderApp(<ReaderPicker value={null} error={undefined} onChange={() => {}} isDisabled={false} />);

test('if the readers cannot be loaded, any reader can be asked, and loading can be retried', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/users-me') return Response.json(toWire(memberProfile));
    if (isDown) return new Response(null, { status: 400 });
    return Response.json([ISOLDE]);
  });
  await renderPicker();
  expect(await screen.findByText('The readers could not be loaded')).toBeDefined();
  expect(screen.getByRole('radio', { name: /Any reader/ })).toHaveProperty('checked', true);
  isDown = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('radio', { name: /Isolde Marr/ })).toBeDefined();
  expect(screen.queryByText('The readers could not be loaded')).toBeNull();
});

test.each([
  { own: ISOLDE.id, hint: 'Isolde first, or whoever is free' },
  { own: null, hint: 'Whoever is free first' },
  // A reader who was deactivated since is not in the list.
  { own: 99, hint: 'Whoever is free first' },
])('without a named reader, the own one comes first: $own', async ({ own, hint }) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url === '/api/users-me' ? toWire({ ...memberProfile, assignedPersonalityUser: own }) : [ISOLDE],
    ),
  );
  await renderPicker();
  expect(await screen.findByText(hint)).toBeDefined();
});
