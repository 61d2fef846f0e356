import { expect, test } from 'vitest';
import { maskSecrets } from './maskSecrets.ts';

test('masks card data by key and by pattern, at every depth', () => {
  const event = {
    request: { data: { card_number: '4242424242424242', cvc: '123', cardHolder: 'Ada Moon' } },
    message: 'failed for 4242 4242 4242 4242 and 4000-0000-0000-0002',
    breadcrumbs: [{ data: ['5555555555554444'] }],
  };
  const masked = JSON.stringify(maskSecrets(event));
  expect(masked).not.toMatch(/4242|0002|4444|123|Ada/);
});

test('masks expiry dates and credentials by their keys', () => {
  const sent = {
    expDate: '12/30',
    exp_month: 12,
    expYear: 2030,
    password: 'x',
    Authorization: 'Token x',
    n: 1,
  };
  const masked = '[masked]';
  expect(maskSecrets(sent)).toEqual({
    expDate: masked,
    exp_month: masked,
    expYear: masked,
    password: masked,
    Authorization: masked,
    n: 1,
  });
});

test('masks the fields of an object of a class only on request', () => {
  class Payment {
    cvc = '123';
  }
  const payment = new Payment();
  expect(maskSecrets({ payment })).toEqual({ payment });
  expect(maskSecrets({ payment }, () => true)).toEqual({ payment: { cvc: '[masked]' } });
});

test('keeps numbers that are not card numbers', () => {
  expect(maskSecrets({ id: 1234567890123456, text: 'order 1234567890123456' })).toEqual({
    id: 1234567890123456,
    text: 'order 1234567890123456',
  });
});

test.each([
  ['a number by itself', '378282246310005', '[masked]'],
  ['other digits beside the number', 'card 4242 4242 4242 4242 12 2090', 'card [masked]'],
  ['a number in an address', '/cards/4242%204242%204242%204242?cvc=123', '/cards/[masked]?cvc=[masked]'],
  ['a code in a sentence', 'the cvc is 123, and 3 tries', 'the cvc is [masked], and 3 tries'],
  [
    'JSON in a text',
    '{"cardHolder":"Ada Moon","cvc":"123","id":7}',
    '{"cardHolder":"[masked]","cvc":"[masked]","id":7}',
  ],
  ['JSON in JSON', '{\\"card_zipcode\\":\\"10001\\"}', '{\\"card_zipcode\\":\\"[masked]\\"}'],
])('%s is masked', (_, text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

test('masks a card number in a key', () => {
  expect(maskSecrets({ '4242424242424242': 1 })).toEqual({ '[masked]': 1 });
});

test('truncates a very long text of digits, and searches it quickly', () => {
  const startedAt = performance.now();
  const masked = maskSecrets({ ['1 '.repeat(450_000)]: ['cvc '.repeat(200_000), '4'.repeat(900_000)] });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(JSON.stringify(masked).length).toBeLessThan(30_000);
});

test('drops a number that crosses the cut of a long text', () => {
  for (let before = 9_975; before <= 10_000; before++) {
    const masked = maskSecrets(`${'x'.repeat(before)}4242 4242 4242 4242 ${'y'.repeat(100)}`);
    expect(masked).not.toMatch(/4242/);
  }
});

test('stops at circular, deep and large values', () => {
  const circle: Record<string, unknown> = { text: 'x'.repeat(100) };
  for (const name of ['one', 'two', 'three']) circle[name] = [circle, circle];
  const length = (value: unknown, size: number) => JSON.stringify(maskSecrets(value, undefined, size)).length;
  expect(length(circle, 20_000)).toBeLessThan(40_000);
  expect(
    length(
      Array.from({ length: 450_000 }, () => 1),
      20_000,
    ),
  ).toBeLessThan(20_000);
  expect(JSON.stringify(maskSecrets(JSON.parse(`${'['.repeat(90_000)}${']'.repeat(90_000)}`)))).toContain(
    '[left out]',
  );
});
