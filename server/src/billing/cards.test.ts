import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import { addCard, listCards, makeDefaultCard, removeCard } from '#contract/billing/calls.ts';
import type { InputOf } from '#contract/call.ts';
import { startTestProduct, TEST_PASSWORD, type TestProduct, type TestUser } from '../app/testProduct.ts';
import { CARD, MASTERCARD } from './billing.fixture.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const add = (as: TestUser, more: Partial<InputOf<typeof addCard>> = {}) =>
  product.send(addCard, { ...CARD, ...more }, { as });

async function aCustomer({ cards = 0 } = {}) {
  const customer = await product.customer();
  for (let i = 0; i < cards; i++) expect((await add(customer)).status).toBe(201);
  const { body } = await product.send(listCards, {}, { as: customer });
  return { customer, ids: body.cards.map(({ id }) => id), defaultId: body.defaultPaymentMethod };
}

/** The expiry of a card that is in its last month. */
function thisMonth() {
  const today = product.ground.clock.now().toZonedDateTimeISO('UTC');
  return { expMonth: today.month, expYear: today.year };
}

/** A month goes by; the token has run out meanwhile. */
async function inTheNextMonth({ email, ...customer }: TestUser): Promise<TestUser> {
  await product.advance({ days: 32 });
  const { body } = await product.send(logIn, { email, password: TEST_PASSWORD });
  return { ...customer, email, token: body.token };
}

describe('adding a card', () => {
  test('the first becomes the default, another only when it is asked for', async () => {
    const { customer } = await aCustomer();
    expect((await product.send(listCards, {}, { as: customer })).body).toEqual({
      cards: [],
      defaultPaymentMethod: null,
    });

    const first = await add(customer);
    expect(first.status).toBe(201);
    const [card] = first.body.cards;
    expect(first.body).toEqual({
      cards: [{ id: expect.any(Number), brand: 'visa', last4: '4242', expMonth: 12, expYear: 2090 }],
      defaultPaymentMethod: card!.id,
    });

    const second = await add(customer, { cardNumber: MASTERCARD });
    expect(second.body.cards.map(({ brand }) => brand)).toEqual(['mastercard', 'visa']);
    expect(second.body.defaultPaymentMethod).toBe(card!.id);

    const third = await add(customer, { makeDefaultPaymentMethod: true });
    expect(third.body.defaultPaymentMethod).toBe(third.body.cards[0]!.id);
  });

  test.each([
    ['4242424242424242', 'visa'],
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
    const { body } = await add((await aCustomer()).customer, { cardNumber });
    expect(body.cards[0]).toMatchObject({ brand, last4: cardNumber.slice(-4) });
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('%s is refused with %s and not kept', async (cardNumber, code) => {
    const { customer } = await aCustomer();
    expect(await add(customer, { cardNumber })).toMatchObject({ status: 402, code });
    expect((await product.send(listCards, {}, { as: customer })).body.cards).toEqual([]);
  });

  test.each(['4111111111111111', '4242424242424241', '00000000000000'])(
    '%s is no test card',
    async (cardNumber) => {
      expect(await add((await aCustomer()).customer, { cardNumber })).toMatchObject({
        status: 400,
        fields: { cardNumber: 'This demo accepts only test cards' },
      });
    },
  );

  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ expMonth: undefined }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expMonth: 'May', expYear: 'x' }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expYear: 31 }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expMonth: 0 }, { expDate: 'Expiration month is not a valid month' }],
    [{ expMonth: 13 }, { expDate: 'Expiration month is not a valid month' }],
    [{ expMonth: 1, expYear: 2020 }, { expDate: 'Expiration date has passed' }],
    [{ cardNumber: undefined }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '4242424242424' }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '42424242424242424' }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '4242 4242 4242 4242' }, { cardNumber: 'Card number is invalid' }],
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
  ])('%j is answered with what is wrong', async (wrong, fields) => {
    const answer = await add((await aCustomer()).customer, wrong as never);
    expect(answer.status).toBe(400);
    expect(answer.fields).toEqual(fields);
  });

  test.each(['10001', '10001-1234', 'K1A 0B1', 'SW1A 1AA', '6011'])(
    'ZIP %s is taken',
    async (cardZipcode) => {
      expect((await add((await aCustomer()).customer, { cardZipcode })).status).toBe(201);
    },
  );

  test('a card holds through the last day of its month, by the clock', async () => {
    const { customer } = await aCustomer();
    expect((await add(customer, thisMonth())).status).toBe(201);
    const expiring = thisMonth();
    const later = await inTheNextMonth(customer);
    expect((await add(later, expiring)).fields).toEqual({ expDate: 'Expiration date has passed' });
  });

  test('five an hour are taken from a member', async () => {
    const limited = await startTestProduct({ RATE_LIMITS: 'on' });
    try {
      const as = await limited.customer();
      for (let i = 0; i < 5; i++) expect((await limited.send(addCard, CARD, { as })).status).toBe(201);
      const sixth = await limited.send(addCard, CARD, { as });
      expect(sixth).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3_000);
      await limited.advance({ hours: 1 });
      expect((await limited.send(addCard, CARD, { as })).status).toBe(201);
    } finally {
      await limited.stop();
    }
  });

  test('number and code are nowhere in what is kept', async () => {
    const { customer } = await aCustomer();
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
    const { customer } = await aCustomer();
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => product.send(addCard, CARD, { as: customer, headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await product.send(listCards, {}, { as: customer })).body.cards).toHaveLength(1);
  });
});

describe('removing a card', () => {
  test('the only one stays', async () => {
    const { customer, ids } = await aCustomer({ cards: 1 });
    const answer = await product.send(removeCard, { paymentMethodId: ids[0]! }, { as: customer });
    expect(answer).toMatchObject({ status: 409, code: 'only_card' });
    expect((await product.send(listCards, {}, { as: customer })).body.cards).toHaveLength(1);
  });

  test('two removals at once leave one', async () => {
    const { customer, ids } = await aCustomer({ cards: 2 });
    const answers = await Promise.all(
      ids.map((paymentMethodId) => product.send(removeCard, { paymentMethodId }, { as: customer })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await product.send(listCards, {}, { as: customer });
    expect(body.cards).toHaveLength(1);
    expect(body.defaultPaymentMethod).toBe(body.cards[0]!.id);
  });

  test('the default passes to the newest card that has not expired', async () => {
    const { customer } = await aCustomer();
    await add(customer);
    await add(customer, { cardNumber: MASTERCARD });
    const { body } = await add(customer, thisMonth());
    const [expired, mastercard, visa] = body.cards;
    expect(body.defaultPaymentMethod).toBe(visa!.id);
    const as = await inTheNextMonth(customer);
    const left = await product.send(removeCard, { paymentMethodId: visa!.id }, { as });
    expect(left.body.defaultPaymentMethod).toBe(mastercard!.id);
    const last = await product.send(removeCard, { paymentMethodId: mastercard!.id }, { as });
    expect(last.body).toEqual({ cards: [expired], defaultPaymentMethod: expired!.id });
  });

  test('one that is not the default leaves the default, and is gone for good', async () => {
    const { customer, ids, defaultId } = await aCustomer({ cards: 2 });
    const paymentMethodId = ids.find((id) => id !== defaultId)!;
    const { body } = await product.send(removeCard, { paymentMethodId }, { as: customer });
    expect(body).toMatchObject({ cards: [{ id: defaultId }], defaultPaymentMethod: defaultId });
    expect((await product.send(removeCard, { paymentMethodId }, { as: customer })).status).toBe(404);
    expect((await product.send(makeDefaultCard, { paymentMethodId }, { as: customer })).status).toBe(404);
  });
});

describe('the default card', () => {
  test('another takes its place', async () => {
    const { customer, ids, defaultId } = await aCustomer({ cards: 3 });
    const other = ids.find((id) => id !== defaultId)!;
    const { status, body } = await product.send(
      makeDefaultCard,
      { paymentMethodId: other },
      { as: customer },
    );
    expect([status, body.defaultPaymentMethod]).toEqual([200, other]);
  });

  test('cannot be made default again', async () => {
    const { customer, defaultId } = await aCustomer({ cards: 1 });
    const answer = await product.send(makeDefaultCard, { paymentMethodId: defaultId! }, { as: customer });
    expect(answer).toMatchObject({ status: 409, code: 'already_default' });
  });

  test('there is never a second one, whoever asks at once', async () => {
    const { customer, ids, defaultId } = await aCustomer({ cards: 4 });
    const others = ids.filter((id) => id !== defaultId);
    const answers = await Promise.all(
      others.map((paymentMethodId) => product.send(makeDefaultCard, { paymentMethodId }, { as: customer })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('whose cards', () => {
  test('nobody is let in without a token', async () => {
    expect((await product.send(listCards, {})).status).toBe(401);
    expect((await product.send(addCard, CARD)).status).toBe(401);
    expect((await product.send(removeCard, { paymentMethodId: 1 })).status).toBe(401);
    expect((await product.send(makeDefaultCard, { paymentMethodId: 1 })).status).toBe(401);
  });

  test('a customer who names another member is refused, and nothing changes', async () => {
    const { customer: owner, ids, defaultId } = await aCustomer({ cards: 2 });
    const as = await product.customer();
    const other = ids.find((id) => id !== defaultId)!;
    const named = { paymentMethodId: other, userId: owner.id };
    expect((await product.send(listCards, { userId: owner.id }, { as })).status).toBe(403);
    expect((await add(as, { userId: owner.id })).status).toBe(403);
    expect((await product.send(removeCard, named, { as })).status).toBe(403);
    expect((await product.send(makeDefaultCard, named, { as })).status).toBe(403);
    const { body } = await product.send(listCards, {}, { as: owner });
    expect(body.cards.map(({ id }) => id)).toEqual(ids);
    expect(body.defaultPaymentMethod).toBe(defaultId);
  });

  test("another's card is not found", async () => {
    const { ids } = await aCustomer({ cards: 2 });
    const { customer: as } = await aCustomer({ cards: 2 });
    for (const paymentMethodId of [...ids, 999_999_999]) {
      expect((await product.send(removeCard, { paymentMethodId }, { as })).status).toBe(404);
      expect((await product.send(makeDefaultCard, { paymentMethodId }, { as })).status).toBe(404);
    }
  });

  test('a writer acts for a member they name', async () => {
    const { customer } = await aCustomer();
    const as = await product.writer();
    await add(as, { userId: customer.id });
    const { body } = await add(as, { userId: customer.id, cardNumber: MASTERCARD });
    const [mastercard, visa] = body.cards;
    const chosen = { paymentMethodId: mastercard!.id, userId: customer.id };
    expect((await product.send(makeDefaultCard, chosen, { as })).body.defaultPaymentMethod).toBe(
      mastercard!.id,
    );
    expect((await product.send(removeCard, chosen, { as })).body.cards).toEqual([visa]);
    expect((await product.send(listCards, { userId: customer.id }, { as })).body.cards).toEqual([visa]);
  });

  test('a writer must name a member, and one that exists', async () => {
    const as = await product.writer();
    expect((await product.send(listCards, {}, { as })).fields).toEqual({ userId: 'Please name a member' });
    expect((await product.send(listCards, { userId: 999_999_999 }, { as })).status).toBe(404);
    expect((await add(as, { userId: as.id })).status).toBe(404);
  });
});

/** Every row of every table, the gateway's own included, as JSON text. */
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
