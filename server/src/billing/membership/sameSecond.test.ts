import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../testing/testProduct.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import { createBilling } from '../../../testing/billing/billing.ts';
import { createLedgerReader } from '../../../testing/billing/ledgerReader.ts';
import { disputeLastCharge } from '../../../testing/billing/disputeLastCharge.ts';
import { findLedgerFaults } from '../../../testing/billing/findLedgerFaults.ts';

let product: TestProduct;
let billing: ReturnType<typeof createBilling>;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'fatal' });
  billing = createBilling(product);
});
afterAll(() => product.stop());

test('a membership disputed in its first second can be taken again in that second', async () => {
  const member = await billing.customer();
  const { clock } = product.services;
  const frozen = clock.now();
  const { now } = clock;
  Object.assign(clock, { now: () => frozen });
  try {
    for (let times = 0; times < 3; times++) {
      expect(await billing.subscribe(member, 2)).toMatchObject({ status: 201 });
      expect(await disputeLastCharge(product, member.id)).toBe(true);
      expect(await billing.subscriptionInfo(member)).toMatchObject({ currentSubscriptionStatus: 'canceled' });
    }
    expect(await billing.subscribe(member, 1)).toMatchObject({ status: 201 });
  } finally {
    Object.assign(clock, { now });
  }
  const startedAt = toEpochSeconds(frozen);
  const invoices = await billing.invoices(member);
  const paidInvoice = { status: 'paid', periodStart: startedAt };
  const endedInvoice = { ...paidInvoice, periodEnd: startedAt };
  expect(invoices).toMatchObject([endedInvoice, endedInvoice, endedInvoice, paidInvoice]);
  expect(invoices.at(-1)!.periodEnd).toBeGreaterThan(startedAt);
  // All have the same time, so they have no order.
  const chargedCents = await createLedgerReader(product).listChargedCents(member);
  expect(chargedCents.toSorted((a, b) => a - b)).toEqual([1_900, 1_900, 1_900, 19_200]);
  expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('yearly_active');
  await product.advance({ minutes: 1 });
  expect(await findLedgerFaults(product)).toEqual([]);
});
