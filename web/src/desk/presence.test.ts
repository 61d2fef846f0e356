import { expect, test } from 'vitest';
import { applyPresenceEvent, type PresentWriter, describePresence } from './presence.ts';

const event = (id: number, state: 'viewing' | 'typing' | 'left', requestId = 1) => ({
  type: 'presence' as const,
  requestId,
  state,
  writer: { id, name: id === 1 ? 'Mina' : 'Jo' },
});

const applyAll = (events: [ReturnType<typeof event>, number][]) =>
  events.reduce<PresentWriter[]>((present, [heard, at]) => applyPresenceEvent(present, heard, at), []);

test('who types is named before who only looks', () => {
  const present = applyAll([
    [event(1, 'viewing'), 0],
    [event(2, 'typing'), 1],
  ]);
  expect(describePresence(present)).toBe('Jo is typing');
});

test('several are named together', () => {
  const present = applyAll([
    [event(1, 'viewing'), 0],
    [event(2, 'viewing'), 1],
  ]);
  expect(describePresence(present)).toBe('Mina and Jo are here too');
});

test('who left is gone at once, and who is silent after 30 seconds', () => {
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

test('the same writer is not there twice', () => {
  expect(
    applyAll([
      [event(1, 'viewing'), 0],
      [event(1, 'typing'), 5],
    ]),
  ).toHaveLength(1);
});
