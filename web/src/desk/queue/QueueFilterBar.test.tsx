import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../../platform/queries.ts';
import { parseFilters } from './filters.ts';
import { LaneTabs } from './LaneTabs.tsx';
import { QueueFilterBar } from './QueueFilterBar.tsx';
import { TestRouter } from '../../testing/TestRouter.tsx';
import { useLocation, useNavigate } from '../../ui/router.tsx';

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
    <button type="button" onClick={() => navigate(path)}>
      {path}
    </button>
  );
  return (
    <>
      <LaneTabs lane={filters.lane} controls="queue" />
      <QueueFilterBar filters={filters} count="" />
      {open('/readings/5')}
      {open('/manage/users')}
      <output aria-label="Address">{pathname + search}</output>
    </>
  );
}

const renderAt = (path: string) =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TestRouter address={path}>
        <Filters />
      </TestRouter>
    </QueryClientProvider>,
  );

const shownAddress = () => screen.getByRole('status', { name: 'Address' }).textContent;
const searchbox = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(searchbox(), { target: { value: text } });
const choosePlan = () => fireEvent.change(screen.getByLabelText('Plan'), { target: { value: 'month' } });
const chooseLane = () => fireEvent.click(screen.getByRole('tab', { name: 'Mine' }));
const press = (path: string) => () => fireEvent.click(screen.getByRole('button', { name: path }));

test.each([
  ['a plan', choosePlan, '/readings?plan=month&search=moon'],
  ['a lane', chooseLane, '/readings?lane=mine&search=moon'],
  ['a request', press('/readings/5'), '/readings/5?search=moon'],
  ['another screen', press('/manage/users'), '/manage/users'],
])('a search that fires before %s is shown keeps that choice', (_, choose, address) => {
  renderAt('/readings');
  type('moon');
  act(() => void vi.advanceTimersByTime(249));
  // React renders nothing before the end of `act`.
  act(() => {
    choose();
    vi.advanceTimersByTime(1);
  });
  expect(shownAddress()).toBe(address);
});

test('what is typed while a search is being shown stays in the field, and is searched for', () => {
  renderAt('/readings');
  type('ros');
  act(() => {
    vi.advanceTimersByTime(250);
    type('rosa');
  });
  expect(shownAddress()).toBe('/readings?search=ros');
  expect(searchbox().value).toBe('rosa');
  act(() => void vi.advanceTimersByTime(250));
  expect(shownAddress()).toBe('/readings?search=rosa');
});

test('a search is never longer than the server accepts', () => {
  renderAt(`/readings?search=${'a'.repeat(201)}`);
  expect(searchbox().value).toHaveLength(200);
  expect(searchbox().maxLength).toBe(200);
});
