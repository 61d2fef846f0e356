import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCardSetup } from '#contract/billing/calls.ts';
import { postWebhook, startStripeProduct, type StripeProduct } from '../../testing/app/stripeProduct.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

let stripe: StripeProduct;
beforeAll(async () => {
  stripe = await startStripeProduct();
});
afterAll(() => stripe.product.stop());

test("the pages may load Stripe's script and frames, and nothing else besides our own", async () => {
  const readPolicy = async (product: TestProduct) =>
    (await product.fetchRaw('/healthz')).headers.get('content-security-policy')!;
  const policy = await readPolicy(stripe.product);
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
    const message = stripe.fake.message('invoice.paid', { object: 'invoice' });
    expect((await postWebhook(simulated, message)).status).toBe(404);
    const as = await simulated.customer();
    expect(await simulated.send(startCardSetup, {}, { as })).toMatchObject({
      status: 409,
      code: 'no_card_setup',
    });
  });
});
