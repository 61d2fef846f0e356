import { expect, test } from 'vitest';
import type { PresentWriter } from '../presence.ts';
import { findNext } from './findNext.ts';

const ME = 2;
const MINA = 5;

const row = (id: number, given: Partial<Parameters<typeof findNext>[0][number]> = {}) => ({
  id,
  status: 'OPENED' as const,
  wroteBackAt: null,
  assignedWriter: null,
  snoozedUntil: null,
  ...given,
});
const writerAt = (requestId: number, state: PresentWriter['state'], id = MINA): PresentWriter => ({
  requestId,
  writer: { id, name: 'Mina' },
  state,
  at: 0,
});
const answered = { status: 'RESPONDED' as const };

test.each<[string, Parameters<typeof findNext>[0], PresentWriter[], number | null]>([
  ['the next row', [row(1), row(2), row(3)], [], 3],
  ['from the top after the last row', [row(1), row(3), row(2)], [], 1],
  ['the first row if the current one is not loaded', [row(4), row(5)], [], 4],
  ['nothing in an empty queue', [], [], null],
  ['nothing if only the current one is there', [row(2)], [], null],
  ['not one that another writer has claimed', [row(2), row(3, { assignedWriter: MINA }), row(4)], [], 4],
  ['one that I have claimed myself', [row(2), row(3, { assignedWriter: ME }), row(4)], [], 3],
  ['not one in which another writer types', [row(2), row(3), row(4)], [writerAt(3, 'typing')], 4],
  ['one that another writer only views', [row(2), row(3), row(4)], [writerAt(3, 'viewing')], 3],
  ['one in which I type in another window', [row(2), row(3)], [writerAt(3, 'typing', ME)], 3],
  ['not an answered one', [row(2), row(3, answered), row(4)], [], 4],
  ['one to which the member wrote back', [row(2), row(3, { ...answered, wroteBackAt: '2026-11-21' })], [], 3],
  ['not a snoozed one', [row(2), row(3, { snoozedUntil: '2026-11-29' }), row(4)], [], 4],
  ['nothing if all others are taken', [row(1, { assignedWriter: MINA }), row(2)], [], null],
])('the next request is %s', (_, rows, present, expected) => {
  expect(findNext(rows, 2, ME, present)).toBe(expected);
});
