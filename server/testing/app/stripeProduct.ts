import { Writable } from 'node:stream';
import {
  addCard,
  createSubscription,
  getSubscriptionInfo,
  listInvoices,
  startCardSetup,
} from '#contract/billing/calls.ts';
import { STRIPE_WEBHOOK } from '../../src/app/webhookRoutes.ts';
import { createLog } from '../../src/platform/log.ts';
import { createStripeFake } from '../adapters/stripeFake.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../testProduct.ts';

export type StripeProduct = Awaited<ReturnType<typeof startStripeProduct>>;

/** A test product whose payments go to a fake of Stripe, with a log of everything. */
export async function startStripeProduct() {
  const fake = createStripeFake();
  let logged = '';
  const log = createLog(
    'trace',
    new Writable({
      write(chunk, _, done) {
        logged += String(chunk);
        done();
      },
    }),
  );
  const payments = fake.gateway({ log, timeoutMs: 100 });
  const product = await startTestProduct({}, { payments, log, mayFail: [503] });

  /** The member's customer id at Stripe. */
  async function findStripeCustomer(as: TestUser): Promise<string> {
    await product.sendOrThrow(startCardSetup, {}, { as });
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
    const added = await product.sendOrThrow(addCard, { paymentMethodId }, { as });
    return { as, paymentMethodId, added };
  }

  /** The reference of the member's newest charge at Stripe. */
  const findNewestRef = async ({ id }: TestUser) =>
    (
      await product.db
        .selectFrom('attempts')
        .select('gatewayRef')
        .where('userId', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).gatewayRef!;

  async function aPayingMember() {
    const { as } = await aMember();
    await product.sendOrThrow(createSubscription, { productId: 2 }, { as });
    return { as, ref: await findNewestRef(as) };
  }

  return {
    product,
    fake,
    readLog: () => logged,
    findStripeCustomer,
    findNewestRef,
    aMember,
    aPayingMember,
    fetchStatus: async (as: TestUser) =>
      (await product.sendOrThrow(getSubscriptionInfo, {}, { as })).currentSubscriptionStatus,
    fetchInvoices: async (as: TestUser) => (await product.sendOrThrow(listInvoices, {}, { as })).results,
  };
}

/** Delivers an event as Stripe does. */
export const postWebhook = (
  product: TestProduct,
  { payload, signature }: { payload: string; signature?: string },
) =>
  product.fetchRaw(STRIPE_WEBHOOK.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body: payload,
  });
