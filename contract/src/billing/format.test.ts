import { expect, test } from 'vitest';
import { ANNUAL, MONTHLY } from './codes.ts';
import { describeCard, describePlan, describePlanTerms, formatBillingDate, formatMoney } from './format.ts';

test('formats cents as dollars', () => {
  expect(formatMoney(19_200)).toBe('$192.00');
  expect(formatMoney(1_234_567)).toBe('$12,345.67');
});

test('formats epoch seconds as a UTC date, as periods are counted in UTC', () => {
  expect(formatBillingDate(Date.parse('2026-11-20T00:00:00Z') / 1000)).toBe('20 November 2026');
  expect(formatBillingDate(Date.parse('2026-11-20T23:59:59Z') / 1000)).toBe('20 November 2026');
});

test.each([
  [MONTHLY, '$19 per month. Skip any time.', 'Skip any time.'],
  [ANNUAL, '$16 per month, billed annually. Saves $36 a year.', 'Billed annually. Saves $36 a year.'],
] as const)('describes plan %i with and without its price', (productId, plan, terms) => {
  expect(describePlan(productId)).toBe(plan);
  expect(describePlanTerms(productId)).toBe(terms);
});

test('describes a card by its brand and last four digits', () => {
  expect(describeCard({ brand: 'amex', last4: '0005' })).toBe('American Express ending in 0005');
});
