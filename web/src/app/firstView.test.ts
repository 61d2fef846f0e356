import { afterEach, expect, test } from 'vitest';
import { getRequest } from '#contract/readings/calls.ts';
import { toWireRequest } from '#contract/wireRequest.ts';
import { findFirstView } from './firstView.ts';

afterEach(() => localStorage.clear());

test.each([
  ['/', 'home'],
  ['/42', 'letter'],
  ['/readings', 'desk'],
  ['/readings/42', 'desk'],
  ['/account', null],
  ['/account/billing/42', null],
])('the first view of a signed-in user at %s is %s', (path, view) => {
  localStorage.setItem('token', 'the-token');
  expect(findFirstView(path)).toBe(view);
});

test.each([
  ['/', 'login'],
  ['/login', 'login'],
  ['/42', null],
])('the first view of a visitor at %s is %s', (path, view) => {
  expect(findFirstView(path)).toBe(view);
});

test('the address of the early call is that of getRequest', () => {
  expect(toWireRequest(getRequest, { id: 42 }).address).toBe('/api/reading_requests/42');
});
