import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, listCards, makeDefaultCard, removeCard } from '#contract/billing/calls.ts';
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

const addCardByNumber = (as: TestUser, more: Partial<InputOf<typeof addCard>> = {}) =>
  product.send(addCard, { ...CARD, ...more }, { as });

async function createCustomer({ cards = 0 } = {}) {
  const customer = await product.customer();
  for (let i = 0; i < cards; i++) expect((await addCardByNumber(customer)).status).toBe(201);
  const { body } = await product.send(listCards, {}, { as: customer });
  return { customer, ids: body.cards.map(({ id }) => id), defaultId: body.defaultPaymentMethod };
}

describe('removing a card', () => {
  test('refuses to remove the only card', async () => {
    const { customer, ids } = await createCustomer({ cards: 1 });
    const answer = await product.send(removeCard, { paymentMethodId: ids[0]! }, { as: customer });
    expect(answer).toMatchObject({ status: 409, code: 'only_card' });
    expect((await product.send(listCards, {}, { as: customer })).body.cards).toHaveLength(1);
  });

  test('leaves one card when two are removed at once', async () => {
    const { customer, ids } = await createCustomer({ cards: 2 });
    const answers = await Promise.all(
      ids.map((paymentMethodId) => product.send(removeCard, { paymentMethodId }, { as: customer })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { body } = await product.send(listCards, {}, { as: customer });
    expect(body.cards).toHaveLength(1);
    expect(body.defaultPaymentMethod).toBe(body.cards[0]!.id);
  });

  test('makes the newest unexpired card the default when the default is removed', async () => {
    const { customer } = await createCustomer();
    await addCardByNumber(customer);
    await addCardByNumber(customer, { cardNumber: MASTERCARD });
    const { body } = await addCardByNumber(customer, billing.expiringThisMonth());
    const [expired, mastercard, visa] = body.cards;
    expect(body.defaultPaymentMethod).toBe(visa!.id);
    const as = await billing.advanceMonth(customer);
    const remaining = await product.send(removeCard, { paymentMethodId: visa!.id }, { as });
    expect(remaining.body.defaultPaymentMethod).toBe(mastercard!.id);
    const last = await product.send(removeCard, { paymentMethodId: mastercard!.id }, { as });
    expect(last.body).toEqual({
      cards: [expired],
      defaultPaymentMethod: expired!.id,
      publishableKey: null,
    });
  });

  test('removes another card for good and keeps the default', async () => {
    const { customer, ids, defaultId } = await createCustomer({ cards: 2 });
    const paymentMethodId = ids.find((id) => id !== defaultId)!;
    const { body } = await product.send(removeCard, { paymentMethodId }, { as: customer });
    expect(body).toMatchObject({ cards: [{ id: defaultId }], defaultPaymentMethod: defaultId });
    expect((await product.send(removeCard, { paymentMethodId }, { as: customer })).status).toBe(404);
    expect((await product.send(makeDefaultCard, { paymentMethodId }, { as: customer })).status).toBe(404);
  });
});

describe('the default card', () => {
  test('is replaced by the chosen card', async () => {
    const { customer, ids, defaultId } = await createCustomer({ cards: 3 });
    const other = ids.find((id) => id !== defaultId)!;
    const { status, body } = await product.send(
      makeDefaultCard,
      { paymentMethodId: other },
      { as: customer },
    );
    expect([status, body.defaultPaymentMethod]).toEqual([200, other]);
  });

  test('cannot be made default again', async () => {
    const { customer, defaultId } = await createCustomer({ cards: 1 });
    const answer = await product.send(makeDefaultCard, { paymentMethodId: defaultId! }, { as: customer });
    expect(answer).toMatchObject({ status: 409, code: 'already_default' });
  });

  test('is always only one, also with concurrent requests', async () => {
    const { customer, ids, defaultId } = await createCustomer({ cards: 4 });
    const others = ids.filter((id) => id !== defaultId);
    const answers = await Promise.all(
      others.map((paymentMethodId) => product.send(makeDefaultCard, { paymentMethodId }, { as: customer })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('access to cards', () => {
  test('is refused without a token', async () => {
    expect((await product.send(listCards, {})).status).toBe(401);
    expect((await product.send(addCard, CARD)).status).toBe(401);
    expect((await product.send(removeCard, { paymentMethodId: 1 })).status).toBe(401);
    expect((await product.send(makeDefaultCard, { paymentMethodId: 1 })).status).toBe(401);
  });

  test('a customer who names another member is refused, and nothing changes', async () => {
    const { customer: owner, ids, defaultId } = await createCustomer({ cards: 2 });
    const as = await product.customer();
    const other = ids.find((id) => id !== defaultId)!;
    const named = { paymentMethodId: other, userId: owner.id };
    expect((await product.send(listCards, { userId: owner.id }, { as })).status).toBe(403);
    expect((await addCardByNumber(as, { userId: owner.id })).status).toBe(403);
    expect((await product.send(removeCard, named, { as })).status).toBe(403);
    expect((await product.send(makeDefaultCard, named, { as })).status).toBe(403);
    const { body } = await product.send(listCards, {}, { as: owner });
    expect(body.cards.map(({ id }) => id)).toEqual(ids);
    expect(body.defaultPaymentMethod).toBe(defaultId);
  });

  test("another's card is not found", async () => {
    const { ids } = await createCustomer({ cards: 2 });
    const { customer: as } = await createCustomer({ cards: 2 });
    for (const paymentMethodId of [...ids, 999_999_999]) {
      expect((await product.send(removeCard, { paymentMethodId }, { as })).status).toBe(404);
      expect((await product.send(makeDefaultCard, { paymentMethodId }, { as })).status).toBe(404);
    }
  });

  test('a writer acts for a member they name', async () => {
    const { customer } = await createCustomer();
    const as = await product.writer();
    await addCardByNumber(as, { userId: customer.id });
    const { body } = await addCardByNumber(as, { userId: customer.id, cardNumber: MASTERCARD });
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
    expect((await addCardByNumber(as, { userId: as.id })).status).toBe(404);
  });
});
