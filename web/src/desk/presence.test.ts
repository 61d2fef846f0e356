import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applyPresenceEvent, type PresentWriter, describePresence, useSetPresence } from './presence.ts';

const event = (id: number, state: 'viewing' | 'typing' | 'left', requestId = 1) => ({
  type: 'presence' as const,
  requestId,
  state,
  writer: { id, name: id === 1 ? 'Mina' : 'Jo' },
});

const applyAll = (events: [ReturnType<typeof event>, number][]) =>
  events.reduce<PresentWriter[]>(
    (present, [presenceEvent, at]) => applyPresenceEvent(present, presenceEvent, at),
    [],
  );

test('names typing writers before viewing ones', () => {
  const present = applyAll([
    [event(1, 'viewing'), 0],
    [event(2, 'typing'), 1],
  ]);
  expect(describePresence(present)).toBe('Jo is typing');
});

test('names several writers together', () => {
  const present = applyAll([
    [event(1, 'viewing'), 0],
    [event(2, 'viewing'), 1],
  ]);
  expect(describePresence(present)).toBe('Mina and Jo are here too');
});

test('removes a writer who left at once, and a silent one after 30 seconds', () => {
  expect(
    applyAll([
      [event(1, 'typing'), 0],
      [event(1, 'left'), 1],
    ]),
  ).toEqual([]);
  expect(
    applyAll([
      [event(1, 'typing'), 0],
      [event(2, 'viewing'), 30_000],
    ]).map(({ writer }) => writer.name),
  ).toEqual(['Jo']);
});

test('lists a writer only once', () => {
  expect(
    applyAll([
      [event(1, 'viewing'), 0],
      [event(1, 'typing'), 5],
    ]),
  ).toHaveLength(1);
});

test('a report follows 6 seconds after the first, for pages whose stream was not open yet, and then every 20 seconds', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  const { unmount } = renderHook(() => useSetPresence(1));
  const counts: number[] = [];
  for (const ms of [5_999, 1, 13_999, 1, 20_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(fetched.mock.calls.length);
  }
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(counts).toEqual([1, 2, 2, 3, 4]);
});
