import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenLeft } from './whenLeft.ts';

const onLeft = vi.fn<() => void>();
let inside: HTMLElement;
let outside: HTMLElement;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><button>Inside</button></div><button>Outside</button>';
  [inside, outside] = document.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
  onLeft.mockClear();
  end = whenLeft(inside.parentElement, { onLeft });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a key that moves the focus outside leaves at once', () => {
  inside.focus();
  outside.focus();
  expect(onLeft).toHaveBeenCalledOnce();
});

test('a press outside leaves after its click, which a touch screen sends after release and focus', () => {
  fireEvent.pointerDown(outside);
  fireEvent.pointerUp(outside);
  vi.advanceTimersByTime(50);
  fireEvent.mouseDown(outside);
  outside.focus();
  expect(onLeft).not.toHaveBeenCalled();
  fireEvent.click(outside);
  expect(onLeft).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('a press outside without a click leaves too', () => {
  fireEvent.pointerDown(outside);
  fireEvent.pointerUp(document.body);
  vi.runAllTimers();
  expect(onLeft).toHaveBeenCalledOnce();
});

test('a press that begins inside does not leave, unless it moves the focus outside', () => {
  fireEvent.pointerDown(inside);
  fireEvent.pointerUp(outside);
  vi.runAllTimers();
  expect(onLeft).not.toHaveBeenCalled();
  inside.addEventListener('click', () => outside.focus());
  fireEvent.pointerDown(inside);
  fireEvent.pointerUp(inside);
  fireEvent.click(inside);
  vi.runAllTimers();
  expect(onLeft).toHaveBeenCalledOnce();
});

test('a touch that scrolls the page does not leave', () => {
  fireEvent.pointerDown(outside);
  fireEvent.pointerCancel(outside);
  vi.runAllTimers();
  expect(onLeft).not.toHaveBeenCalled();
});
