import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/liveEvents.ts';
import { useLiveEvents } from './useLiveEvents.ts';
import { subscribeUnauthorized } from './unauthorized.ts';

/** The event with which every stream begins. */
const RESET = { type: 'reset', requestId: null };
const changed = (requestId: number) => ({ type: 'request', requestId });

const encoder = new TextEncoder();
let connections: {
  headers: Record<string, string>;
  signal: AbortSignal;
  send: (text: string) => void;
  end: () => void;
}[];
let status: number;

// Loaded by the first listener, which on a busy machine takes longer than a test waits for its connection.
beforeAll(() => import('./liveStreams.ts'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'the-token');
  connections = [];
  status = 200;
  vi.stubGlobal(
    'fetch',
    async (_url: URL, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const send = (text: string) => void writer.write(encoder.encode(text));
      connections.push({ headers, signal, send, end: () => void writer.close() });
      return new Response(readable, { status });
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function renderListener() {
  const onEvent = vi.fn<(event: LiveEvent) => void>();
  const { unmount } = renderHook(() => useLiveEvents('memberStream', 5, onEvent));
  await advanceTime(0);
  // The first connection of a page waits until it has loaded.
  await advanceTime(1_000);
  await vi.waitFor(() => expect(connections).not.toHaveLength(0));
  return { onEvent, unmount };
}

test('connects with the token, and passes each event on in camelCase', async () => {
  const { onEvent } = await renderListener();
  connections[0]!.send(
    'id: 1\ndata: {"type":"request","request_id":7}\n\nid: 2\ndata: {"type":"request","request_id":8}\n\n',
  );
  await vi.waitFor(() => expect(onEvent.mock.calls).toEqual([[RESET], [changed(7)], [changed(8)]]));
  expect(connections[0]!.headers).toMatchObject({ Authorization: 'Token the-token' });
});

test('sends a reset when it opens, so that earlier data is refetched', async () => {
  const { onEvent } = await renderListener();
  await vi.waitFor(() => expect(onEvent.mock.calls).toEqual([[RESET]]));
});

test('ignores unknown events', async () => {
  const { onEvent } = await renderListener();
  connections[0]!.send('data: {"type":"new_thing"}\n\ndata: {"type":"request","request_id":8}\n\n');
  await vi.waitFor(() => expect(onEvent.mock.calls).toEqual([[RESET], [changed(8)]]));
});

test('resumes after the last event when the connection breaks', async () => {
  const { onEvent } = await renderListener();
  connections[0]!.send('id: 41\ndata: {"type":"request","request_id":7}\n\n');
  await vi.waitFor(() => expect(onEvent.mock.calls).toEqual([[RESET], [changed(7)]]));
  connections[0]!.end();
  await vi.waitFor(() => expect(connections).toHaveLength(2), { timeout: 10_000 });
  expect(connections[1]!.headers).toMatchObject({ 'Last-Event-ID': '41' });
});

test('reconnects after 45 seconds of silence, and resumes after the last event', async () => {
  const { onEvent } = await renderListener();
  connections[0]!.send('id: 41\ndata: {"type":"request","request_id":7}\n\n');
  await vi.waitFor(() => expect(onEvent.mock.calls).toEqual([[RESET], [changed(7)]]));
  for (let beat = 0; beat < 4; beat += 1) {
    await advanceTime(15_000);
    connections[0]!.send(':\n\n');
    await advanceTime(0);
  }
  await advanceTime(44_000);
  expect(connections).toHaveLength(1);
  await advanceTime(5_000);
  expect(connections).toHaveLength(2);
  expect(connections[1]!.headers).toMatchObject({ 'Last-Event-ID': '41' });
  expect(connections[0]!.signal.aborted).toBe(true);
});

test('waits longer between attempts while the server fails', async () => {
  status = 503;
  await renderListener();
  const attempts: number[] = [];
  for (let second = 1; second <= 40; second += 1) {
    await advanceTime(1_000);
    if (connections.length > attempts.length + 1) attempts.push(second);
  }
  const pauses = attempts.slice(1).map((second, attempt) => second - attempts[attempt]!);
  expect(pauses.length).toBeGreaterThan(1);
  expect(pauses.at(-1)).toBeGreaterThan(pauses[0]!);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
});

test('a refused token ends it', async () => {
  status = 401;
  const refused = vi.fn<(token: string) => void>();
  const stop = subscribeUnauthorized(refused);
  await renderListener();
  await advanceTime(120_000);
  stop();
  expect(refused.mock.calls).toEqual([['the-token']]);
  expect(connections).toHaveLength(1);
});

test('two subscribers of a path share a connection, which the last one closes', async () => {
  const first = await renderListener();
  const second = await renderListener();
  expect(connections).toHaveLength(1);
  first.unmount();
  expect(connections[0]!.signal.aborted).toBe(false);
  second.unmount();
  expect(connections[0]!.signal.aborted).toBe(true);
});

test('all that subscribe before the streams are loaded receive the reset, though the browser is hardly idle', async () => {
  vi.resetModules();
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const fresh = await import('./useLiveEvents.ts');
  const [first, second] = [vi.fn<(event: LiveEvent) => void>(), vi.fn<(event: LiveEvent) => void>()];
  for (const onEvent of [first, second]) renderHook(() => fresh.useLiveEvents('memberStream', 5, onEvent));
  waiting[0]!();
  await vi.waitFor(() => expect(first.mock.calls).toEqual([[RESET]]), { timeout: 10_000 });
  expect(second.mock.calls).toEqual([[RESET]]);
  expect(connections).toHaveLength(1);
});
