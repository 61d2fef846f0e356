import { sql } from 'kysely';
import {
  addCard,
  cancelSubscription,
  createSubscription,
  retryPayment,
  skipSubscription,
  type SubscriptionInfo,
  uncancelSubscription,
  unskipSubscription,
  updateSubscription,
  upgradeSubscription,
} from '#contract/billing/calls.ts';
import type { Call } from '#contract/call.ts';
import { type Answered, type TestProduct, type TestUser } from '../app/testProduct.ts';
import { CARD, DECLINES, VISA } from './billing.fixture.ts';

/** Where a membership may stand: the seven statuses, one with an upgrade on its way, and none yet. */
export type Standing =
  | 'monthly_active'
  | 'upgrade_pending'
  | 'yearly_active'
  | 'cancel_upcoming'
  | 'monthly_skip_upcoming'
  | 'monthly_skipping'
  | 'payment_failed'
  | 'canceled'
  | 'never_subscribed';

/** What can be asked for; going on with the annual plan and with the monthly one are two things. */
export const ASKED = {
  skip: [skipSubscription, {}],
  unskip: [unskipSubscription, {}],
  cancel: [cancelSubscription, {}],
  uncancel: [uncancelSubscription, {}],
  upgrade: [upgradeSubscription, {}],
  create: [createSubscription, { productId: 2 }],
  'create annual': [createSubscription, { productId: 1 }],
  'update to monthly': [updateSubscription, { productId: 2 }],
  'update to annual': [updateSubscription, { productId: 1 }],
  retry: [retryPayment, {}],
} as const satisfies Record<string, readonly [Call, object]>;
export type Asking = keyof typeof ASKED;

/** So many months after a moment, on its day or the month's last; in epoch seconds. */
export const monthsAfter = (anchor: number, months: number): number =>
  Temporal.Instant.fromEpochMilliseconds(anchor * 1000)
    .toZonedDateTimeISO('UTC')
    .add({ months }).epochMilliseconds / 1000;

/** Members in every standing, brought there by calls and by time alone. */
export function standingsOf(product: TestProduct) {
  const { send, db, ground, advance } = product;
  const nowSeconds = () => Math.floor(ground.clock.now().epochMilliseconds / 1000);

  const does = (
    asking: Asking,
    as: TestUser,
    more: { userId?: number; reason?: string } = {},
  ): Promise<Answered<SubscriptionInfo>> => {
    const [call, input] = ASKED[asking];
    return send(call as Call, { ...input, ...more }, { as }) as Promise<Answered<SubscriptionInfo>>;
  };

  async function must(asking: Asking, as: TestUser): Promise<void> {
    const answer = await does(asking, as);
    if (answer.status >= 300) throw new Error(`${asking}: ${answer.code}`);
  }

  const payBy = (as: TestUser, cardNumber: string) =>
    send(addCard, { ...CARD, cardNumber, makeDefaultPaymentMethod: true }, { as });

  /** Time passes, and nobody is signed out by it: that is another's test. */
  async function advanceBy(duration: Temporal.DurationLike): Promise<void> {
    const then = ground.clock.now().toZonedDateTimeISO('UTC').add(duration).toInstant();
    await sql`update tokens set created_at = ${then}, last_used_at = ${then}`.execute(db);
    await advance(duration);
  }

  /** To a moment in epoch seconds, and a little past it. */
  const advanceTo = (at: number, { past = 60 } = {}) =>
    advanceBy({ seconds: Math.max(0, at + past - nowSeconds()) });

  async function member(cardNumber: string | null = VISA): Promise<TestUser> {
    const born = await product.customer();
    if (cardNumber !== null) await payBy(born, cardNumber);
    return born;
  }

  /** What each has done in the month before, and after it. */
  const BEFORE: Record<Standing, readonly Asking[]> = {
    monthly_active: ['create'],
    upgrade_pending: ['create'],
    yearly_active: ['create annual'],
    cancel_upcoming: ['create'],
    monthly_skip_upcoming: ['create'],
    monthly_skipping: ['create', 'skip'],
    payment_failed: ['create'],
    canceled: ['create', 'cancel'],
    never_subscribed: [],
  };
  const AFTER: Partial<Record<Standing, Asking>> = {
    upgrade_pending: 'upgrade',
    cancel_upcoming: 'cancel',
    monthly_skip_upcoming: 'skip',
  };

  /** So many members in each standing; a month goes by, and those whose payment failed have set their card right. */
  async function membersIn(count: Partial<Record<Standing, number>>): Promise<Record<Standing, TestUser[]>> {
    const standings = Object.entries(count) as [Standing, number][];
    const begun = await Promise.all(
      standings.map(async ([standing, wanted]) => {
        const members = await Promise.all(Array.from({ length: wanted }, () => member()));
        for (const each of members) {
          for (const asking of BEFORE[standing]) await must(asking, each);
          if (standing === 'payment_failed') await payBy(each, DECLINES);
        }
        return [standing, members] as const;
      }),
    );
    await advanceBy({ days: 32 });
    for (const [standing, members] of begun)
      for (const each of members) {
        const asking = AFTER[standing];
        if (asking !== undefined) await must(asking, each);
        if (standing === 'payment_failed') await payBy(each, VISA);
      }
    return Object.fromEntries(begun) as unknown as Record<Standing, TestUser[]>;
  }

  return { does, must, payBy, member, membersIn, advanceBy, advanceTo, nowSeconds };
}
