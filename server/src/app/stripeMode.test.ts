import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addCard,
  confirmPayment,
  createSubscription,
  getSubscriptionInfo,
  listCards,
  listInvoices,
  refundInvoice,
  removeCard,
  startCardSetup,
} from '#contract/billing/calls.ts';
import { type Fault, FAKE_STRIPE, createStripeFake } from '../../testing/adapters/stripeFake.ts';
import { CARD } from '../../testing/billing/billing.ts';
import { createLog } from '../platform/log.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';
import { STRIPE_WEBHOOK } from './webhookRoutes.ts';

const fake = createStripeFake();
let lines = '';
const log = createLog(
  'trace',
  new Writable({
    write(chunk, _, done) {
      lines += String(chunk);
      done();
    },
  }),
);
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { payments: fake.gateway({ log, timeoutMs: 100 }), log });
});
afterAll(() => product.stop());

/** The member's customer id at Stripe. */
async function findStripeCustomer(as: TestUser): Promise<string> {
  await product.send(startCardSetup, {}, { as });
  const { ref } = await product.db
    .selectFrom('gatewayCustomers')
    .select('ref')
    .where('userId', '=', as.id)
    .executeTakeFirstOrThrow();
  return ref;
}

async function aMember({ card = 'pm_card_visa' } = {}) {
  const as = await product.customer();
  const paymentMethodId = fake.setUpCard(await findStripeCustomer(as), card);
  const added = await product.send(addCard, { paymentMethodId }, { as });
  expect(added.status).toBe(201);
  return { as, paymentMethodId, added };
}

async function aPayingMember() {
  const { as } = await aMember();
  expect((await product.send(createSubscription, { productId: 2 }, { as })).status).toBe(201);
  return { as, ref: await newestRef(as) };
}

const newestRef = async ({ id }: TestUser) =>
  (
    await product.db
      .selectFrom('attempts')
      .select('gatewayRef')
      .where('userId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).gatewayRef!;

const fetchStatus = async (as: TestUser) =>
  (await product.send(getSubscriptionInfo, {}, { as })).body.currentSubscriptionStatus;

const readInvoices = async (as: TestUser) => (await product.send(listInvoices, {}, { as })).body.results;

const tell = ({ payload, signature }: { payload: string; signature?: string }, of = product) =>
  of.fetchRaw(STRIPE_WEBHOOK.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body: payload,
  });

describe('a card', () => {
  test("is entered in Stripe's own fields, whose configuration the page gets", async () => {
    const as = await product.customer();
    const { status, body } = await product.send(startCardSetup, {}, { as });
    expect([status, body]).toEqual([
      200,
      { clientSecret: expect.stringMatching(/^seti_/), publishableKey: FAKE_STRIPE.publishableKey },
    ]);
    expect((await product.send(listCards, {}, { as })).body).toEqual({
      cards: [],
      defaultPaymentMethod: null,
      publishableKey: FAKE_STRIPE.publishableKey,
    });
  });

  test('is added by its reference once', async () => {
    const { as, paymentMethodId, added } = await aMember({ card: 'pm_card_mastercard' });
    const [card] = added.body.cards;
    expect(card).toMatchObject({ brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2090 });
    expect(added.body.defaultPaymentMethod).toBe(card!.id);
    const again = await product.send(addCard, { paymentMethodId }, { as });
    expect([again.status, again.body.cards]).toEqual([201, [card]]);
  });

  test("of another member, of nobody, or a number in the reference's place is refused at that field", async () => {
    const { paymentMethodId: others } = await aMember();
    const as = await product.customer();
    for (const paymentMethodId of [others, 'pm_nobody', '4242424242424242'])
      expect(await product.send(addCard, { paymentMethodId }, { as })).toMatchObject({
        status: 400,
        fields: { paymentMethodId: 'This card could not be added. Please enter it again' },
      });
    expect((await product.send(listCards, {}, { as })).body.cards).toEqual([]);
  });

  test('that its bank refuses is refused with the decline code', async () => {
    const as = await product.customer();
    const declined = await product.send(addCard, { paymentMethodId: 'pm_card_chargeDeclined' }, { as });
    expect(declined).toMatchObject({ status: 402, code: 'card_declined' });
  });

  test('that is removed is removed at Stripe too', async () => {
    const { as, paymentMethodId, added } = await aMember();
    const second = fake.setUpCard(await findStripeCustomer(as));
    await product.send(addCard, { paymentMethodId: second }, { as });
    const removed = await product.send(removeCard, { paymentMethodId: added.body.cards[0]!.id }, { as });
    expect(removed.status).toBe(200);
    const detached = `POST /v1/payment_methods/${paymentMethodId}/detach?`;
    await expect.poll(() => fake.requests).toContain(detached);
  });

  test.each<Fault>(['lost_before', 'slow', 'fails_before', 'rubbish'])(
    'is requested again when Stripe answers by %s',
    async (fault) => {
      const as = await product.customer();
      const paymentMethodId = fake.setUpCard(await findStripeCustomer(as));
      fake.fault(fault, { on: 'GET /v1/payment_methods' });
      expect(await product.send(addCard, { paymentMethodId }, { as })).toMatchObject({
        status: 503,
        code: 'unavailable',
      });
      expect((await product.send(addCard, { paymentMethodId }, { as })).status).toBe(201);
    },
  );
});

describe('a number', () => {
  const canary = { cardNumber: '5200828282828210', cvc: '8675' };

  test.each<[string, object]>([
    ['with all that belongs to it', { ...CARD, ...canary }],
    ['beside a reference', { ...canary, paymentMethodId: 'pm_card_visa' }],
    ['alone, beside a reference', { cardNumber: canary.cardNumber, paymentMethodId: 'pm_card_visa' }],
  ])('%s is refused before Stripe is called, and stored nowhere', async (_, input) => {
    const as = await product.customer();
    const before = fake.requests.length;
    const headers = { 'idempotency-key': 'canary' };
    const answer = await product.send(addCard, input, { as, headers });
    expect(answer).toMatchObject({ status: 400, code: 'raw_card_refused' });
    expect(fake.requests).toHaveLength(before);
    for (const told of [lines, JSON.stringify(answer.body), fake.requests.join('\n')]) {
      expect(told).not.toContain(canary.cardNumber);
      // Not within the id of a request, which may hold it by chance.
      expect(told).not.toMatch(/(?<![\w-])8675(?![\w-])/);
    }
    const keys = await product.db
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('userId', '=', as.id)
      .execute();
    expect(JSON.stringify(keys)).not.toContain(canary.cardNumber);
  });
});

describe('a membership', () => {
  test('is charged once', async () => {
    const { as, ref } = await aPayingMember();
    expect(await fetchStatus(as)).toBe('monthly_active');
    expect(fake.intents.get(ref)).toMatchObject({ status: 'succeeded', amount: 1_900, currency: 'usd' });
    expect(await readInvoices(as)).toMatchObject([{ status: 'paid', amountCents: 1_900 }]);
  });

  test('whose answer was lost is settled automatically and charged once', async () => {
    const { as } = await aMember();
    fake.fault('lost_after');
    const taken = await product.send(createSubscription, { productId: 1 }, { as });
    expect(taken).toMatchObject({ status: 202, code: 'payment_unknown' });
    await product.advance({ minutes: 1 });
    expect(await fetchStatus(as)).toBe('yearly_active');
    const customer = await findStripeCustomer(as);
    expect([...fake.intents.values()].filter((intent) => intent.customer === customer)).toHaveLength(1);
  });

  test('that needs confirmation begins once the member has confirmed', async () => {
    const { as } = await aMember({ card: 'pm_card_authenticationRequired' });
    const wanted = await product.send(createSubscription, { productId: 2 }, { as });
    expect(wanted).toMatchObject({ status: 402, code: 'authentication_required' });
    const { attemptId, clientSecret } = wanted.body as unknown as { attemptId: number; clientSecret: string };
    const ref = await newestRef(as);
    expect(clientSecret).toContain(ref);
    fake.memberConfirms(ref);
    expect((await product.send(confirmPayment, { attemptId }, { as })).body).toMatchObject({
      status: 'paid',
    });
    expect(await fetchStatus(as)).toBe('monthly_active');
  });
});

describe('an event', () => {
  const succeeded = (ref: string) => fake.message('payment_intent.succeeded', fake.intents.get(ref)!);

  test('of a charge settles it, even if the page does not return', async () => {
    const { as } = await aMember({ card: 'pm_card_authenticationRequired' });
    await product.send(createSubscription, { productId: 2 }, { as });
    const ref = await newestRef(as);
    fake.memberConfirms(ref);
    const message = succeeded(ref);
    const answer = await tell(message);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await fetchStatus(as)).toBe('monthly_active');
  });

  test('is not trusted: its content is fetched from Stripe again', async () => {
    const { as } = await aMember({ card: 'pm_card_authenticationRequired' });
    await product.send(createSubscription, { productId: 2 }, { as });
    const message = succeeded(await newestRef(as));
    expect((await tell(message)).status).toBe(200);
    expect(await fetchStatus(as)).toBe('canceled');
  });

  test('that is delivered twice takes effect once', async () => {
    const { as, ref } = await aPayingMember();
    fake.dispute(ref);
    const message = fake.message('charge.dispute.created', { object: 'dispute', payment_intent: ref });
    const answers = [await tell(message), await tell(message)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await fetchStatus(as)).toBe('canceled');
    const told = (await product.mails()).filter((mail) => mail.includes('A payment is disputed'));
    expect(told).toHaveLength(1);
  });

  test('of a dispute that was won does not end the membership', async () => {
    const { as, ref } = await aPayingMember();
    fake.dispute(ref, 'won');
    await tell(fake.message('charge.dispute.created', { object: 'dispute', payment_intent: ref }));
    expect(await fetchStatus(as)).toBe('monthly_active');
  });

  test('of a refund made by hand is recorded once, and our own is not counted twice', async () => {
    const { as, ref } = await aPayingMember();
    const [invoice] = await readInvoices(as);
    const writer = await product.writer();
    const ours = await product.send(
      refundInvoice,
      { invoiceId: invoice!.id, amountCents: 500 },
      { as: writer },
    );
    expect(ours.body.refundedCents).toBe(500);
    const refunded = () => tell(fake.message('charge.refunded', { object: 'charge', payment_intent: ref }));
    await refunded();
    expect(await readInvoices(as)).toMatchObject([{ status: 'partly_refunded', refundedCents: 500 }]);
    await product.services.payments.refund({ ref, amountCents: 1_400, key: 'by hand' });
    await refunded();
    await refunded();
    expect(await readInvoices(as)).toMatchObject([{ status: 'refunded', refundedCents: 1_900 }]);
  });

  test('whose handler fails is delivered again and handled then', async () => {
    const { as } = await aMember({ card: 'pm_card_authenticationRequired' });
    await product.send(createSubscription, { productId: 2 }, { as });
    const ref = await newestRef(as);
    fake.memberConfirms(ref);
    const message = succeeded(ref);
    const { payments } = product.services;
    const { confirmCharge } = payments;
    payments.confirmCharge = () => Promise.reject(new Error('gone'));
    expect((await tell(message)).status).toBe(500);
    payments.confirmCharge = confirmCharge;
    expect((await tell(message)).status).toBe(200);
    expect(await fetchStatus(as)).toBe('monthly_active');
  });

  test('is accepted only with Stripe’s signature over the exact bytes', async () => {
    const message = fake.message('invoice.paid', { object: 'invoice', id: 'in_1' });
    expect((await tell(message)).status).toBe(200);
    const wrong = [
      { payload: message.payload },
      { ...message, signature: 't=1,v1=00' },
      { ...message, payload: `${message.payload} ` },
      { payload: '', signature: message.signature },
      { payload: '{', signature: message.signature },
      fake.message('invoice.paid', { object: 'invoice' }, { secret: 'whsec_other' }),
    ];
    for (const each of wrong) {
      const answer = await tell(each);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({ code: 'malformed' });
    }
  });
});

test("the pages may load Stripe's script and frames, and nothing else besides our own", async () => {
  const readPolicy = async (of: TestProduct) =>
    (await of.fetchRaw('/healthz')).headers.get('content-security-policy')!;
  const policy = await readPolicy(product);
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  );
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).not.toContain('unsafe');
});

describe('where payments are simulated', () => {
  let simulated: TestProduct;
  beforeAll(async () => {
    simulated = await startTestProduct();
  });
  afterAll(() => simulated.stop());

  test('nothing refers to Stripe', async () => {
    const { headers } = await simulated.fetchRaw('/healthz');
    expect(headers.get('content-security-policy')).not.toContain('stripe');
    const message = fake.message('invoice.paid', { object: 'invoice' });
    expect((await tell(message, simulated)).status).toBe(404);
    const as = await simulated.customer();
    expect(await simulated.send(startCardSetup, {}, { as })).toMatchObject({
      status: 409,
      code: 'no_card_setup',
    });
  });
});
