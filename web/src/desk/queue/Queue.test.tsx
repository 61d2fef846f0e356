import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROLES } from '#contract/accounts/codes.ts';
import { newQueryClient } from '../../platform/queries.ts';
import { SessionContext } from '../../platform/session.ts';
import { aWireRequest } from '../../testing/wireRequests.ts';
import type { PresentWriter } from '../presence.ts';
import { Queue } from './Queue.tsx';
import { useQueueList } from './useQueueList.ts';
import { TestRouter } from '../../testing/TestRouter.tsx';
import { useLocation } from '../../ui/router.tsx';

const WRITER = { id: 2, email: 'isolde@moonletter.test', role: ROLES.writer, isWriter: true };
const NOW = new Date('2026-11-22T12:00:00.000Z');

let rows: ReturnType<typeof aWireRequest>[];
let requests: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  localStorage.setItem('token', 'the-token');
  rows = [];
  requests = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, search } = new URL(address, 'http://desk');
    requests.push(pathname + search);
    const answers: Record<string, unknown> = {
      '/api/reading_requests': { count: rows.length, results: rows },
      '/api/reading_requests/lanes': { to_answer: 14, wrote_back: 2, answered: 7, mine: 1, snoozed: 1 },
      '/api/readers': [],
      '/api/personalities': [
        { id: 7, first_name: 'Isolde', last_name: 'Marr', picture: null, specialities: '', away: false },
      ],
      '/api/tags': [],
    };
    return Promise.resolve(Response.json(answers[pathname]));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Desk({ present }: { present: readonly PresentWriter[] }) {
  const queue = useQueueList();
  return (
    <>
      <Queue queue={queue} current={2} present={present} />
      <button type="button" onClick={queue.close}>
        Close
      </button>
      <output aria-label="Address">{useAddress()}</output>
    </>
  );
}

function useAddress() {
  const { pathname, search } = useLocation();
  return pathname + search;
}

async function openQueue(address = '/readings', present: readonly PresentWriter[] = []) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TestRouter address={address}>
        <SessionContext
          value={{ session: { kind: 'signedIn', user: WRITER }, signIn: () => {}, signOut: () => {} }}
        >
          <Desk present={present} />
        </SessionContext>
      </TestRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByLabelText('Loading readings')).toBeNull());
}

const listTabs = () => within(screen.getByRole('tablist', { name: 'Lanes' })).getAllByRole('tab');
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

test('the lanes are tabs, with counts where work is waiting', async () => {
  await openQueue();
  await screen.findByRole('tab', { name: 'To answer (14)' });
  expect(listTabs().map((tab) => tab.textContent)).toEqual([
    'All',
    'To answer (14)',
    'Wrote back (2)',
    'Answered',
    'Mine',
    'Snoozed',
  ]);
  expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('tab', { name: 'Mine' }));
  await waitFor(() => expect(requests.at(-1)).toContain('lane=mine'));
  expect(address()).toBe('/readings?lane=mine');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Mine' }), { key: 'ArrowRight' });
  expect(address()).toBe('/readings?lane=snoozed');
});

test('the archive has the same filters, and no lanes', async () => {
  await openQueue('/archived-readings');
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Plan' })).toBeDefined();
  expect(requests.find((call) => call.includes('status=CLOSED'))).toContain('sort=created_at');
});

test.each([
  ['an open question', {}, ['Rosalind', '2 h left']],
  ['an overdue one', { due_at: '2026-11-22T09:00:00.000Z' }, ['overdue 3 h']],
  ['an answered one', { status: 'RESPONDED' }, ['answered']],
  ['unread messages', { unread_count: 2 }, ['2 new']],
  ['its suffixes', { is_rushed: true, number_of_tarot_cards: 3, is_oracle: true }, ['(RUSH) (3) (OR)']],
  ['a snooze', { snoozed_until: '2026-11-23T09:00:00.000Z' }, ['until ']],
  ['my claim', { assigned_writer: 2 }, ['Claimed by you']],
  ['a dislike', { is_disliked: true }, ['Disliked']],
  ['a flag', { is_flagged: true }, ['Take care']],
  [
    'what was written back',
    { status: 'RESPONDED', wrote_back_at: '2026-11-22T10:00:00.000Z' },
    ['Wrote back', '2 h left'],
  ],
])('a row shows %s', async (_, given, texts) => {
  rows = [aWireRequest({ due_at: '2026-11-22T14:00:00.000Z', ...given })];
  await openQueue();
  const row = await screen.findByRole('link', { name: /Brushes/ });
  for (const text of texts) expect(row.textContent).toContain(text);
});

test('a row shows who is viewing it', async () => {
  rows = [aWireRequest()];
  const mina = { requestId: 1, writer: { id: 9, name: 'Mina' }, state: 'typing', at: 0 } as const;
  await openQueue('/readings', [mina]);
  expect((await screen.findByRole('link', { name: /Brushes/ })).textContent).toContain('Mina is typing');
});

test('the list stays in its lane when a request is closed', async () => {
  await openQueue('/readings/2?lane=to_answer');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/readings?lane=to_answer');
});

test('filters that are used less are collapsed, unless one is set', async () => {
  await openQueue();
  expect(screen.queryByRole('combobox', { name: 'Reader' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await screen.findByRole('option', { name: 'Isolde Marr' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Reader' }), { target: { value: '7' } });
  await waitFor(() => expect(requests.at(-1)).toContain('personality=7'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'RESPONDED' } });
  await waitFor(() => expect(requests.at(-1)).toContain('status=RESPONDED'));
});

test('renders only a part of a long list', async () => {
  rows = Array.from({ length: 100 }, (_, n) => aWireRequest({ id: n + 1, title: `Question ${n + 1}` }));
  await openQueue();
  // The code that renders only the visible rows is loaded once the browser is idle.
  const list = screen.getByRole('list', { name: 'Queue' });
  await waitFor(() => expect(list.style.height).toBe('6000px'), { timeout: 10_000 });
  expect(screen.queryAllByRole('link', { name: /Question/ }).length).toBeLessThan(100);
});
