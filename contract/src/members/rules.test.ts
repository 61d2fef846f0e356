import { expect, test } from 'vitest';
import { isPromise } from './rules.ts';

test.each([
  ['!Ask about the exam in May', true],
  ['! Ask', true],
  ['!', true],
  ['Likes short letters', false],
  ['Likes short letters!', false],
  ['', false],
])('%o is a promise: %o', (text, expected) => {
  expect(isPromise(text)).toBe(expected);
});
