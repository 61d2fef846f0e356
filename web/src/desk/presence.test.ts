import { expect, test } from 'vitest';
import { applyPresenceEvent, type PresentWriter, describePresence } from './presence.ts';

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
