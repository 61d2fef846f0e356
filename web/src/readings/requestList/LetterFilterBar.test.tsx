import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { LetterFilterBar } from './LetterFilterBar.tsx';
import { NO_FILTERS } from './letterFilters.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aReader = (id: number, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  picture: null,
  specialities: '',
  away: false,
});

test('readers with the same first name are listed with their last names', async () => {
  const server = startFakeServer();
  const readers = [aReader(1, 'Bess', 'Marr'), aReader(2, 'Bess', 'Vale'), aReader(3, 'Una', 'Crane')];
  server.reads['/api/personalities'] = readers;
  await renderApp(<LetterFilterBar filters={NO_FILTERS} onChange={() => {}} />);
  await screen.findByRole('option', { name: 'Una' });
  const options = within(screen.getByLabelText('Reader')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All readers',
    'Bess Marr',
    'Bess Vale',
    'Una',
  ]);
});
