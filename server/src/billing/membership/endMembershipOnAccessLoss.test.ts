import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import {
  addCard,
  createSubscription,
  listAttempts,
  listCards,
  listInvoices,
  refundInvoice,
} from '#contract/billing/calls.ts';
import { type MembershipEnding } from '#contract/billing/codes.ts';
import { getUser, patchStaffUser } from '#contract/members/calls.ts';
import { TEST_PASSWORD, type TestUser } from '../../../testing/testProduct.ts';
import { CARD, VISA } from '../../../testing/billing/billing.ts';
import { findLedgerFaults } from '../../../testing/billing/findLedgerFaults.ts';
import { type MembershipState } from '../../../testing/billing/membershipStates.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const { product, billing, ledger, states } = await startBillingProduct({ LOG_LEVEL: 'fatal' });
const writer = await product.writer();
afterAll(() => product.stop());

type Loss = { isBlocked: true } | { isWriter: true };
const takeAccess = (member: TestUser, loss: Loss, membership?: MembershipEnding) =>
  product.send(
    patchStaffUser,
    { id: member.id, ...loss, ...(membership !== undefined && { membership }) },
    { as: writer },
  );
const infoFor = async ({ id }: TestUser) =>
  (await product.send(getUser, { id }, { as: writer })).body.subscription;

/** What happens to the membership: it ends with the paid period, at once, or not at all. */
type Becomes = 'ends at P' | 'ended' | 'nothing';
const AT_PERIOD_END: Record<MembershipState, Becomes> = {
  monthly_active: 'ends at P',
  upgrade_pending: 'ends at P',
  yearly_active: 'ends at P',
  monthly_skip_upcoming: 'ends at P',
  cancel_upcoming: 'nothing',
  // Nothing is paid for, as when the member cancels.
  monthly_skipping: 'ended',
  payment_failed: 'ended',
  canceled: 'nothing',
  never_subscribed: 'nothing',
};
const NOW: Record<MembershipState, Becomes> = {
  monthly_active: 'ended',
  upgrade_pending: 'ended',
  yearly_active: 'ended',
  monthly_skip_upcoming: 'ended',
  cancel_upcoming: 'ended',
  monthly_skipping: 'ended',
  payment_failed: 'ended',
  canceled: 'nothing',
  never_subscribed: 'nothing',
};
const STATES = Object.keys(NOW) as MembershipState[];
const NONE = Object.fromEntries(STATES.map((each) => [each, 'nothing'])) as Record<MembershipState, Becomes>;
const CHOICES = [
  ['a block that does not mention it', { isBlocked: true }, undefined, AT_PERIOD_END],
  ['a promotion at_period_end', { isWriter: true }, 'at_period_end', AT_PERIOD_END],
  ['a block now', { isBlocked: true }, 'now', NOW],
  ['a promotion that keeps it', { isWriter: true }, 'keep', NONE],
] as const satisfies readonly [
  string,
  Loss,
  MembershipEnding | undefined,
  Record<MembershipState, Becomes>,
][];

describe('of each status', () => {
  let members: Record<MembershipState, TestUser[]>;
  beforeAll(async () => {
    members = await states.createMembersIn(
      Object.fromEntries(STATES.map((each) => [each, CHOICES.length])) as Record<MembershipState, number>,
    );
  }, 120_000);

  const cells = CHOICES.flatMap(([name, loss, membership, becomes]) =>
    STATES.map((state) => [name, state, loss, membership, becomes[state]] as const),
  );
  test.each(cells)('%s: %s', async (_, state, loss, membership, becomes) => {
    const member = members[state].pop()!;
    const info = await infoFor(member);
    const before = await ledger.readEverything(member);
    const calledAt = states.nowSeconds();
    const { status, body } = await takeAccess(member, loss, membership);
    expect(status).toBe(200);
    const after = await ledger.readEverything(member);
    expect(after.gateway).toEqual(before.gateway);
    expect(body.subscription).toEqual(await infoFor(member));

    const isOver = becomes === 'ended';
    const record = await readMembershipRecord(member);
    const changed = info && {
      ...info,
      currentSubscriptionStatus: isOver ? 'canceled' : 'cancel_upcoming',
      status: isOver ? 'canceled' : 'active',
      cancelAtPeriodEnd: !isOver,
      paymentPausedAt: null,
      paymentResumesAt: null,
      pendingProductId: null,
      nextCharge: null,
      currentPeriodEnd: isOver
        ? Math.min(record?.endedAt ?? 0, info.currentPeriodEnd!)
        : info.currentPeriodEnd,
    };
    const isSame = becomes === 'nothing';
    expect(body.subscription).toEqual(isSame ? info : changed);
    expect(after.record).toHaveLength(before.record.length);
    const unchanged = { ...after, audit: [], record: [], invoices: [], announcedStatuses: [], mails: [] };
    expect(unchanged).toEqual({
      ...before,
      audit: [],
      record: [],
      invoices: [],
      announcedStatuses: [],
      mails: [],
    });
    expect([after.record, after.invoices].join() === [before.record, before.invoices].join()).toBe(isSame);
    const ends = { ended: 'canceled', 'ends at P': 'cancel_upcoming' } as const;
    // The open pages learn of the new role by the status, also if it is the same.
    const sameStatus = 'isWriter' in loss ? [body.currentSubscriptionStatus] : [];
    expect(after.announcedStatuses.slice(before.announcedStatuses.length)).toEqual(
      isSame ? sameStatus : [ends[becomes]],
    );
    const subjects = after.mails.slice(before.mails.length).map((subject) => subject.replace(/ on .*/, ''));
    const subject = isOver ? 'Your membership has ended' : 'Your membership ends';
    expect(subjects).toEqual(isSame ? [] : [subject]);
    const endedAfter = isOver ? record!.endedAt! - calledAt : 0;
    expect(endedAfter).toBeLessThanOrEqual(5);
    const lookedAt = isOver ? null : info?.currentPeriodEnd;
    expect(isSame || record!.nextActionAt === lookedAt).toBe(true);
    const invoices = await billing.invoices(member);
    const isOwed = state === 'payment_failed' && becomes === 'nothing';
    expect(invoices.filter(({ status: each }) => each === 'open')).toHaveLength(isOwed ? 1 : 0);
    const reason = 'isBlocked' in loss ? 'The account was blocked.' : 'The customer became a writer.';
    const lines = after.audit.slice(before.audit.length).map(({ act, why }) => [act, why]);
    const access = ['isBlocked' in loss ? 'user_blocked' : 'writer_role_given', null];
    const act = membership === 'now' ? 'end' : 'cancel';
    expect(lines).toEqual(becomes === 'nothing' ? [access] : [[act, reason], access]);
  });

  test('nobody is charged any more, and the ledger equals the gateway', { timeout: 60_000 }, async () => {
    const before = await readCharges();
    await states.advanceBy({ days: 400 });
    const newCharges = (await readCharges()).slice(before.length);
    // Only memberships that were kept continue.
    const writers = await product.db.selectFrom('users').select('id').where('isWriter', '=', true).execute();
    expect(newCharges.length).toBeGreaterThan(0);
    for (const { userId } of newCharges) expect(writers.map(({ id }) => id)).toContain(userId);
    expect(await findLedgerFaults(product)).toEqual([]);
  });
});

const readMembershipRecord = ({ id }: TestUser) =>
  product.db
    .selectFrom('subscriptions')
    .select(['endedAt', 'nextActionAt'])
    .where('userId', '=', id)
    .executeTakeFirst();
const readCharges = () => product.db.selectFrom('attempts').select(['id', 'userId']).orderBy('id').execute();

describe('a writer acts for', () => {
  test.each([
    ['a blocked member', { isBlocked: true }],
    ['a member who became a writer', { isWriter: true }],
  ] as const)('%s', async (_, loss) => {
    const member = await states.createMember();
    await states.sendStateChangeOrThrow('create', member);
    expect((await takeAccess(member, loss, 'keep')).status).toBe(200);
    const { id: userId } = member;
    const requestChange = async (stateChange: Parameters<typeof states.sendStateChange>[0]) =>
      (await states.sendStateChange(stateChange, writer, { userId })).body.currentSubscriptionStatus;
    expect(await requestChange('skip')).toBe('monthly_skip_upcoming');
    expect(await requestChange('unskip')).toBe('monthly_active');
    expect(await requestChange('upgrade')).toBe('monthly_active');
    expect(await requestChange('update to monthly')).toBe('monthly_active');
    expect(await requestChange('cancel')).toBe('cancel_upcoming');
    expect(await requestChange('uncancel')).toBe('monthly_active');

    const { send } = product;
    const as = { as: writer };
    expect((await send(addCard, { ...CARD, cardNumber: VISA, userId }, as)).status).toBe(201);
    expect((await send(listCards, { userId }, as)).body.cards).toHaveLength(2);
    expect((await send(listAttempts, { userId }, as)).body.count).toBe(1);
    const { body } = await send(listInvoices, { userId }, as);
    const [{ id: invoiceId, amountCents }] = body.results as [(typeof body.results)[number]];
    const refund = { invoiceId, amountCents, endMembership: true };
    expect((await send(refundInvoice, refund, as)).body.status).toBe('refunded');
    expect((await infoFor(member))!.currentSubscriptionStatus).toBe('canceled');
    expect((await send(createSubscription, { productId: 2, userId }, as)).status).toBe(201);
    expect(await findLedgerFaults(product)).toEqual([]);
  });

  test('a writer cannot act for a writer who never had a membership', async () => {
    const other = await product.writer('Ottilie');
    const input = { userId: other.id };
    expect((await product.send(listInvoices, input, { as: writer })).status).toBe(404);
    expect((await states.sendStateChange('cancel', writer, input)).status).toBe(404);
  });
});

test('the ending is accepted only together with a block or a promotion', async () => {
  const member = await states.createMember();
  const wrong = [
    { membership: 'now' },
    { membership: 'now', isBlocked: false },
    { membership: 'soon', isBlocked: true },
  ] as const;
  for (const change of wrong) {
    const { status, fields } = await product.send(patchStaffUser, { id: member.id, ...change } as never, {
      as: writer,
    });
    expect([status, Object.keys(fields)]).toEqual([400, ['membership']]);
  }
});

test('blocking a blocked person again ends their membership only if the call asks for it', async () => {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow('create', member);
  await takeAccess(member, { isBlocked: true }, 'keep');
  await takeAccess(member, { isBlocked: true });
  expect((await infoFor(member))!.currentSubscriptionStatus).toBe('monthly_active');
  await takeAccess(member, { isBlocked: true }, 'now');
  expect((await infoFor(member))!.currentSubscriptionStatus).toBe('canceled');
});

test('a charge in progress becomes void, and is refunded if it succeeds anyway', async () => {
  const member = await states.createMember();
  const { payments } = product.services;
  const { charge, findCharge } = payments;
  // The gateway charges, but its answer is lost.
  const chargeWithoutAnswer = (order: Parameters<typeof charge>[0]) =>
    charge(order).then(() => ({ kind: 'unknown' as const }));
  Object.assign(payments, { charge: chargeWithoutAnswer, findCharge: async () => ({ kind: 'unknown' }) });
  try {
    expect(await states.sendStateChange('create', member)).toMatchObject({ status: 202 });
    expect((await takeAccess(member, { isBlocked: true })).status).toBe(200);
  } finally {
    Object.assign(payments, { charge, findCharge });
  }
  await product.advance({ minutes: 15 });
  expect((await infoFor(member))!.currentSubscriptionStatus).toBe('canceled');
  expect(await ledger.listGatewayCharges(member)).toEqual([
    { amount: 1_900, outcome: 'succeeded', refunded: 1_900 },
  ]);
  expect(await findLedgerFaults(product)).toEqual([]);
});

test(
  'a block concurrent with a change ends the membership, whichever comes first',
  { timeout: 60_000 },
  async () => {
    const bought = await Promise.all(Array.from({ length: 4 }, () => states.createMember()));
    const uncanceled = await Promise.all(Array.from({ length: 4 }, () => states.createMember()));
    for (const member of uncanceled) {
      await states.sendStateChangeOrThrow('create', member);
      await states.sendStateChangeOrThrow('cancel', member);
    }
    const changeAndBlock = (members: TestUser[], stateChange: 'create' | 'uncancel') =>
      members.flatMap((member) => [
        states.sendStateChange(stateChange, member),
        takeAccess(member, { isBlocked: true }),
      ]);
    const answers = await Promise.all([
      ...changeAndBlock(bought, 'create'),
      ...changeAndBlock(uncanceled, 'uncancel'),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await product.advance({ minutes: 15 });
    for (const member of [...bought, ...uncanceled]) {
      const info = await infoFor(member);
      expect(info === null || info.nextCharge === null).toBe(true);
    }
    expect(await findLedgerFaults(product)).toEqual([]);
  },
);

test('an unblocked member can take a new membership', async () => {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow('create', member);
  await takeAccess(member, { isBlocked: true }, 'now');
  await product.send(patchStaffUser, { id: member.id, isBlocked: false }, { as: writer });
  const { body } = await product.send(logIn, { email: member.email, password: TEST_PASSWORD });
  await states.sendStateChangeOrThrow('create', { ...member, token: body.token });
  expect((await infoFor(member))!.currentSubscriptionStatus).toBe('monthly_active');
  expect(await findLedgerFaults(product)).toEqual([]);
});
