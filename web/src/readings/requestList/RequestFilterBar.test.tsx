import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { RequestFilterBar } from './RequestFilterBar.tsx';
import { NO_FILTERS } from './requestFilters.ts';

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

test('a reader in the address who is not listed is still shown as a filter', async () => {
  const server = startFakeServer();
  server.reads['/api/personalities'] = [aReader(1, 'Bess', 'Marr')];
  await renderApp(
    <RequestFilterBar filters={{ ...NO_FILTERS, reader: 9 }} onChange={() => {}} found={null} />,
  );
  await screen.findByRole('option', { name: 'Bess' });
  expect(screen.getByLabelText<HTMLSelectElement>('Reader').selectedOptions[0]?.textContent).toBe(
    'Another one',
  );
});

test('readers with the same first name are listed with their last names', async () => {
  const server = startFakeServer();
  const readers = [aReader(1, 'Bess', 'Marr'), aReader(2, 'Bess', 'Vale'), aReader(3, 'Una', 'Crane')];
  server.reads['/api/personalities'] = readers;
  await renderApp(<RequestFilterBar filters={NO_FILTERS} onChange={() => {}} found={null} />);
  await screen.findByRole('option', { name: 'Una' });
  const options = within(screen.getByLabelText('Reader')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All readers',
    'Bess Marr',
    'Bess Vale',
    'Una',
  ]);
});
