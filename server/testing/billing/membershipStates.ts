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
import { type TestResponse, type TestProduct, type TestUser } from '../testProduct.ts';
import { CARD, DECLINES, VISA } from './billing.ts';

/** The states of a membership: the seven statuses, one with a pending upgrade, and none yet. */
export type MembershipState =
  | 'monthly_active'
  | 'upgrade_pending'
  | 'yearly_active'
  | 'cancel_upcoming'
  | 'monthly_skip_upcoming'
  | 'monthly_skipping'
  | 'payment_failed'
  | 'canceled'
  | 'never_subscribed';

/** The possible changes; continuing with the annual and with the monthly plan are separate. */
export const STATE_CHANGES = {
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
export type StateChange = keyof typeof STATE_CHANGES;

/** This many months after a moment, on its day or the month's last; in epoch seconds. */
export const monthsAfter = (anchor: number, months: number): number =>
  Temporal.Instant.fromEpochMilliseconds(anchor * 1000)
    .toZonedDateTimeISO('UTC')
    .add({ months }).epochMilliseconds / 1000;

/** Creates members in every state, through calls and the passing of time only. */
export function createMembershipStates(product: TestProduct) {
  const { send, sendOrThrow, db, services, advance } = product;
  const nowSeconds = () => Math.floor(services.clock.now().epochMilliseconds / 1000);

  const sendStateChange = (
    stateChange: StateChange,
    as: TestUser,
    more: { userId?: number; reason?: string } = {},
  ): Promise<TestResponse<SubscriptionInfo>> => {
    const [call, input] = STATE_CHANGES[stateChange];
    return send(call as Call, { ...input, ...more }, { as }) as Promise<TestResponse<SubscriptionInfo>>;
  };

  async function sendStateChangeOrThrow(stateChange: StateChange, as: TestUser): Promise<void> {
    const answer = await sendStateChange(stateChange, as);
    if (answer.status >= 300)
      throw new Error(`${stateChange}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  const payBy = (as: TestUser, cardNumber: string) =>
    sendOrThrow(addCard, { ...CARD, cardNumber, makeDefaultPaymentMethod: true }, { as });

  /** Advances the time and keeps tokens valid; expiry is tested elsewhere. */
  async function advanceBy(duration: Temporal.DurationLike): Promise<void> {
    const target = services.clock.now().toZonedDateTimeISO('UTC').add(duration).toInstant();
    await sql`update tokens set created_at = ${target}, last_used_at = ${target}`.execute(db);
    await advance(duration);
  }

  /** To a time in epoch seconds, and slightly past it. */
  const advanceTo = (at: number, { past = 60 } = {}) =>
    advanceBy({ seconds: Math.max(0, at + past - nowSeconds()) });

  async function createMember(cardNumber: string | null = VISA): Promise<TestUser> {
    const member = await product.customer();
    if (cardNumber === null) return member;
    await payBy(member, cardNumber);
    return member;
  }

  /** What each member does in the month before, and after it. */
  const BEFORE: Record<MembershipState, readonly StateChange[]> = {
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
  const AFTER: Partial<Record<MembershipState, StateChange>> = {
    upgrade_pending: 'upgrade',
    cancel_upcoming: 'cancel',
    monthly_skip_upcoming: 'skip',
  };

  /**
   * Creates this many members in each state; a month passes, and those whose payment failed have replaced their card.
   */
  async function createMembersIn(
    count: Partial<Record<MembershipState, number>>,
  ): Promise<Record<MembershipState, TestUser[]>> {
    const states = Object.entries(count) as [MembershipState, number][];
    const membersByState = await Promise.all(
      states.map(async ([state, memberCount]) => {
        const members = await Promise.all(Array.from({ length: memberCount }, () => createMember()));
        for (const each of members) {
          for (const stateChange of BEFORE[state]) await sendStateChangeOrThrow(stateChange, each);
          if (state === 'payment_failed') await payBy(each, DECLINES);
        }
        return [state, members] as const;
      }),
    );
    await advanceBy({ days: 32 });
    for (const [state, members] of membersByState)
      for (const each of members) {
        const stateChange = AFTER[state];
        if (stateChange !== undefined) await sendStateChangeOrThrow(stateChange, each);
        if (state === 'payment_failed') await payBy(each, VISA);
      }
    return Object.fromEntries(membersByState) as unknown as Record<MembershipState, TestUser[]>;
  }

  return {
    sendStateChange,
    sendStateChangeOrThrow,
    payBy,
    createMember,
    createMembersIn,
    advanceBy,
    advanceTo,
    nowSeconds,
  };
}
