import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { indicatesDanger } from '../../src/readings/safety/indicatesDanger.ts';
import type { TestProduct, TestUser } from '../testProduct.ts';

const DAY = 86_400;

/** A member with this membership status, with the record that billing would have written. */
export async function createMemberWithStatus(
  product: TestProduct,
  status: SubscriptionStatus,
  firstName = 'Rosalind',
): Promise<TestUser> {
  // The phrases are compiled for the first text. On a busy machine that takes longer than a transaction may stay idle.
  indicatesDanger('Hello');
  const member = await product.customer({ firstName });
  const now = Math.floor(product.services.clock.now().epochMilliseconds / 1000);
  const isYearly = status === 'yearly_active';
  const periods = {
    currentPeriodStart: now - 10 * DAY,
    currentPeriodEnd: now + 5_000 * DAY,
    anchor: now - 10 * DAY,
  };
  const record = {
    status: status === 'canceled' ? 'canceled' : status === 'payment_failed' ? 'past_due' : 'active',
    interval: isYearly ? 'year' : 'month',
    productId: isYearly ? 1 : 2,
    cancelAtPeriodEnd: status === 'cancel_upcoming',
    ...(status === 'monthly_skip_upcoming' && {
      paymentPausedAt: now + DAY,
      paymentResumesAt: now + 31 * DAY,
    }),
    ...(status === 'monthly_skipping' && { paymentPausedAt: now - DAY, paymentResumesAt: now + 29 * DAY }),
    ...periods,
  } as const;
  await product.db
    .insertInto('subscriptions')
    .values({ ...record, userId: member.id, createdAt: product.services.clock.now() })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(record))
    .execute();
  return member;
}
