import { expect, test } from 'vitest';
import { maskCards } from './reporting.ts';

test('card data is masked by key and by pattern, at every depth', () => {
  const event = {
    request: { data: { card_number: '4242424242424242', cvc: '123', cardHolder: 'Ada Moon' } },
    message: 'failed for 4242 4242 4242 4242 and 4000-0000-0000-0002',
    breadcrumbs: [{ data: ['5555555555554444'] }],
  };
  const masked = JSON.stringify(maskCards(event));
  expect(masked).not.toMatch(/4242|0002|4444|123|Ada/);
});

test('numbers that are no card numbers stay', () => {
  expect(maskCards({ id: 1234567890123456, text: 'order 1234567890123456' })).toEqual({
    id: 1234567890123456,
    text: 'order 1234567890123456',
  });
});
