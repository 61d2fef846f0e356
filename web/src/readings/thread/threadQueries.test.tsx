import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/liveEvents.ts';
import { listDrawnCards, listRequests } from '#contract/readings/calls.ts';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { fromWire } from '#contract/wire.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { aWireMessage, aWireRequest } from '../../testing/wireRequests.ts';
import { LetterBookScreen } from '../book/LetterBookScreen.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { useNewestDraft } from './newestDraft.ts';
import { useRequest, useThread } from './threadQueries.ts';
import { useApplyLiveEvent } from './useApplyLiveEvent.ts';
import { useLetterStates } from './useLetterStates.ts';

const QUESTION = aWireMessage(11);
const LETTER = aWireMessage(12, {
  sender: 'writer',
  response_mode: 'ReadingResponse',
  text: 'The Star is with you.',
});
const REQUEST = '/api/reading_requests/1';

let server: ReturnType<typeof startFakeServer>;
let apply: (event: LiveEvent) => void;
let client: QueryClient;

beforeEach(() => {
  localStorage.setItem('token', 'the-token');
  server = startFakeServer();
  server.reads = {
    [REQUEST]: aWireRequest({ status: 'RESPONDED', unread_count: 1, messages: [QUESTION, LETTER] }),
    '/api/reading_request_messages/1': { count: 2, results: [LETTER, QUESTION] },
    '/api/reading_requests': { count: 0, results: [] },
    '/api/users-me/cards': { count: 0, results: [], recurring: [] },
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A page that shows a thread, and has a list and the journal loaded. */
function Readings() {
  const { data: request } = useRequest(1);
  useQuery(queryOptionsFor(listRequests, {}));
  useQuery(queryOptionsFor(listDrawnCards, {}));
  const follow = useApplyLiveEvent();
  const cache = useQueryClient();
  useEffect(() => {
    apply = follow;
    client = cache;
  });
  return request === undefined ? '…' : <Thread request={request} />;
}

function Thread({ request }: { request: ReadingRequest }) {
  const { messages } = useThread(request);
  return messages.map(({ id, text }) => <p key={id}>{text}</p>);
}

const countReads = (path: string) => server.fetched.filter((url) => url === path).length;

test('a retracted letter is removed from the cache, and the lists and the journal are refetched', async () => {
  await renderApp(<Readings />);
  expect(screen.getByText('The Star is with you.')).toBeDefined();
  const before = Object.keys(server.reads).map((path) => [path, countReads(path)] as const);
  server.reads[REQUEST] = aWireRequest();
  server.reads['/api/reading_request_messages/1'] = { count: 1, results: [QUESTION] };
  act(() => apply({ type: 'retracted', requestId: 1, messageId: 12 }));
  for (const [path, count] of before.filter(([read]) => !read.includes('messages')))
    await vi.waitFor(() => expect([path, countReads(path)]).toEqual([path, count + 1]));
  await vi.waitFor(() => expect(screen.queryByText('The Star is with you.')).toBeNull());
  expect(screen.getByText('It has been four years.')).toBeDefined();
});

test.each<LiveEvent>([
  { type: 'read', requestId: 1, reader: 'member', messageId: 12 },
  { type: 'response', requestId: 1, message: fromWire(LETTER) as Message },
  { type: 'reset', requestId: null },
])('the journal is refetched when a letter arrives or is opened elsewhere: $type', async (event) => {
  await renderApp(<Readings />);
  const before = countReads('/api/users-me/cards');
  act(() => apply(event));
  await vi.waitFor(() => expect(countReads('/api/users-me/cards')).toBe(before + 1));
});

test('a draft that was written before the stream opened is fetched when it opens', async () => {
  const path = '/api/reading_gpt_response/1/newest';
  const { fetch } = globalThis;
  const noDraft = { code: 'no_draft', detail: 'There is no draft' };
  const asked = vi.fn<() => Response>(() => Response.json(noDraft, { status: 404 }));
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) =>
    url === path && server.reads[path] === undefined ? asked() : fetch(url, options),
  );
  await renderApp(<DraftOfRequest />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  server.reads[path] = { personality_message: 'Dear Rosalind, a draft.', source: 'composer' };
  act(() => apply({ type: 'reset', requestId: null }));
  expect(await screen.findByText('Dear Rosalind, a draft.')).toBeDefined();
});

function DraftOfRequest() {
  const { data: draft } = useNewestDraft(1, true, 11);
  const follow = useApplyLiveEvent();
  useEffect(() => {
    apply = follow;
  });
  return draft?.personalityMessage;
}

test('a letter that was opened joins the book of letters, which was loaded before', async () => {
  server.answers = async () => Response.json({ unread_count: 0 });
  const setSealed = (sealedCount: number) => {
    const chapter = { ...aWireRequest({ status: 'RESPONDED' }), question: '', letters: [], sealedCount };
    server.reads['/api/users-me/letters?limit=100'] = { count: 1, results: [chapter] };
  };
  setSealed(1);
  await renderApp(<BookAndThread />);
  expect(await screen.findByText(/^One letter is still sealed/)).toBeDefined();
  setSealed(0);
  fireEvent.click(screen.getByRole('button', { name: 'Thread' }));
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  await vi.waitFor(() => expect(screen.queryByText(/^One letter is still sealed/)).toBeNull());
});

function BookAndThread() {
  const [isThread, setThread] = useState(false);
  return (
    <>
      <button onClick={() => setThread(true)}>Thread</button>
      <button onClick={() => setThread(false)}>Book</button>
      {isThread ? <OpenThreadOfRequest /> : <LetterBookScreen />}
    </>
  );
}

test('a letter that arrived and was retracted leaves nothing', async () => {
  server.reads[REQUEST] = aWireRequest();
  await renderApp(<Readings />);
  expect(screen.queryByText('The Star is with you.')).toBeNull();
  const letter = fromWire(LETTER) as Message;
  act(() => apply({ type: 'response', requestId: 1, message: letter }));
  expect(await screen.findByText('The Star is with you.')).toBeDefined();
  act(() => apply({ type: 'retracted', requestId: 1, messageId: 12 }));
  await vi.waitFor(() => expect(screen.queryByText('The Star is with you.')).toBeNull());
});

test('a letter that was taken back does not return when a thread that was read before arrives after it', async () => {
  await renderApp(<Readings />);
  const released = Promise.withResolvers<void>();
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const answer = await fetched(url, options);
    await released.promise;
    return answer;
  });
  const requestCount = server.fetched.length;
  act(() => apply({ type: 'reset', requestId: null }));
  await vi.waitFor(() => expect(server.fetched.length).toBeGreaterThan(requestCount + 2));
  server.reads[REQUEST] = aWireRequest();
  server.reads['/api/reading_request_messages/1'] = { count: 1, results: [QUESTION] };
  act(() => apply({ type: 'retracted', requestId: 1, messageId: 12 }));
  released.resolve();
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  expect(screen.queryByText('The Star is with you.')).toBeNull();
});

/** Before the messages of the fixtures. */
const EARLIER = '2026-11-20T05:00:00.000Z';

test('a thread says that its older messages could not be loaded', async () => {
  const messages = Array.from({ length: 25 }, (_, n) => aWireMessage(30 - n));
  server.reads[REQUEST] = aWireRequest({ created_at: EARLIER, messages });
  server.reads['/api/reading_request_messages/1'] = { count: 30, results: messages };
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) =>
    url.includes('before=') ? Response.json(null, { status: 404 }) : fetch(url, options),
  );
  await renderApp(<LongThreadOfRequest />);
  fireEvent.click(screen.getByRole('button', { name: 'Older messages' }));
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
});

test('the older messages of a long thread can still be loaded after its newest letter was taken back', async () => {
  const messages = [
    ...Array.from({ length: 24 }, (_, n) => aWireMessage(n + 7)),
    aWireMessage(40, { sender: 'writer', response_mode: 'ReadingResponse' }),
  ];
  server.reads[REQUEST] = aWireRequest({ status: 'RESPONDED', created_at: EARLIER, messages });
  await renderApp(<LongThreadOfRequest />);
  expect(screen.getByRole('button', { name: 'Older messages' })).toBeDefined();
  const older = aWireMessage(6, { text: 'An older message.' });
  server.reads[REQUEST] = aWireRequest({
    created_at: EARLIER,
    messages: [older, ...messages.slice(0, -1)],
  });
  act(() => apply({ type: 'retracted', requestId: 1, messageId: 40 }));
  expect(await screen.findByText('An older message.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Older messages' })).toBeDefined();
});

test('a whole thread of the size of a page offers no older messages', async () => {
  const messages = Array.from({ length: 25 }, (_, n) =>
    aWireMessage(n + 1, { created_at: `2026-11-20T07:42:${10 + n}.000Z` }),
  );
  server.reads[REQUEST] = aWireRequest({ created_at: '2026-11-20T07:42:10.000Z', messages });
  await renderApp(<LongThreadOfRequest />);
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
});

test('a whole thread offers no older messages when it grows to the size of a page', async () => {
  const messages = Array.from({ length: 24 }, (_, n) => aWireMessage(n + 1));
  server.reads[REQUEST] = aWireRequest({ messages });
  await renderApp(<LongThreadOfRequest />);
  const added = aWireMessage(40, { sender: 'writer', text: 'The newest message.' });
  server.reads[REQUEST] = aWireRequest({ messages: [...messages, added] });
  act(() => apply({ type: 'message', requestId: 1, message: fromWire(added) as Message }));
  expect(await screen.findByText('The newest message.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
});

function LongThreadOfRequest() {
  const { data: request } = useRequest(1);
  const follow = useApplyLiveEvent();
  useEffect(() => {
    apply = follow;
  });
  return request === undefined ? '…' : <LongThread request={request} />;
}

function LongThread({ request }: { request: ReadingRequest }) {
  const thread = useThread(request);
  return (
    <>
      <OlderMessages thread={thread} />
      {thread.messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}

test('if marking a letter as read fails, it is tried again', async () => {
  server.answers = async () => Response.json(null, { status: 503 });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp(<OpenThreadOfRequest />);
  const read = { url: `${REQUEST}/read`, body: { message_id: 12 } };
  await vi.waitFor(() => expect(server.sent).toMatchObject([read]));
  server.answers = async () => Response.json({ unread_count: 0 });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(server.sent).toMatchObject([read, read]);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(server.sent).toHaveLength(2);
});

function OpenThreadOfRequest() {
  const { data: request } = useRequest(1);
  return request === undefined ? '…' : <OpenThread request={request} />;
}

function OpenThread({ request }: { request: ReadingRequest }) {
  useLetterStates(
    request,
    request.messages.toSorted((one, other) => one.id - other.id),
  );
  return null;
}
