import { expect, test } from 'vitest';
import { maskCards } from './maskCards.ts';

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

test.each([
  ['other digits beside the number', 'card 4242 4242 4242 4242 12 2090', 'card [card]'],
  ['a number in an address', '/cards/4242%204242%204242%204242?cvc=123', '/cards/[card]?cvc=[card]'],
  ['a code in a sentence', 'the cvc is 123, and 3 tries', 'the cvc is [card], and 3 tries'],
  [
    'JSON in a text',
    '{"cardHolder":"Ada Moon","cvc":"123","id":7}',
    '{"cardHolder":"[card]","cvc":"[card]","id":7}',
  ],
  ['JSON in JSON', '{\\"card_zipcode\\":\\"10001\\"}', '{\\"card_zipcode\\":\\"[card]\\"}'],
])('%s is masked', (_, text, masked) => {
  expect(maskCards(text)).toBe(masked);
});

test('a number as the name of a field is masked', () => {
  expect(maskCards({ '4242424242424242': 1 })).toEqual({ '[card]': 1 });
});

test('a text of digits without end is looked through at once', () => {
  const begun = performance.now();
  maskCards('1 '.repeat(100_000));
  expect(performance.now() - begun).toBeLessThan(5_000);
});
