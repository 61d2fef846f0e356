import { afterAll, beforeAll, expect, test } from 'vitest';
import { patchStaffUser } from '#contract/members/calls.ts';
import { createSystemContext, NO_HOOKS } from '../../platform/http/callContext.ts';
import { createBilling } from '../../../testing/billing/billing.ts';
import { createMembershipStates, type StateChange } from '../../../testing/billing/membershipStates.ts';
import { countWaitingForLocks } from '../../../testing/startWhileLocked.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { runDueSteps } from './advanceMembership.ts';

let product: TestProduct;
let writer: TestUser;
let billing: ReturnType<typeof createBilling>;
let states: ReturnType<typeof createMembershipStates>;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer();
  billing = createBilling(product);
  states = createMembershipStates(product);
});
afterAll(() => product.stop());

async function createSkippingSoon(): Promise<TestUser> {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow('create', member);
  await states.sendStateChangeOrThrow('skip', member);
  return member;
}

/** Makes a call shortly before the skip begins, which gets the lock only after the job has begun the skip. */
async function sendWhileSkipBegins<Response>(
  member: TestUser,
  send: () => Promise<Response>,
): Promise<Response> {
  const { paymentPausedAt } = await billing.subscriptionInfo(member);
  await states.advanceTo(paymentPausedAt!, { past: -10 });
  const { services, db } = product;
  const started = await createSystemContext(services, NO_HOOKS).transaction(async (inside) => {
    const row = inside.db.selectFrom('subscriptions').select('id').where('userId', '=', member.id);
    await row.forUpdate().execute();
    const response = send();
    await expect.poll(() => countWaitingForLocks(db)).toBe(1);
    // The job itself skips the locked membership.
    await product.advance({ seconds: 20 });
    await runDueSteps({ ...inside, now: services.clock.now() }, member.id, 'wait');
    return { response };
  });
  return started.response;
}

const changeSkip = (stateChange: StateChange) => async (member: TestUser) => {
  const { status, code } = await states.sendStateChange(stateChange, member);
  return { status, code };
};

test('a skip that has begun while the call waited is not removed, which would give a month for free', async () => {
  const member = await createSkippingSoon();
  const unskip = () => changeSkip('unskip')(member);
  expect(await sendWhileSkipBegins(member, unskip)).toEqual({
    status: 409,
    code: 'not_allowed_in_monthly_skipping',
  });
  expect(await billing.subscriptionInfo(member)).toMatchObject({
    currentSubscriptionStatus: 'monthly_skipping',
  });
});

test.each([
  ['the member cancels', (member: TestUser) => states.sendStateChange('cancel', member)],
  [
    'the member is blocked',
    (member: TestUser) => product.send(patchStaffUser, { id: member.id, isBlocked: true }, { as: writer }),
  ],
])('a membership whose skip has begun while the call waited ends at once when %s', async (_, act) => {
  const member = await createSkippingSoon();
  expect((await sendWhileSkipBegins<{ status: number }>(member, () => act(member))).status).toBe(200);
  const { status, endedAt, currentPeriodStart } = await product.db
    .selectFrom('subscriptions')
    .select(['status', 'endedAt', 'currentPeriodStart'])
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('canceled');
  expect(endedAt).toBeGreaterThanOrEqual(currentPeriodStart!);
});
