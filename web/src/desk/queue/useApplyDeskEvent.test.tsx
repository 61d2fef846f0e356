import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROLES } from '#contract/accounts/codes.ts';
import { type LiveEvent, liveEvent } from '#contract/liveEvents.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { fromWire } from '#contract/wire.ts';
import * as z from 'zod/mini';
import { newQueryClient, queryKeyFor } from '../../platform/queries.ts';
import { SessionContext } from '../../platform/session.ts';
import { useNewestDraft } from '../../readings/thread/newestDraft.ts';
import { useRequest, useThread } from '../../readings/thread/threadQueries.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { aWireMessage, aWireRequest } from '../../testing/wireRequests.ts';
import { Queue } from './Queue.tsx';
import { storeRequest } from './queueCache.ts';
import { useApplyDeskEvent } from './useApplyDeskEvent.ts';
import { useQueueList } from './useQueueList.ts';
import { TestRouter } from '../../testing/TestRouter.tsx';

const WRITER = { id: 2, email: 'isolde@moonletter.test', role: ROLES.writer, isWriter: true };
const PAGE = 25;

let calls: string[];
/** The whole list as the server has it. */
let rows: ReturnType<typeof aWireRequest>[];
let toAnswer: number;
/** Whether the server is restarting. */
let isDown: boolean;
/** A call whose answer is held back. */
let heldResponse: { path: string; until: Promise<void> };
let client: QueryClient;
let apply: (event: LiveEvent) => void;

const row = (id: number, fields: Record<string, unknown> = {}) =>
  aWireRequest({
    id,
    title: `Question ${id}`,
    due_at: `2026-12-01T00:00:00.${String(id).padStart(3, '0')}Z`,
    ...fields,
  });

function answerList(query: URLSearchParams) {
  const before = query.get('before');
  const from = before === null ? 0 : rows.findIndex(({ id }) => id === Number(before)) + 1;
  const limit = Number(query.get('limit') ?? PAGE);
  return { count: rows.length, results: rows.slice(from, from + limit) };
}

beforeEach(() => {
  localStorage.setItem('token', 'the-token');
  calls = [];
  rows = Array.from({ length: 225 }, (_, n) => row(n + 1));
  toAnswer = 225;
  isDown = false;
  heldResponse = { path: '', until: Promise.resolve() };
  client = newQueryClient();
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://desk');
    calls.push(`${method} ${pathname}`);
    const answers: Record<string, unknown> = {
      '/api/reading_requests': answerList(searchParams),
      '/api/reading_requests/lanes': { to_answer: toAnswer, wrote_back: 1, answered: 0, mine: 0, snoozed: 0 },
      '/api/reading_requests/1': rows.find(({ id }) => id === 1) ?? row(1),
      '/api/reading_gpt_response/1/newest': { personality_message: 'A draft', source: 'composer' },
      '/api/readers': [],
      '/api/tags': [],
      '/api/reading_request_messages/1': { count: 1, results: [aWireMessage(11)] },
    };
    // Built now, even if it is held back.
    const answer = isDown ? Response.json(null, { status: 502 }) : Response.json(answers[pathname]);
    return pathname === heldResponse.path ? heldResponse.until.then(() => answer) : Promise.resolve(answer);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const expose = (applyDeskEvent: typeof apply) => {
  apply = applyDeskEvent;
};

function Desk() {
  const applyDeskEvent = useApplyDeskEvent();
  useEffect(() => expose(applyDeskEvent));
  const queue = useQueueList();
  const request = useRequest(1);
  return (
    <>
      <Queue queue={queue} current={1} present={[]} />
      {request.data && <OpenRequest request={request.data} />}
      <output>{queue.rows.map(({ id, unreadCount }) => `${id}:${unreadCount}`).join(' ')}</output>
      <button type="button" onClick={queue.loadMore}>
        Next page
      </button>
    </>
  );
}

/** The open request, which needs its thread and a draft. */
function OpenRequest({ request }: { request: ReadingRequest }) {
  useThread(request);
  useNewestDraft(request.id, true, request.messages.at(-1)?.id);
  return <p>Open</p>;
}

async function openDesk() {
  render(
    <QueryClientProvider client={client}>
      <TestRouter address="/readings/1">
        <SessionContext
          value={{ session: { kind: 'signedIn', user: WRITER }, signIn: () => {}, signOut: () => {} }}
        >
          <Desk />
        </SessionContext>
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Open');
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

const isLoaded = (count: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent.split(' ')).toHaveLength(count));

/** Loads all pages of the list. */
async function loadAll() {
  await isLoaded(PAGE);
  for (const count of [125, 225]) {
    screen.getByRole('button', { name: 'Next page' }).click();
    await isLoaded(count);
  }
}

/** Applies an event as it comes over the wire, and resolves to the calls that it caused. */
async function applyAndListCalls(...events: object[]) {
  calls = [];
  for (const event of events)
    await act(async () => {
      apply(z.parse(liveEvent, fromWire(event)));
      // A call is made at once, or after a pause, for which the test itself waits.
      await Promise.resolve();
    });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return calls;
}

const message = aWireMessage(12, { text: 'One more thing.' });
const messageChange = {
  type: 'request_changed',
  request_id: 1,
  changed: { unread_count: 1, last_message_time: '2026-11-22T10:00:00.000Z' },
};
const LIST = 'GET /api/reading_requests';
const LANES = 'GET /api/reading_requests/lanes';
const REQUEST = 'GET /api/reading_requests/1';
const DRAFT = 'GET /api/reading_gpt_response/1/newest';

describe('with all 225 rows loaded and a request open', () => {
  beforeEach(async () => {
    await openDesk();
    await loadAll();
  });

  test('a message of its member updates the row without a call; the request is refetched for its version', async () => {
    expect(await applyAndListCalls({ type: 'message', request_id: 1, message }, messageChange)).toEqual([
      REQUEST,
    ]);
    expect(screen.getByRole('status').textContent).toMatch(/^1:1 2:0/);
    expect(await applyAndListCalls({ type: 'draft', request_id: 1 })).toEqual([DRAFT]);
  });

  test('an event of a draft for another request makes no call', async () => {
    expect(await applyAndListCalls({ type: 'draft', request_id: 7 })).toEqual([]);
  });

  test.each([
    ['a new request', { type: 'request', request_id: 226 }, [LIST, LANES]],
    ['an answer', { type: 'status', request_id: 7, status: 'RESPONDED' }, [LIST]],
    ['an answer to the open one', { type: 'status', request_id: 1, status: 'RESPONDED' }, [LIST, REQUEST]],
    [
      'an answer to one that is not loaded',
      { type: 'status', request_id: 999, status: 'RESPONDED' },
      [LANES, LIST],
    ],
    ['a claim', { type: 'request_changed', request_id: 7, changed: { assigned_writer: 9 } }, [LIST]],
    ['a message in another request', { ...messageChange, request_id: 7 }, []],
    ['a read mark', { type: 'read', request_id: 7, reader: 'writer', message_id: 3 }, []],
    ['a message in a request that is not loaded', { ...messageChange, request_id: 999 }, [LIST]],
    ['presence', { type: 'presence', request_id: 7, state: 'typing', writer: { id: 9, name: 'Mina' } }, []],
  ])('%s costs at most two calls', async (_, event, expected) => {
    const sentCalls = await applyAndListCalls(event);
    expect(sentCalls).toEqual(expected);
    expect(sentCalls.length).toBeLessThanOrEqual(2);
    await isLoaded(225);
  });

  test('many events in a row refetch once, and once more after the pause', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const createStatusEvent = (id: number) => ({ type: 'status', request_id: id, status: 'RESPONDED' });
    const sentCalls = await applyAndListCalls(
      ...Array.from({ length: 20 }, (_, n) => createStatusEvent(n + 2)),
    );
    expect(sentCalls).toEqual([LIST]);
    expect(screen.getByRole('tab', { name: 'To answer (205)' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(calls).toEqual([LIST, LIST]);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls).toHaveLength(2);
  });

  test("the counts of the lanes follow the writer's own change, whose response comes before its event", async () => {
    toAnswer = 224;
    const request = client.getQueryData<ReadingRequest>(queryKeyFor(getRequest, { id: 1 }))!;
    act(() => storeRequest(client, { ...request, status: 'CLOSED' }));
    await applyAndListCalls({ type: 'status', request_id: 1, status: 'CLOSED' });
    expect(await screen.findByRole('tab', { name: 'To answer (224)' })).toBeDefined();
  });

  test('a closed request leaves the list, and a new question appears in its place', async () => {
    rows = [row(226, { is_rushed: true }), ...rows.filter(({ id }) => id !== 7)];
    await applyAndListCalls({ type: 'status', request_id: 7, status: 'CLOSED' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^226:0 1:0 2:0/));
    expect(screen.getByRole('status').textContent).not.toContain(' 7:');
    await isLoaded(225);
  });

  test.each([
    ['a new question', { type: 'request', request_id: 226 }],
    ['a reset of the stream', { type: 'reset', request_id: null }],
  ])('after %s while the server restarts, the list is refetched until it is loaded', async (_, event) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    isDown = true;
    rows = [row(226, { is_rushed: true }), ...rows];
    toAnswer = 226;
    await act(async () => apply(z.parse(liveEvent, fromWire(event))));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('status').textContent).not.toContain('226:0');
    isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('status').textContent).toMatch(/^226:0 1:0 2:0/);
    expect(screen.getByRole('tab', { name: 'To answer (226)' })).toBeDefined();
    calls = [];
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls).toEqual([]);
  });

  test('after a reset of the stream the list is reloaded and correct', async () => {
    rows = rows.slice(100).map((each) => ({ ...each, unread_count: 2 }));
    await applyAndListCalls({ type: 'reset', request_id: null });
    await isLoaded(PAGE);
    expect(screen.getByRole('status').textContent).toMatch(/^101:2 102:2/);
    expect(calls.filter((call) => call === LIST)).toHaveLength(1);
    // Its draft may have been written meanwhile.
    expect(calls.filter((call) => call.includes('reading_gpt_response'))).toHaveLength(1);
  });
});

describe('with a pending response that was read before a change', () => {
  /** Holds the answers to a call until the returned function is called. */
  function holdResponse(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    heldResponse = { path, until: promise };
    return () => {
      heldResponse = { path: '', until: Promise.resolve() };
      resolve();
    };
  }
  const applyEvent = (event: object) => act(async () => apply(z.parse(liveEvent, fromWire(event))));

  beforeEach(() => openDesk());

  test('the row shows the change', async () => {
    const release = holdResponse('/api/reading_requests');
    await applyEvent({ type: 'request', request_id: 226 });
    rows = rows.map((each) => (each.id === 1 ? { ...each, unread_count: 1 } : each));
    await applyEvent(messageChange);
    release();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('status').textContent).toMatch(/^1:1 2:0/);
  });

  test('the row also shows it if the next page was being fetched', async () => {
    const release = holdResponse('/api/reading_requests');
    screen.getByRole('button', { name: 'Next page' }).click();
    await applyEvent(messageChange);
    release();
    await isLoaded(125);
    expect(screen.getByRole('status').textContent).toMatch(/^1:1 2:0/);
  });

  test('the counts of the lanes are fetched again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const release = holdResponse('/api/reading_requests/lanes');
    await applyEvent({ type: 'request', request_id: 226 });
    toAnswer = 224;
    await applyEvent({ type: 'status', request_id: 7, status: 'CLOSED' });
    release();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByRole('tab', { name: 'To answer (224)' })).toBeDefined();
  });

  test('the open request is fetched again', async () => {
    const release = holdResponse('/api/reading_requests/1');
    void client.refetchQueries({ queryKey: queryKeyFor(getRequest) });
    calls = [];
    await applyEvent({ type: 'message', request_id: 1, message });
    release();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(calls).toContain(REQUEST);
  });
});
