import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSubscription, refundInvoice } from '#contract/billing/calls.ts';
import { postWebhook, startStripeProduct, type StripeProduct } from '../../testing/app/stripeProduct.ts';

let stripe: StripeProduct;
beforeAll(async () => {
  stripe = await startStripeProduct();
});
afterAll(() => stripe.product.stop());

describe('an event', () => {
  const succeeded = (ref: string) =>
    stripe.fake.message('payment_intent.succeeded', stripe.fake.intents.get(ref)!);

  test('of a charge settles it, even if the page does not return', async () => {
    const { as } = await stripe.aMember({ card: 'pm_card_authenticationRequired' });
    await stripe.product.send(createSubscription, { productId: 2 }, { as });
    const ref = await stripe.findNewestRef(as);
    stripe.fake.memberConfirms(ref);
    const message = succeeded(ref);
    const answer = await postWebhook(stripe.product, message);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await stripe.fetchStatus(as)).toBe('monthly_active');
  });

  test('is not trusted: its content is fetched from Stripe again', async () => {
    const { as } = await stripe.aMember({ card: 'pm_card_authenticationRequired' });
    await stripe.product.send(createSubscription, { productId: 2 }, { as });
    const message = succeeded(await stripe.findNewestRef(as));
    expect((await postWebhook(stripe.product, message)).status).toBe(200);
    expect(await stripe.fetchStatus(as)).toBe('canceled');
  });

  test('that is delivered twice takes effect once', async () => {
    const { as, ref } = await stripe.aPayingMember();
    stripe.fake.dispute(ref);
    const message = stripe.fake.message('charge.dispute.created', { object: 'dispute', payment_intent: ref });
    const answers = [await postWebhook(stripe.product, message), await postWebhook(stripe.product, message)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stripe.fetchStatus(as)).toBe('canceled');
    const told = (await stripe.product.mails()).filter((mail) => mail.includes('A payment is disputed'));
    expect(told).toHaveLength(1);
  });

  test('of a dispute that was won does not end the membership', async () => {
    const { as, ref } = await stripe.aPayingMember();
    stripe.fake.dispute(ref, 'won');
    await postWebhook(
      stripe.product,
      stripe.fake.message('charge.dispute.created', { object: 'dispute', payment_intent: ref }),
    );
    expect(await stripe.fetchStatus(as)).toBe('monthly_active');
  });

  test('of a refund made by hand is recorded once, and our own is not counted twice', async () => {
    const { as, ref } = await stripe.aPayingMember();
    const [invoice] = await stripe.fetchInvoices(as);
    const writer = await stripe.product.writer();
    const ours = await stripe.product.send(
      refundInvoice,
      { invoiceId: invoice!.id, amountCents: 500 },
      { as: writer },
    );
    expect(ours.body.refundedCents).toBe(500);
    const refunded = () =>
      postWebhook(
        stripe.product,
        stripe.fake.message('charge.refunded', { object: 'charge', payment_intent: ref }),
      );
    await refunded();
    expect(await stripe.fetchInvoices(as)).toMatchObject([{ status: 'partly_refunded', refundedCents: 500 }]);
    await stripe.product.services.payments.refund({ ref, amountCents: 1_400, key: 'by hand' });
    await refunded();
    await refunded();
    expect(await stripe.fetchInvoices(as)).toMatchObject([{ status: 'refunded', refundedCents: 1_900 }]);
  });

  test('of a refund that fails after it was made takes it back once, and the owner is told', async () => {
    const { as, ref } = await stripe.aPayingMember();
    const [invoice] = await stripe.fetchInvoices(as);
    const writer = await stripe.product.writer();
    const refund = (amountCents: number) =>
      stripe.product.send(refundInvoice, { invoiceId: invoice!.id, amountCents }, { as: writer });
    await refund(500);
    await refund(1_400);
    const failed = stripe.fake.refunds.find(
      ({ payment_intent: intent, amount }) => intent === ref && amount === 500,
    )!;
    stripe.fake.failRefund(failed.id);
    const message = () => stripe.fake.message('refund.failed', { object: 'refund', payment_intent: ref });
    await postWebhook(stripe.product, message());
    await postWebhook(stripe.product, message());
    expect(await stripe.fetchInvoices(as)).toMatchObject([
      { status: 'partly_refunded', refundedCents: 1_400 },
    ]);
    const told = (await stripe.product.mails()).filter((mail) =>
      mail.includes('A refund could not be paid out'),
    );
    expect(told).toHaveLength(1);
    expect((await refund(500)).body).toMatchObject({ status: 'refunded', refundedCents: 1_900 });
  });

  test('whose handler fails is delivered again and handled then', async () => {
    const { as } = await stripe.aMember({ card: 'pm_card_authenticationRequired' });
    await stripe.product.send(createSubscription, { productId: 2 }, { as });
    const ref = await stripe.findNewestRef(as);
    stripe.fake.memberConfirms(ref);
    const message = succeeded(ref);
    const { payments } = stripe.product.services;
    const { confirmCharge } = payments;
    payments.confirmCharge = () => Promise.reject(new Error('gone'));
    expect((await postWebhook(stripe.product, message)).status).toBe(500);
    payments.confirmCharge = confirmCharge;
    expect((await postWebhook(stripe.product, message)).status).toBe(200);
    expect(await stripe.fetchStatus(as)).toBe('monthly_active');
  });

  test('is accepted only with Stripe’s signature over the exact bytes', async () => {
    const message = stripe.fake.message('invoice.paid', { object: 'invoice', id: 'in_1' });
    expect((await postWebhook(stripe.product, message)).status).toBe(200);
    const wrong = [
      { payload: message.payload },
      { ...message, signature: 't=1,v1=00' },
      { ...message, payload: `${message.payload} ` },
      { payload: '', signature: message.signature },
      { payload: '{', signature: message.signature },
      stripe.fake.message('invoice.paid', { object: 'invoice' }, { secret: 'whsec_other' }),
    ];
    for (const each of wrong) {
      const answer = await postWebhook(stripe.product, each);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({ code: 'malformed' });
    }
  });
});
