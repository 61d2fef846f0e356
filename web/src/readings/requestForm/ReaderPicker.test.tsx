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

test('if the readers cannot be loaded, any reader can be asked, and loading can be retried', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/users-me') return Response.json(toWire(memberProfile));
    if (isDown) return new Response(null, { status: 400 });
    const isolde = { id: 1, first_name: 'Isolde', last_name: 'Marr', picture: null };
    return Response.json([{ ...isolde, specialities: '', away: false }]);
  });
  await renderApp(<ReaderPicker value={null} error={undefined} onChange={() => {}} isDisabled={false} />);
  expect(await screen.findByText('The readers could not be loaded')).toBeDefined();
  expect(screen.getByRole('radio', { name: /Any reader/ })).toHaveProperty('checked', true);
  isDown = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('radio', { name: /Isolde Marr/ })).toBeDefined();
  expect(screen.queryByText('The readers could not be loaded')).toBeNull();
});
