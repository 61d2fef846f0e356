import { expect, test } from 'vitest';
import { withoutCardData } from './cardData.ts';

test('card data is masked by the names of its keys, at any depth', () => {
  const sent = {
    extra: [{ cardNumber: 'x', card_holder: 'R', cvc: 123, expDate: '12/30', expMonth: 12, title: 'T' }],
  };
  expect(withoutCardData(sent)).toEqual({
    extra: [
      {
        cardNumber: '[masked]',
        card_holder: '[masked]',
        cvc: '[masked]',
        expDate: '[masked]',
        expMonth: '[masked]',
        title: 'T',
      },
    ],
  });
});

test.each([
  ['a card number', 'paid with 4242 4242 4242 4242 today', 'paid with [masked] today'],
  ['an amex number', '378282246310005', '[masked]'],
  ['a number that no card has', 'order 4242424242424243', 'order 4242424242424243'],
  ['a short number', 'id 42424242', 'id 42424242'],
])('in a text, %s', (_, text, masked) => {
  expect(withoutCardData(text)).toBe(masked);
});
