import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../../platform/queries.ts';
import { parseFilters } from './filters.ts';
import { LaneTabs } from './LaneTabs.tsx';
import { QueueFilterBar } from './QueueFilterBar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Filters() {
  const { pathname, search } = useLocation();
  const filters = parseFilters(pathname, new URLSearchParams(search));
  const navigate = useNavigate();
  const open = (path: string) => (
    <button type="button" onClick={() => void navigate(path)}>
      {path}
    </button>
  );
  return (
    <>
      <LaneTabs lane={filters.lane} />
      <QueueFilterBar filters={filters} count="" />
      {open('/readings/5')}
      {open('/manage/users')}
      <output aria-label="Address">{pathname + search}</output>
    </>
  );
}

const choosePlan = () => fireEvent.change(screen.getByLabelText('Plan'), { target: { value: 'month' } });
const chooseLane = () => fireEvent.click(screen.getByRole('tab', { name: 'Mine' }));
const press = (path: string) => () => fireEvent.click(screen.getByRole('button', { name: path }));

test.each([
  ['a plan', choosePlan, '/readings?plan=month&search=moon'],
  ['a lane', chooseLane, '/readings?lane=mine&search=moon'],
  ['a letter', press('/readings/5'), '/readings/5?search=moon'],
  ['another screen', press('/manage/users'), '/manage/users'],
])('a search that fires before %s is shown keeps that choice', (_, choose, address) => {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={['/readings']}>
        <Filters />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'moon' } });
  act(() => void vi.advanceTimersByTime(299));
  // React renders nothing before the end of `act`.
  act(() => {
    choose();
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(address);
});
