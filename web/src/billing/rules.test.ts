import { expect, test } from 'vitest';
import { ACTIONS } from '#contract/billing/codes.ts';
import { cardName, dayOf, expiryText, money, questionOf, successOf } from './rules.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

test.each([
  ['upgrade', 'Are you sure you want to upgrade your plan?', "Are you sure you want to upgrade user's plan?"],
  [
    'skip',
    'Are you sure you want to skip your next billing cycle?',
    "Are you sure you want to skip user's next billing cycle?",
  ],
  [
    'unskip',
    'Are you sure you want to remove the pending skip on your plan?',
    "Are you sure you want to remove the pending skip on user's plan?",
  ],
  [
    'create',
    'Are you sure you want to reactivate your plan?',
    "Are you sure you want to reactivate user's plan?",
  ],
  [
    'update',
    'Are you sure you want to reactivate your plan?',
    "Are you sure you want to reactivate user's plan?",
  ],
  ['cancel', 'Are you sure you want to cancel your plan?', "Are you sure you want to cancel user's plan?"],
  [
    'uncancel',
    'Are you sure you want to remove the pending cancel on your plan?',
    "Are you sure you want to remove the pending cancel on user's plan?",
  ],
] as const)('%s asks for confirmation in the words of whoever is asked', (action, member, writer) => {
  expect(questionOf(action, undefined)).toBe(member);
  expect(questionOf(action, 7)).toBe(writer);
});

test('no question to a writer speaks of their own plan', () => {
  for (const action of ACTIONS) expect(questionOf(action, 7)).not.toMatch(/\byour\b/);
});

test('a first membership is welcomed, a later one is active again', () => {
  expect(questionOf('create', undefined, true)).toBe('Are you sure you want to start your membership?');
  expect(successOf(false)).toBe('Your membership is active again!');
  expect(successOf(true)).not.toMatch(/again/);
});

test('a card is named by its brand and last four digits, with the month it holds through', () => {
  expect(cardName({ brand: 'amex', last4: '0005' })).toBe('American Express ending in 0005');
  expect(expiryText({ expMonth: 7, expYear: 2031 })).toBe('07/31');
});

test('cents become dollars and epoch seconds become days', () => {
  expect(money(19_200)).toBe('$192.00');
  expect(dayOf(noon('2026-11-20'))).toBe('20 November 2026');
});
