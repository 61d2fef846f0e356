import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROLES } from '#contract/accounts/codes.ts';
import { newQueryClient } from '../../platform/queries.ts';
import { SessionContext } from '../../platform/session.ts';
import { useRequest } from '../../readings/thread/threadQueries.ts';
import { aWireRequest } from '../../testing/wireRequests.ts';
import { ToastsProvider } from '../../ui/Toasts.tsx';
import { RequestHeader } from './RequestHeader.tsx';
import { useRequestActions } from './useRequestActions.ts';
import { TestRouter } from '../../testing/TestRouter.tsx';

const WRITER = { id: 2, email: 'isolde@moonletter.test', role: ROLES.writer, isWriter: true };
const PATH = '/api/reading_requests/1';

let request: ReturnType<typeof aWireRequest>;
/** Answers of the server to changes, in their order. */
let answers: { status: number; body: unknown }[];
let sent: { body: unknown; ifMatch: string | null }[];

beforeEach(() => {
  localStorage.setItem('token', 'the-token');
  request = aWireRequest({ etag: '"1"' });
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', (address: string, { method, body, headers }: RequestInit) => {
    if (method === 'PATCH') {
      sent.push({ body: JSON.parse(body as string), ifMatch: new Headers(headers).get('If-Match') });
      const answer = answers.shift()!;
      return Promise.resolve(Response.json(answer.body, { status: answer.status }));
    }
    return Promise.resolve(Response.json(address === PATH ? request : []));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Opened() {
  const { data } = useRequest(1);
  return data === undefined ? null : <Header request={data} />;
}

function Header({ request: open }: { request: NonNullable<ReturnType<typeof useRequest>['data']> }) {
  return <RequestHeader request={open} present={[]} actions={useRequestActions(open)} />;
}

async function openHeader() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TestRouter>
        <SessionContext
          value={{ session: { kind: 'signedIn', user: WRITER }, signIn: () => {}, signOut: () => {} }}
        >
          <ToastsProvider>
            <Opened />
          </ToastsProvider>
        </SessionContext>
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Brushes' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const changedResponse = (fields: Record<string, unknown>, etag = '"2"') => ({
  status: 200,
  body: aWireRequest({ ...fields, etag }),
});

test('claims and releases a request with its newest version', async () => {
  answers = [changedResponse({ assigned_writer: 2 }), changedResponse({}, '"3"')];
  await openHeader();
  press('Claim');
  expect(await screen.findByText('Claimed by you')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  press('Give back');
  await waitFor(() => expect(screen.queryByText('Claimed by you')).toBeNull());
  expect(sent).toEqual([
    { body: { assigned_writer: 2, use_previous_date: true }, ifMatch: '"1"' },
    { body: { assigned_writer: null, use_previous_date: true }, ifMatch: '"2"' },
  ]);
});

test('a late claim shows who has claimed the request', async () => {
  answers = [
    {
      status: 409,
      body: {
        code: 'edited_meanwhile',
        detail: 'Somebody else has changed this',
        current: aWireRequest({ assigned_writer: 9, etag: '"2"' }),
      },
    },
  ];
  await openHeader();
  press('Claim');
  expect(await screen.findByText('Claimed by another writer')).toBeDefined();
  expect(screen.getByText('Somebody else has changed this')).toBeDefined();
});

test('a claim without a network asks to try again, and does not mention a text', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    options.method === 'PATCH' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(address, options),
  );
  await openHeader();
  press('Claim');
  expect(await screen.findByText('We could not reach Moonletter. Please try again.')).toBeDefined();
});

test('snoozes a request until one of the suggested times, and ends the snooze', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 10), toFake: ['Date'] });
  const tomorrow = new Date(2026, 10, 25, 9).toISOString();
  answers = [changedResponse({ snoozed_until: tomorrow }), changedResponse({}, '"3"')];
  await openHeader();
  press('Snooze');
  const choices = within(screen.getByRole('menu', { name: 'Snooze until' })).getAllByRole('menuitem');
  expect(choices.map((choice) => choice.textContent)).toEqual([
    'Later today',
    'Tomorrow morning',
    'Next week',
    'Another time',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Tomorrow morning' }));
  expect(await screen.findByText(/snoozed until/)).toBeDefined();
  press('Snooze');
  fireEvent.click(screen.getByRole('menuitem', { name: 'End the snooze' }));
  await waitFor(() => expect(screen.queryByText(/snoozed until/)).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { snoozed_until: tomorrow, use_previous_date: true },
    { snoozed_until: null, use_previous_date: true },
  ]);
});

test('keeps the edits when another writer has edited the request, and sends them with the newer version', async () => {
  answers = [
    {
      status: 409,
      body: {
        code: 'edited_meanwhile',
        detail: 'Somebody else has changed this',
        current: aWireRequest({ number_of_tarot_cards: 3, etag: '"2"' }),
      },
    },
    changedResponse({ number_of_tarot_cards: 3, is_rushed: true }, '"3"'),
  ];
  await openHeader();
  press('Edit request');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rush' }));
  press('Save');
  const changedNotice = await screen.findByRole('region', { name: 'Changed meanwhile' });
  expect(changedNotice.textContent).toContain('Number of cards is 3');
  expect(screen.getByRole('checkbox', { name: 'Rush' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Number of cards')).toHaveProperty('value', '3');
  press('Save');
  expect(await screen.findByText('Request saved')).toBeDefined();
  expect(sent).toEqual([
    { body: { is_rushed: true, use_previous_date: true }, ifMatch: '"1"' },
    { body: { is_rushed: true, use_previous_date: true }, ifMatch: '"2"' },
  ]);
});

test('edits that are saved after the panel was closed leave it open if it was opened again', async () => {
  const answer = Promise.withResolvers<Response>();
  const stubbed = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    init.method === 'PATCH' ? answer.promise : stubbed(address, init),
  );
  await openHeader();
  press('Edit request');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rush' }));
  press('Save');
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Edit request');
  answer.resolve(Response.json(changedResponse({ is_rushed: true }, '"2"').body));
  expect(await screen.findByText('Request saved')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Edit request' }).dataset['leaving']).toBeUndefined();
});
