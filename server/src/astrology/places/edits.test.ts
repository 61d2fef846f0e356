import { expect, test } from 'vitest';
import { areLettersAlike, isOneEditApart, letterBits } from './edits.ts';

test.each([
  ['london', 'london'],
  ['london', 'lndon'],
  ['london', 'ondon'],
  ['london', 'londo'],
  ['london', 'llondon'],
  ['london', 'londons'],
  ['london', 'lindon'],
  ['london', 'lonodn'],
  ['london', 'olndon'],
  ['london', 'lonndon'],
  ['москва', 'мосва'],
])('%s and %s are one letter apart, and their letters alike', (a, b) => {
  expect([isOneEditApart(a, b), isOneEditApart(b, a)]).toEqual([true, true]);
  expect(areLettersAlike(letterBits(a), letterBits(b))).toBe(true);
});

test.each([
  ['london', 'lnodno'],
  ['london', 'lodno'],
  ['london', 'lond'],
  ['london', 'linden'],
  ['london', 'donlon'],
  ['london', 'onlodn'],
])('%s and %s are further apart', (a, b) => {
  expect([isOneEditApart(a, b), isOneEditApart(b, a)]).toEqual([false, false]);
});
