import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedUser } from '#contract/members/calls.ts';
import type { ManagedTag } from '#contract/tags/calls.ts';
import { toWire } from '#contract/wire.ts';
import { newQueryClient } from '../platform/queries.ts';
import { neverSubscribed } from '../testing/memberships.ts';
import { ManageUsersScreen } from './ManageUsersScreen.tsx';
import { TestRouter } from '../testing/TestRouter.tsx';
import { useLocation } from '../ui/router.tsx';

const GENTLE: ManagedTag = { id: 1, text: 'gentle', color: 'green', membersCount: 60, etag: '"1"' };
/** The user whose first payment was declined, which leaves a membership without dates. */
const DECLINED = 9;
const toUser = (id: number): ListedUser => ({
  id,
  firstName: `Rosalind${id}`,
  lastName: 'Hale',
  email: `rosalind${id}@example.test`,
  zodiac: 'PIS',
  gender: 'WOM',
  createdAt: '2026-11-20T07:42:00.000Z',
  currentSubscriptionStatus: 'payment_failed',
  subscription: null,
  plan: 'Monthly',
  tags: [{ id: 1, text: 'gentle', color: 'green' }],
  assignedPersonalityUser: 4,
  lastRequestAt: null,
  isWriter: false,
  isBlocked: false,
  ...(id === DECLINED && {
    currentSubscriptionStatus: 'canceled',
    subscription: neverSubscribed,
    plan: null,
  }),
});

/** The queries of the list that were asked for, newest last. */
let requests: string[];
let total: number;
let isDown: boolean;

beforeEach(() => {
  requests = [];
  total = 60;
  isDown = false;
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/api/tags') return Response.json(toWire([GENTLE]));
    if (pathname === '/api/readers') return Response.json([]);
    requests.push(decodeURIComponent(search.slice(1)));
    if (isDown) return Response.json({ code: 'forbidden', detail: 'Not just now' }, { status: 403 });
    const offset = Number(searchParams.get('offset'));
    const ids = Array.from({ length: Math.max(0, Math.min(25, total - offset)) }, (_, n) => offset + n + 1);
    return Response.json(toWire({ count: total, results: ids.map(toUser) }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const renderAt = (path: string) =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TestRouter address={path}>
        <ManageUsersScreen />
        <Address />
      </TestRouter>
    </QueryClientProvider>,
  );

const address = () => document.querySelector('output')!.textContent;
const user = (id: number) => screen.findByRole('link', { name: `Rosalind${id} Hale` });
const press = (name: string, role = 'button') => userEvent.click(screen.getByRole(role, { name }));

test('a page of users, and the next one', async () => {
  renderAt('/manage/users');
  expect((await user(1)).getAttribute('href')).toBe('/manage/users/1');
  expect(screen.getAllByRole('row')).toHaveLength(26);
  expect(requests).toEqual(['sort=created_at&order=desc&limit=25&offset=0']);
  expect(screen.getByText('1–25 of 60')).toBeDefined();
  await press('Next', 'link');
  await user(26);
  expect(address()).toBe('/manage/users?page=2');
  expect(screen.getByText('26–50 of 60')).toBeDefined();
  await press('Page 3', 'link');
  await user(51);
  expect(screen.getByText('51–60 of 60')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

test('a user whose first payment was declined has no plan yet', async () => {
  renderAt('/manage/users');
  const row = (await user(DECLINED)).closest('tr')!;
  expect(within(row).queryByText('No plan yet')).not.toBeNull();
  expect(within(row).queryByText('Canceled')).toBeNull();
});

test('each filter is sent and kept in the address, from the first page', async () => {
  renderAt('/manage/users?page=3');
  await user(51);
  const choose = (label: string, option: string) =>
    userEvent.selectOptions(screen.getByLabelText(label), option);
  await choose('Plan', 'Yearly');
  await choose('Status', 'Payment failed');
  await choose('Tag', 'gentle');
  await choose('Time range', 'Last Week');
  await vi.waitFor(() =>
    expect(requests.at(-1)).toBe(
      'sort=created_at&order=desc&limit=25&offset=0&interval=year&status=payment_failed&tag=1&days=7',
    ),
  );
  expect(address()).toBe('/manage/users?plan=year&status=payment_failed&tag=1&days=7');
});

test('going back to all plans asks for the users again', async () => {
  renderAt('/manage/users');
  await user(1);
  const plan = screen.getByLabelText('Plan');
  await userEvent.selectOptions(plan, 'Yearly');
  await vi.waitFor(() => expect(requests.at(-1)).toContain('interval=year'));
  await userEvent.selectOptions(plan, 'All');
  await vi.waitFor(() => expect(requests.at(-1)).not.toContain('interval'));
});

test('it searches when typing pauses', async () => {
  renderAt('/manage/users');
  await user(1);
  for (const typed of ['r', 'ro', 'rosa'])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: typed } });
  await vi.waitFor(() =>
    expect(requests).toEqual([
      'sort=created_at&order=desc&limit=25&offset=0',
      'sort=created_at&order=desc&limit=25&offset=0&search=rosa',
    ]),
  );
  expect(address()).toBe('/manage/users?search=rosa');
});

test('a search that fires before a chosen filter is shown keeps the filter', async () => {
  renderAt('/manage/users');
  await user(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'rosa' } });
  // React renders nothing before the end of `act`.
  act(() => {
    fireEvent.change(screen.getByLabelText('Plan'), { target: { value: 'year' } });
    vi.advanceTimersByTime(250);
  });
  vi.useRealTimers();
  await vi.waitFor(() => expect(address()).toBe('/manage/users?search=rosa&plan=year'));
});

test('the headings sort, and a second press turns the order round', async () => {
  renderAt('/manage/users');
  await user(1);
  const findHeading = (name: string) => screen.getByRole('columnheader', { name });
  expect(findHeading('Created').getAttribute('aria-sort')).toBe('descending');
  await press('Email');
  await vi.waitFor(() => expect(requests.at(-1)).toMatch(/^sort=email&order=asc/));
  expect(findHeading('Email').getAttribute('aria-sort')).toBe('ascending');
  await press('Email');
  await vi.waitFor(() => expect(requests.at(-1)).toMatch(/^sort=email&order=desc/));
  await press('Last request');
  await vi.waitFor(() => expect(requests.at(-1)).toMatch(/^sort=last_request_at&order=desc/));
  expect(address()).toBe('/manage/users?sort=last_request_at');
});

test('the arrow keys go from row to row, and Enter opens one', async () => {
  renderAt('/manage/users');
  (await user(1)).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Rosalind2 Hale');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Rosalind25 Hale');
  await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
  expect(address()).toBe('/manage/users/1');
});

test('nobody matches: the filters can be cleared at once', async () => {
  total = 0;
  renderAt('/manage/users?search=nobody&plan=year&sort=email');
  expect(await screen.findByText('Nobody matches')).toBeDefined();
  total = 60;
  await press('Clear the filters');
  await user(1);
  expect(address()).toBe('/manage/users?sort=email');
});

test('a page beyond the last leads back to the first', async () => {
  renderAt('/manage/users?page=9');
  expect(await screen.findByText('Nobody is on this page')).toBeDefined();
  await press('First page');
  await user(1);
  expect(address()).toBe('/manage/users');
});

test('a failure says why, and can be tried again', async () => {
  isDown = true;
  renderAt('/manage/users');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not just now');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await user(1);
});

test('of a count that is capped, it says so, and more pages follow', async () => {
  total = 10_000;
  renderAt('/manage/users?page=400');
  await user(9_976);
  expect(screen.getByText('9,976–10,000 of 10,000 or more')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/manage/users?page=401');
});
