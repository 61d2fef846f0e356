import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAccount } from '#contract/privacy/calls.ts';
import { TEST_PASSWORD } from '../../testing/testProduct.ts';
import { postWebhook, startStripeProduct, type StripeProduct } from '../../testing/app/stripeProduct.ts';
let stripe: StripeProduct;
beforeAll(async () => { stripe = await startStripeProduct(); });
afterAll(() => stripe.product.stop());
test('x', async () => {
  const { as, ref } = await stripe.aPayingMember();
  const { as: as2, ref: ref2 } = await stripe.aPayingMember();
  const writer = await stripe.product.writer();
  for (const a of [as, as2]) { const r = await stripe.product.send(closeAccount, { password: TEST_PASSWORD }, { as: a }); console.log(r.status); }
  const n = (await stripe.product.mails()).length;
  stripe.fake.dispute(ref);
  console.log((await postWebhook(stripe.product, stripe.fake.message('charge.dispute.created', { object: 'dispute', payment_intent: ref }))).status);
  const intent = stripe.fake.intents.get(ref2)!;
  console.log(Object.keys(stripe.fake));
  console.log((await postWebhook(stripe.product, stripe.fake.message('payment_intent.succeeded', intent))).status);
  const { advance } = stripe.product; await advance({ hours: 1 });
  const mails = await stripe.product.mails();
  console.log(n, mails.length, mails.slice(n).join('\n=====\n').slice(0, 3000));
  const rows = await stripe.product.db.selectFrom('mailOutbox').select(['recipient','subject','userId','aboutUserId']).execute(); console.log(rows.slice(-6));
  console.log(await stripe.product.db.selectFrom('auditLog').selectAll().where('userId','in',[as.id,as2.id]).orderBy('id').execute());
  expect(writer.id).toBeGreaterThan(0);
});
