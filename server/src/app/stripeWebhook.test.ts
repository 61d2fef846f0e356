import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSubscription, refundInvoice } from '#contract/billing/calls.ts';
import type { FakeRefund } from '../../testing/adapters/stripeFakeState.ts';
import { postWebhook, startStripeProduct, type StripeProduct } from '../../testing/app/stripeProduct.ts';

let stripe: StripeProduct;
beforeAll(async () => {
  stripe = await startStripeProduct();
});
afterAll(() => stripe.product.stop());
afterEach(() => vi.restoreAllMocks());

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
    const disputeMails = (await stripe.product.mails()).filter((mail) =>
      mail.includes('A payment is disputed'),
    );
    expect(disputeMails).toHaveLength(1);
  });

  test('of a dispute of a charge whose answer was lost settles the charge first', async () => {
    const { as } = await stripe.aMember();
    stripe.fake.fault('lost_after', { on: 'POST /v1/payment_intents' });
    expect((await stripe.product.send(createSubscription, { productId: 2 }, { as })).code).toBe(
      'payment_unknown',
    );
    const ref = [...stripe.fake.intents.keys()].at(-1)!;
    stripe.fake.dispute(ref);
    const message = stripe.fake.message('charge.dispute.created', { object: 'dispute', payment_intent: ref });
    expect((await postWebhook(stripe.product, message)).status).toBe(200);
    expect(await stripe.fetchStatus(as)).toBe('canceled');
    expect(await stripe.fetchInvoices(as)).toMatchObject([{ status: 'paid' }]);
    const mails = (await stripe.product.mails()).filter((mail) => mail.includes('A payment is disputed'));
    expect(mails.filter((mail) => mail.includes(as.email))).toHaveLength(1);
  });

  test('of a charge that is not ours changes nothing', async () => {
    const message = stripe.fake.message('charge.refunded', { object: 'charge', payment_intent: 'pi_other' });
    expect((await postWebhook(stripe.product, message)).status).toBe(200);
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

  describe('of a refund', () => {
    let refundsByHand = 0;
    async function aRefundableMember() {
      const { as, ref } = await stripe.aPayingMember();
      const [invoice] = await stripe.fetchInvoices(as);
      const writer = await stripe.product.writer();
      const { payments } = stripe.product.services;
      return {
        refund: (amountCents: number) =>
          stripe.product.send(refundInvoice, { invoiceId: invoice!.id, amountCents }, { as: writer }),
        refundByHand: (amountCents: number) =>
          payments.refund({ ref, amountCents, key: `by hand ${++refundsByHand}` }),
        fail: (amountCents: number) => {
          const isFailing = (each: FakeRefund) =>
            each.payment_intent === ref && each.amount === amountCents && each.status === 'succeeded';
          stripe.fake.failRefund(stripe.fake.refunds.find(isFailing)!.id);
        },
        announce: (type: 'charge.refunded' | 'refund.failed') => {
          const object = type === 'refund.failed' ? 'refund' : 'charge';
          return postWebhook(stripe.product, stripe.fake.message(type, { object, payment_intent: ref }));
        },
        refundMails: async () => {
          const mails = (await stripe.product.mails()).filter((mail) => mail.includes(`To: ${as.email}`));
          return mails.flatMap((mail) => /^Subject: (We have refunded .*)$/m.exec(mail)?.[1] ?? []);
        },
        fetchInvoice: async () => (await stripe.fetchInvoices(as))[0],
      };
    }
    const countFailureMails = async () =>
      (await stripe.product.mails()).filter((mail) => mail.includes('A refund could not be paid out')).length;

    test('made by hand records it once, and does not count our own twice', async () => {
      const member = await aRefundableMember();
      expect((await member.refund(500)).body.refundedCents).toBe(500);
      await member.announce('charge.refunded');
      expect(await member.fetchInvoice()).toMatchObject({ status: 'partly_refunded', refundedCents: 500 });
      await member.refundByHand(400);
      await member.announce('charge.refunded');
      await member.refundByHand(1_000);
      await member.announce('charge.refunded');
      await member.announce('charge.refunded');
      expect(await member.fetchInvoice()).toMatchObject({ status: 'refunded', refundedCents: 1_900 });
      expect(await member.refundMails()).toEqual([
        'We have refunded $5.00',
        'We have refunded $4.00',
        'We have refunded $10.00',
      ]);
    });

    test('made by hand of a charge whose answer was lost settles the charge first', async () => {
      const { as } = await stripe.aMember();
      stripe.fake.fault('lost_after', { on: 'POST /v1/payment_intents' });
      await stripe.product.send(createSubscription, { productId: 2 }, { as });
      const ref = [...stripe.fake.intents.keys()].at(-1)!;
      await stripe.product.services.payments.refund({ ref, amountCents: 700, key: 'by hand, early' });
      const object = { object: 'charge', payment_intent: ref };
      await postWebhook(stripe.product, stripe.fake.message('charge.refunded', object));
      expect(await stripe.fetchStatus(as)).toBe('monthly_active');
      expect(await stripe.fetchInvoices(as)).toMatchObject([
        { status: 'partly_refunded', refundedCents: 700 },
      ]);
    });

    test('that fails after it was made is taken back once, and the owner gets a mail', async () => {
      const before = await countFailureMails();
      const member = await aRefundableMember();
      await member.refund(500);
      await member.refund(1_400);
      member.fail(500);
      await member.announce('refund.failed');
      await member.announce('refund.failed');
      expect(await member.fetchInvoice()).toMatchObject({ status: 'partly_refunded', refundedCents: 1_400 });
      expect(await countFailureMails()).toBe(before + 1);
      expect((await member.refund(500)).body).toMatchObject({ status: 'refunded', refundedCents: 1_900 });
    });

    test('that fails before its answer is recorded refuses it, and the money can be refunded again', async () => {
      const member = await aRefundableMember();
      const { payments } = stripe.product.services;
      const refund = payments.refund.bind(payments);
      vi.spyOn(payments, 'refund').mockImplementationOnce(async (order) => {
        const answer = await refund(order);
        member.fail(500);
        await member.announce('refund.failed');
        return answer;
      });
      expect((await member.refund(500)).code).toBe('refund_refused');
      expect(await member.fetchInvoice()).toMatchObject({ status: 'paid', refundedCents: 0 });
      expect((await member.refund(1_900)).body).toMatchObject({ status: 'refunded', refundedCents: 1_900 });
    });

    test('made by hand that fails takes back this one only', async () => {
      const before = await countFailureMails();
      const member = await aRefundableMember();
      await member.refundByHand(500);
      await member.refundByHand(600);
      await member.announce('charge.refunded');
      member.fail(500);
      await member.announce('refund.failed');
      await member.announce('refund.failed');
      expect(await member.fetchInvoice()).toMatchObject({ status: 'partly_refunded', refundedCents: 600 });
      expect(await countFailureMails()).toBe(before + 1);
    });

    test('made by hand that Stripe announces after it has failed changes nothing', async () => {
      const member = await aRefundableMember();
      await member.refundByHand(500);
      member.fail(500);
      await member.announce('charge.refunded');
      expect(await member.fetchInvoice()).toMatchObject({ status: 'paid', refundedCents: 0 });
    });

    test('made by hand while our own waits for an answer records both as they were made', async () => {
      const member = await aRefundableMember();
      stripe.fake.fault('lost_before', { on: 'POST /v1/refunds' });
      expect((await member.refund(500)).code).toBe('payment_unknown');
      await member.refundByHand(1_000);
      await member.announce('charge.refunded');
      expect(await member.fetchInvoice()).toMatchObject({ status: 'partly_refunded', refundedCents: 1_000 });
      await stripe.product.advance({ minutes: 2 });
      expect(await member.fetchInvoice()).toMatchObject({ status: 'partly_refunded', refundedCents: 1_500 });
    });
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
    const invalidRequests = [
      { payload: message.payload },
      { ...message, signature: 't=1,v1=00' },
      { ...message, payload: `${message.payload} ` },
      { payload: '', signature: message.signature },
      { payload: '{', signature: message.signature },
      stripe.fake.message('invoice.paid', { object: 'invoice' }, { secret: 'whsec_other' }),
    ];
    for (const each of invalidRequests) {
      const answer = await postWebhook(stripe.product, each);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({ code: 'malformed' });
    }
  });
});
