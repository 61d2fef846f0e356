import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentGateway } from './payments.ts';
import { type Fault, type StripeFake, createStripeFake } from '../../../testing/adapters/stripeFake.ts';

let fake: StripeFake;
let gateway: PaymentGateway;
let customer: string;
beforeEach(async () => {
  fake = createStripeFake();
  gateway = fake.gateway();
  customer = await gateway.ensureCustomer({ id: 7, email: 'ada@example.test' }, 'user7');
});

describe('a card', () => {
  const attach = (paymentMethodId: string, owner = customer) =>
    gateway.attachCard(owner, { paymentMethodId }, `key-${paymentMethodId}`);

  test('is set up in the browser for off-session charges', async () => {
    const { clientSecret } = await gateway.startCardSetup(customer);
    expect(clientSecret).toMatch(/^seti_/);
    const card = fake.setUpCard(customer, 'pm_card_amex');
    expect(await attach(card)).toMatchObject({ kind: 'attached', card: { ref: card, brand: 'amex' } });
  });

  test('of an unknown brand is accepted', async () => {
    expect(await attach('pm_card_unionpay')).toMatchObject({ card: { brand: 'unknown' } });
  });

  test('of another customer is refused like one that does not exist', async () => {
    const other = await gateway.ensureCustomer({ id: 8, email: 'eve@example.test' }, 'user8');
    const refused = await attach(fake.setUpCard(other));
    expect(refused.kind).toBe('refused');
    expect(refused).toEqual(await attach('pm_nobody'));
    expect(fake.requests.filter((request) => request.includes('/attach'))).toEqual([]);
  });

  test('that was detached cannot be attached again', async () => {
    const card = fake.setUpCard(customer);
    await gateway.detachCard(card);
    expect((await attach(card)).kind).toBe('refused');
  });

  test('number in place of a reference is never sent to Stripe', async () => {
    const before = fake.requests.length;
    expect((await attach('4242424242424242')).kind).toBe('refused');
    const raw = { cardHolder: 'A', cardNumber: '4242424242424242', expMonth: 1, expYear: 2090 };
    const answer = await gateway.attachCard(customer, { ...raw, cvc: '123', cardZipcode: '10001' }, 'key');
    expect(answer.kind).toBe('refused');
    expect(fake.requests).toHaveLength(before);
  });

  test.each<Fault>(['lost_before', 'lost_after', 'fails_before', 'rate_limited', 'rubbish', 'strange'])(
    'can be attached by a repeated call after %s',
    async (fault) => {
      const timeoutError = expect.objectContaining({ code: 'ETIMEDOUT' });
      for (const on of ['GET /v1/payment_methods', 'POST /v1/payment_methods']) {
        fake.fault(fault, { on });
        await expect(attach('pm_card_visa')).rejects.toEqual(timeoutError);
      }
      fake.fault(fault, { on: 'POST /v1/setup_intents' });
      await expect(gateway.startCardSetup(customer)).rejects.toEqual(timeoutError);
    },
  );
});
