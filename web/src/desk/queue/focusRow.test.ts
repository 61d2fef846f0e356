import { beforeEach, expect, test, vi } from 'vitest';
import { findFocusedRow, focusRow } from './focusRow.ts';
import { QUEUE_LIST_ID } from './QueueRows.tsx';

let frames: FrameRequestCallback[] = [];
const runFrame = () => frames.splice(0).forEach((frame) => frame(0));

/** The part of a long list that is in the page. */
const draw = (from: number, to: number) => {
  const rows = Array.from(
    { length: to - from },
    (_, at) => `<li aria-posinset="${from + at + 1}"><a href="#"></a></li>`,
  );
  document.getElementById(QUEUE_LIST_ID)!.innerHTML = rows.join('');
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  document.body.innerHTML = `<div><ul id="${QUEUE_LIST_ID}"></ul></div>`;
  return () => vi.unstubAllGlobals();
});

test('keys pressed before a row is rendered continue from that row, and none is lost', () => {
  draw(0, 20);
  focusRow(19);
  expect(findFocusedRow()).toBe(19);
  for (let press = 0; press < 5; press += 1) focusRow(findFocusedRow() + 1);
  expect(findFocusedRow()).toBe(24);
  runFrame();
  draw(15, 35);
  runFrame();
  expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('25');
  expect(findFocusedRow()).toBe(24);
});

test('gives up on a row that is never rendered', () => {
  draw(0, 20);
  focusRow(19);
  focusRow(500);
  while (frames.length > 0) runFrame();
  expect(findFocusedRow()).toBe(19);
});
