import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSubscription, type SubscriptionInfo, updateSubscription } from '#contract/billing/calls.ts';
import { routes } from '../../app/features.ts';
import { refusalsOf } from '../../platform/http/route.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import {
  STATE_CHANGES,
  type StateChange,
  monthsAfter,
  type MembershipState,
} from '../../../testing/billing/membershipStates.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

/** What an allowed action changes; fields not listed stay the same. */
interface ExpectedChange {
  record: (before: SubscriptionInfo, known: { anchor: number; now: number }) => Partial<SubscriptionInfo>;
  /** Charged at once, in cents. */
  chargeCents?: number;
  mail: RegExp;
  act: string;
}

const MONTHLY_AT_P = ({ currentPeriodEnd: end }: SubscriptionInfo) =>
  ({
    currentSubscriptionStatus: 'monthly_active',
    nextCharge: { date: end!, amountCents: 1_900 },
  }) as const;
const NO_FLAGS = {
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
  pendingProductId: null,
} as const;

const skip: ExpectedChange = {
  record({ currentPeriodEnd: end }, { anchor }) {
    const resumes = [1, 2, 3, 4].map((months) => monthsAfter(anchor, months)).find((at) => at > end!)!;
    return {
      currentSubscriptionStatus: 'monthly_skip_upcoming',
      paymentPausedAt: end,
      paymentResumesAt: resumes,
      nextCharge: { date: resumes, amountCents: 1_900 },
    };
  },
  mail: /^You skip the month from /,
  act: 'skip',
};
const upgrade: ExpectedChange = {
  record: ({ currentPeriodEnd: end }) => ({
    pendingProductId: 1,
    nextCharge: { date: end!, amountCents: 19_200 },
  }),
  mail: /^Your plan becomes annual on /,
  act: 'upgrade',
};
const keepMonthly: ExpectedChange = {
  record: (before) => ({ pendingProductId: null, ...MONTHLY_AT_P(before) }),
  mail: /^You stay on the monthly plan$/,
  act: 'keep_monthly',
};
const unskip: ExpectedChange = {
  record: (before) => ({ paymentPausedAt: null, paymentResumesAt: null, ...MONTHLY_AT_P(before) }),
  mail: /^Your skip is canceled$/,
  act: 'unskip',
};
const uncancel: ExpectedChange = {
  record: (before) => ({ cancelAtPeriodEnd: false, ...MONTHLY_AT_P(before) }),
  mail: /^Your membership continues$/,
  act: 'uncancel',
};
const cancelAtEnd: ExpectedChange = {
  record: () => ({
    ...NO_FLAGS,
    currentSubscriptionStatus: 'cancel_upcoming',
    cancelAtPeriodEnd: true,
    nextCharge: null,
  }),
  mail: /^Your membership ends on /,
  act: 'cancel',
};
const cancelNow: ExpectedChange = {
  record: ({ currentPeriodEnd: end }, { now }) => ({
    ...NO_FLAGS,
    currentSubscriptionStatus: 'canceled',
    status: 'canceled',
    currentPeriodEnd: Math.min(end!, now),
    nextCharge: null,
  }),
  mail: /^Your membership has ended$/,
  act: 'cancel',
};
const describePurchase = (
  act: string,
  mail: RegExp,
  plan: 'monthly' | 'annual' = 'monthly',
): ExpectedChange => {
  const [productId, chargeCents, months] =
    plan === 'annual' ? ([1, 19_200, 12] as const) : ([2, 1_900, 1] as const);
  return {
    record: (_, { now }) => ({
      ...NO_FLAGS,
      currentSubscriptionStatus: plan === 'annual' ? 'yearly_active' : 'monthly_active',
      status: 'active',
      interval: plan === 'annual' ? 'year' : 'month',
      productId,
      currentPeriodStart: now,
      currentPeriodEnd: monthsAfter(now, months),
      nextCharge: { date: monthsAfter(now, months), amountCents: chargeCents },
    }),
    chargeCents,
    mail,
    act,
  };
};
const create = describePurchase('create', /^Welcome to Moonletter$/);
const createAnnual = describePurchase('create', /^Welcome to Moonletter$/, 'annual');

const ALLOWED: Record<MembershipState, Partial<Record<StateChange, ExpectedChange>>> = {
  monthly_active: { skip, upgrade, cancel: cancelAtEnd },
  upgrade_pending: { 'update to monthly': keepMonthly, cancel: cancelAtEnd },
  yearly_active: { cancel: cancelAtEnd },
  cancel_upcoming: { uncancel },
  monthly_skip_upcoming: { unskip, cancel: cancelAtEnd },
  monthly_skipping: {
    'update to monthly': describePurchase('update', /^Welcome back$/),
    'update to annual': describePurchase('update', /^Welcome back$/, 'annual'),
    cancel: cancelNow,
  },
  payment_failed: { retry: describePurchase('retry', /^Your payment went through$/), cancel: cancelNow },
  canceled: { create, 'create annual': createAnnual },
  never_subscribed: { create, 'create annual': createAnnual },
};
const REFUSED: Partial<Record<MembershipState, Partial<Record<StateChange | 'all', string>>>> = {
  upgrade_pending: {
    all: 'not_allowed_in_monthly_active',
    skip: 'upgrade_pending',
    upgrade: 'upgrade_already_scheduled',
    'update to annual': 'upgrade_already_scheduled',
  },
  never_subscribed: { all: 'not_allowed_in_canceled' },
};

const STATES = Object.keys(ALLOWED) as MembershipState[];
const ACTORS = ['the member', 'a writer'] as const;
const allowedCells = STATES.flatMap((state) =>
  Object.entries(ALLOWED[state]).flatMap(([stateChange, change]) =>
    ACTORS.map((actor) => [state, stateChange as StateChange, actor, change] as const),
  ),
);

const { product, billing, ledger, states } = await startBillingProduct();
const writer = await product.writer();
let members: Record<MembershipState, TestUser[]>;
beforeAll(async () => {
  const count = STATES.map((state) => [state, 1 + 2 * Object.keys(ALLOWED[state]).length]);
  members = await states.createMembersIn(Object.fromEntries(count) as Record<MembershipState, number>);
}, 120_000);
afterAll(() => product.stop());

const changeState = (stateChange: StateChange, actor: (typeof ACTORS)[number], member: TestUser) =>
  actor === 'a writer'
    ? states.sendStateChange(stateChange, writer, { userId: member.id })
    : states.sendStateChange(stateChange, member);

test.each(STATES)('the members prepared for %s are in that state', async (state) => {
  const infos = await Promise.all(members[state].map(billing.subscriptionInfo));
  const expectedStatus = { upgrade_pending: 'monthly_active', never_subscribed: 'canceled' }[state as string];
  for (const info of infos) {
    expect(info.currentSubscriptionStatus).toBe(expectedStatus ?? state);
    expect(info.pendingProductId).toBe(state === 'upgrade_pending' ? 1 : null);
  }
});

test.each(allowedCells)('%s: %s by %s', async (state, stateChange, actor, change) => {
  const member = members[state].pop()!;
  const info = await billing.subscriptionInfo(member);
  const before = await ledger.readEverything(member);
  const [first] = await billing.invoices(member);
  const calledAt = states.nowSeconds();
  const reason = stateChange === 'cancel' && actor === 'a writer' ? 'She moves abroad' : undefined;
  const { status, body } = await states.sendStateChange(stateChange, actor === 'a writer' ? writer : member, {
    ...(actor === 'a writer' && { userId: member.id }),
    ...(reason !== undefined && { reason }),
  });
  expect(status).toBe(stateChange.startsWith('create') ? 201 : 200);

  // A period that begins now must begin within the second in which the action was called.
  const record = await product.db
    .selectFrom('subscriptions')
    .select(['anchor', 'endedAt'])
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow();
  const now = change.chargeCents === undefined ? (record.endedAt ?? calledAt) : record.anchor!;
  expect(now - calledAt).toBeGreaterThanOrEqual(0);
  expect(now - calledAt).toBeLessThanOrEqual(5);
  expect(body).toEqual({ ...info, ...change.record(info, { anchor: first?.periodStart ?? now, now }) });
  expect(await billing.subscriptionInfo(member)).toEqual(body);

  const after = await ledger.readEverything(member);
  const charges =
    change.chargeCents === undefined
      ? []
      : [{ amount: change.chargeCents, outcome: 'succeeded', refunded: 0 }];
  expect(after.gateway.slice(before.gateway.length)).toEqual(charges);
  expect(after.attempts.length - before.attempts.length).toBe(charges.length);
  const open = (await billing.invoices(member)).filter((invoice) => invoice.status === 'open');
  expect(open).toEqual([]);
  expect(after.mails.slice(before.mails.length)).toEqual([expect.stringMatching(change.mail)]);
  expect(after.audit.slice(before.audit.length)).toEqual([
    {
      ...(actor === 'a writer'
        ? { actor: 'writer', actorId: writer.id }
        : { actor: 'member', actorId: member.id }),
      act: change.act,
      why: reason ?? null,
    },
  ]);
  expect(after.announcedStatuses.slice(before.announcedStatuses.length)).toEqual([
    body.currentSubscriptionStatus,
  ]);
});

test.each(STATES)('%s: refuses every other action and changes nothing', async (state) => {
  const [member] = members[state] as [TestUser];
  const before = await ledger.readEverything(member);
  const refused = (Object.keys(STATE_CHANGES) as StateChange[]).filter(
    (stateChange) => !(stateChange in ALLOWED[state]),
  );
  for (const stateChange of refused) {
    const codes = REFUSED[state];
    const code = codes?.[stateChange] ?? codes?.all ?? `not_allowed_in_${state}`;
    for (const actor of ACTORS) {
      const answer = await changeState(stateChange, actor, member);
      expect([stateChange, answer.status, answer.code]).toEqual([stateChange, 409, code]);
      expect(await ledger.readEverything(member)).toEqual(before);
    }
    const route = routes.find(({ call }) => call === STATE_CHANGES[stateChange][0])!;
    expect([stateChange, ...refusalsOf(route)]).toContain(code);
  }
});

test.each([createSubscription, updateSubscription])('$path refuses a plan that is not sold', async (call) => {
  const [as] = members.monthly_skipping as [TestUser];
  for (const productId of [0, 3, '1', null]) {
    const answer = await product.send(call, { productId: productId as never }, { as });
    expect(answer).toMatchObject({ status: 400, fields: { productId: 'Please choose a plan' } });
  }
});

describe('access to memberships', () => {
  test.each(Object.keys(STATE_CHANGES) as StateChange[])(
    'refuses %s by a customer for another member',
    async (stateChange) => {
      const [member] = members.monthly_active as [TestUser];
      const [as] = members.canceled as [TestUser];
      const before = await ledger.readEverything(member);
      expect((await states.sendStateChange(stateChange, as, { userId: member.id })).status).toBe(403);
      expect(await ledger.readEverything(member)).toEqual(before);
    },
  );

  test.each(Object.keys(STATE_CHANGES) as StateChange[])(
    '%s by a writer must name a member',
    async (stateChange) => {
      expect((await states.sendStateChange(stateChange, writer)).fields).toEqual({
        userId: 'Please name a member',
      });
      expect((await states.sendStateChange(stateChange, writer, { userId: writer.id })).status).toBe(404);
      expect((await states.sendStateChange(stateChange, writer, { userId: 2_000_000 })).status).toBe(404);
    },
  );
});
