import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, listCards } from '#contract/billing/calls.ts';
import type { InputOf } from '#contract/call.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { createBilling, CARD, MASTERCARD } from '../../../testing/billing/billing.ts';

let product: TestProduct;
let billing: ReturnType<typeof createBilling>;
beforeAll(async () => {
  product = await startTestProduct();
  billing = createBilling(product);
});
afterAll(() => product.stop());

const addTestCard = (as: TestUser, more: Partial<InputOf<typeof addCard>> = {}) =>
  product.send(addCard, { ...CARD, ...more }, { as });

describe('adding a card', () => {
  test('makes the first card the default, and another one only on request', async () => {
    const customer = await product.customer();
    expect((await product.send(listCards, {}, { as: customer })).body).toEqual({
      cards: [],
      defaultPaymentMethod: null,
      publishableKey: null,
    });

    const first = await addTestCard(customer);
    expect(first.status).toBe(201);
    const [card] = first.body.cards;
    expect(first.body).toEqual({
      cards: [{ id: expect.any(Number), brand: 'visa', last4: '4242', expMonth: 12, expYear: 2090 }],
      defaultPaymentMethod: card!.id,
      publishableKey: null,
    });

    const second = await addTestCard(customer, { cardNumber: MASTERCARD });
    expect(second.body.cards.map(({ brand }) => brand)).toEqual(['mastercard', 'visa']);
    expect(second.body.defaultPaymentMethod).toBe(card!.id);

    const third = await addTestCard(customer, { makeDefaultPaymentMethod: true });
    expect(third.body.defaultPaymentMethod).toBe(third.body.cards[0]!.id);
  });

  test.each([
    ['4242424242424242', 'visa'],
    ['4242 4242 4242 4242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['30569309025904', 'diners'],
    ['3566002020360505', 'jcb'],
    ['6200000000000005', 'unknown'],
    ['4000000000000341', 'visa'],
    ['4000002500003155', 'visa'],
    ['4000000000000119', 'visa'],
  ])('%s is a card of brand %s', async (cardNumber, brand) => {
    const { body } = await addTestCard(await product.customer(), { cardNumber });
    expect(body.cards[0]).toMatchObject({ brand, last4: cardNumber.slice(-4) });
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('refuses card %s with %s and does not store it', async (cardNumber, code) => {
    const customer = await product.customer();
    expect(await addTestCard(customer, { cardNumber })).toMatchObject({ status: 402, code });
    expect((await product.send(listCards, {}, { as: customer })).body.cards).toEqual([]);
  });

  test.each(['4111111111111111', '4242424242424241', '00000000000000'])(
    'refuses %s, which is not a test card',
    async (cardNumber) => {
      expect(await addTestCard(await product.customer(), { cardNumber })).toMatchObject({
        status: 400,
        fields: { cardNumber: 'This demo accepts only test cards' },
      });
    },
  );

  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ expMonth: undefined }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expMonth: 'May', expYear: 'x' }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expYear: 31 }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expMonth: 1.5 }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [
      { expYear: 2031.5, cvc: undefined },
      { expDate: 'Expiration date must be formatted MM/YY', cvc: 'Security code is invalid' },
    ],
    [{ expMonth: 0 }, { expDate: 'Expiration month is not a valid month' }],
    [{ expMonth: 13 }, { expDate: 'Expiration month is not a valid month' }],
    [{ expMonth: 1, expYear: 2020 }, { expDate: 'Expiration date has passed' }],
    [
      { expMonth: 1, expYear: 2020, cvc: '12', cardHolder: ' ' },
      {
        expDate: 'Expiration date has passed',
        cvc: 'Security code is invalid',
        cardHolder: 'Card holder name is empty',
      },
    ],
    [{ cardNumber: undefined }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '4242424242424' }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '42424242424242424' }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '4242-4242-4242-4242' }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '4242 4242 4242 4' }, { cardNumber: 'Card number is invalid' }],
    [{ cvc: undefined }, { cvc: 'Security code is invalid' }],
    [{ cvc: '12' }, { cvc: 'Security code is invalid' }],
    [{ cvc: '12345' }, { cvc: 'Security code is invalid' }],
    [{ cardHolder: undefined }, { cardHolder: 'Card holder name is empty' }],
    [{ cardHolder: '   ' }, { cardHolder: 'Card holder name is empty' }],
    [{ cardZipcode: undefined }, { cardZipcode: 'ZIP is invalid' }],
    [{ cardZipcode: '123' }, { cardZipcode: 'ZIP is invalid' }],
    [{ cardZipcode: 'D0A 1A1' }, { cardZipcode: 'ZIP is invalid' }],
    [
      { cardHolder: '', cardNumber: '', expMonth: 13, expYear: 1, cvc: '', cardZipcode: '' },
      {
        cardHolder: 'Card holder name is empty',
        cardNumber: 'Card number is invalid',
        expDate: 'Expiration month is not a valid month',
        cvc: 'Security code is invalid',
        cardZipcode: 'ZIP is invalid',
      },
    ],
  ])('reports what is wrong with %j', async (wrong, fields) => {
    const answer = await addTestCard(await product.customer(), wrong as never);
    expect(answer.status).toBe(400);
    expect(answer.fields).toEqual(fields);
  });

  test('refuses a card reference while payments are simulated', async () => {
    const as = await product.customer();
    expect(await product.send(addCard, { paymentMethodId: 'pm_card_visa' }, { as })).toMatchObject({
      status: 400,
      fields: { paymentMethodId: 'This demo accepts only test cards' },
    });
  });

  test.each(['10001', '10001-1234', 'K1A 0B1', 'SW1A 1AA', '6011'])('accepts ZIP %s', async (cardZipcode) => {
    expect((await addTestCard(await product.customer(), { cardZipcode })).status).toBe(201);
  });

  test('accepts a card until the last day of its expiry month', async () => {
    const customer = await product.customer();
    expect((await addTestCard(customer, billing.expiringThisMonth())).status).toBe(201);
    const expiring = billing.expiringThisMonth();
    const later = await billing.advanceMonth(customer);
    expect((await addTestCard(later, expiring)).fields).toEqual({ expDate: 'Expiration date has passed' });
  });

  test('accepts five cards per member and hour, also when 30 come at once', async () => {
    const limited = await startTestProduct({ RATE_LIMITS: 'on' });
    try {
      const as = await limited.customer();
      for (let i = 0; i < 5; i++) expect((await limited.send(addCard, CARD, { as })).status).toBe(201);
      const sixth = await limited.send(addCard, CARD, { as });
      expect(sixth).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3_000);
      await limited.advance({ hours: 1 });
      expect((await limited.send(addCard, CARD, { as })).status).toBe(201);

      const other = await limited.customer();
      const declining = { ...CARD, cardNumber: '4000000000000002' };
      const atOnce = await Promise.all(
        Array.from({ length: 30 }, () => limited.send(addCard, declining, { as: other })),
      );
      expect(atOnce.filter((each) => each.status === 402)).toHaveLength(5);
      expect(atOnce.filter((each) => each.status === 429)).toHaveLength(25);
    } finally {
      await limited.stop();
    }
  });

  test('stores neither card number nor security code', async () => {
    const customer = await product.customer();
    const headers = { 'idempotency-key': 'canary' };
    const cvc = '8675';
    await product.send(addCard, { ...CARD, cardNumber: MASTERCARD, cvc }, { as: customer, headers });
    const wrong = await product.send(addCard, { ...CARD, cvc: '86753' }, { as: customer });
    expect(JSON.stringify(wrong.body)).not.toContain('86753');

    const rows = await allTables();
    expect(rows).toContain('4444');
    expect(rows).not.toContain(MASTERCARD);
    expect(rows).not.toMatch(/[":,]8675[",}]/);
  });

  test('the same key adds one card', async () => {
    const customer = await product.customer();
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => product.send(addCard, CARD, { as: customer, headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await product.send(listCards, {}, { as: customer })).body.cards).toHaveLength(1);
  });
});

/** Every row of every table, including the gateway's own, as JSON. */
async function allTables(): Promise<string> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'simulated_gateway')`,
    );
    let rows = '';
    for (const { name } of tables) {
      const found = await client.query(`select to_jsonb(t) as row from ${name} t`);
      rows += JSON.stringify(found.rows);
    }
    return rows;
  } finally {
    await client.end();
  }
}
