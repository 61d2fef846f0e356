import { sql } from 'kysely';
import {
  addCard,
  cancelSubscription,
  confirmPayment,
  createSubscription,
  giveTip,
  listCards,
  listInvoices,
  makeDefaultCard,
  refundInvoice,
  removeCard,
  retryPayment,
  skipSubscription,
  uncancelSubscription,
  unskipSubscription,
  updateSubscription,
  upgradeSubscription,
} from '#contract/billing/calls.ts';
import { ACTIONS, type Action, MEMBERSHIP_ENDINGS, MONTHLY } from '#contract/billing/codes.ts';
import type { Call, InputOf } from '#contract/call.ts';
import { logIn } from '#contract/accounts/calls.ts';
import { patchStaffUser } from '#contract/members/calls.ts';
import { createRequest, postResponse } from '#contract/readings/calls.ts';
import type { PaymentGateway } from '../../src/adapters/payments/payments.ts';
import { type TestResponse, TEST_PASSWORD, type TestProduct, type TestUser } from '../testProduct.ts';
import { toEpochSeconds } from '../../src/platform/clock.ts';
import {
  ANSWERS_LATE,
  createBilling,
  CARD,
  DECLINES,
  MASTERCARD,
  VISA,
  WANTS_AUTHENTICATION,
} from './billing.ts';
import { disputeLastCharge } from './disputeLastCharge.ts';
import { loadMembership } from '../../src/billing/membership/toSubscriptionInfo.ts';
import { getMembershipActions } from '../../src/billing/rules.ts';
import { createSeededRandom } from '../../src/platform/seededRandom.ts';

interface SimulatedMember extends TestUser {
  /** One generator per member, so that no member's actions depend on another's. */
  random: Random;
  /** One of their requests that is answered. */
  requestId: number;
}

const CARDS = [VISA, MASTERCARD, DECLINES, DECLINES, WANTS_AUTHENTICATION, ANSWERS_LATE];

const CALLS = {
  skip: skipSubscription,
  unskip: unskipSubscription,
  cancel: cancelSubscription,
  uncancel: uncancelSubscription,
  upgrade: upgradeSubscription,
  keep_monthly: updateSubscription,
  create: createSubscription,
  update: updateSubscription,
  retry: retryPayment,
} as const satisfies Record<Action, Call>;

/** Random numbers, the same for the same seed. */
function createRandom(seed: number) {
  /** In [0, 1). */
  const chance = createSeededRandom(seed);
  const below = (limit: number) => Math.floor(chance() * limit);
  return { chance, below, oneOf: <One>(all: readonly One[]): One => all[below(all.length)]! };
}

type Random = ReturnType<typeof createRandom>;

const ACTION_CHANCES: Partial<Record<Action, number>> = { cancel: 0.2, uncancel: 0.5, upgrade: 0.2 };
const LOST_SHARE = 0.06;
const CAN_BE_LOST = ['charge', 'findCharge', 'confirmCharge', 'cancelCharge', 'refund'] as const;

/** From now on, some requests to the gateway or its responses are lost. */
function loseSomeAnswers(payments: PaymentGateway, { chance }: Random): void {
  for (const call of CAN_BE_LOST) {
    const callGateway = payments[call] as (order: unknown) => Promise<unknown>;
    const callUnreliably = async (order: unknown) => {
      const roll = chance();
      if (roll < LOST_SHARE / 2) throw new Error('The question was lost');
      const answer = await callGateway(order);
      if (roll < LOST_SHARE) throw new Error('The answer was lost');
      return answer;
    };
    Object.assign(payments, { [call]: callUnreliably });
  }
}

/** Members who act randomly and concurrently; records the responses. */
export function simulateMembersByHttp(product: TestProduct, seed: number) {
  const { send, sendOrThrow, db, services } = product;
  const timing = createRandom(seed);
  const billing = createBilling(product);
  /** How often each action got each response. */
  const answers = new Map<string, number>();
  const faults: string[] = [];
  let writer: TestUser;

  function recordAnswer(label: string, { status, code }: TestResponse<unknown>): void {
    const answer = `${label}: ${status}${code === undefined ? '' : ` ${code}`}`;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (status >= 500 || status === 401 || status === 403) faults.push(answer);
  }

  async function sendAndRecord<C extends Call>(label: string, call: C, input: InputOf<C>, as: TestUser) {
    const answer = await send(call, input, { as });
    recordAnswer(label, answer);
    return answer;
  }

  async function createMember(nth: number): Promise<SimulatedMember> {
    const member = await billing.customer();
    await billing.subscribe(member, MONTHLY);
    const { id } = await sendOrThrow(createRequest, { message: 'What will come?' }, { as: member });
    await sendOrThrow(postResponse, { readingRequest: id, message: 'This.', personality: 1 }, { as: writer });
    return { ...member, requestId: id, random: createRandom(seed * 1_000 + nth) };
  }

  /** A membership's complete record as text; null while a charge is in progress or something is due. */
  async function readSettledRecord({ id }: SimulatedMember): Promise<string | null> {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(subscriptions)::text as row from subscriptions
      where user_id = ${id}
        and (next_action_at is null or next_action_at > ${toEpochSeconds(services.clock.now()) + 60})
        and not exists (select from attempts where attempts.user_id = ${id}
          and attempts.status in ('pending', 'unknown', 'requires_action'))`.execute(db);
    return rows[0]?.row ?? null;
  }

  /** By the member, or by a writer for them. */
  async function act(member: SimulatedMember, action: Action): Promise<void> {
    const { chance, oneOf } = member.random;
    const isByWriter = chance() < 0.3;
    const productId = action === 'keep_monthly' ? MONTHLY : oneOf([1, 2, 2, 2] as const);
    const isChoice = action === 'create' || action === 'update' || action === 'keep_monthly';
    const input = { ...(isChoice && { productId }), ...(isByWriter && { userId: member.id }) };
    const before = await readSettledRecord(member);
    const answer = await sendAndRecord(action, CALLS[action], input as never, isByWriter ? writer : member);
    if (answer.status !== 409 && answer.status !== 402) return;
    const isWaiting = answer.code === 'authentication_required';
    const after = isWaiting ? before : await readSettledRecord(member);
    if (before !== null && after !== null && before !== after)
      faults.push(`a refused ${action} (${answer.code}) changes ${before} into ${after}`);
    const { attemptId } = answer.body as unknown as { attemptId?: number };
    if (isWaiting && attemptId !== undefined && chance() < 0.5)
      await sendAndRecord('confirm', confirmPayment, { attemptId }, member);
  }

  async function changeCards(member: SimulatedMember): Promise<void> {
    const { chance, oneOf } = member.random;
    if (chance() < 0.6) {
      const card = { ...CARD, cardNumber: oneOf(CARDS), makeDefaultPaymentMethod: chance() < 0.8 };
      await sendAndRecord('add card', addCard, card, member);
      return;
    }
    const { cards } = await sendOrThrow(listCards, {}, { as: member });
    const paymentMethodId = oneOf(cards).id;
    const [label, call] = oneOf([
      ['remove card', removeCard] as const,
      ['make default', makeDefaultCard] as const,
    ]);
    await sendAndRecord(label, call, { paymentMethodId }, member);
  }

  async function refund({ id, random: { chance, below, oneOf } }: SimulatedMember): Promise<void> {
    const { results } = await sendOrThrow(listInvoices, { userId: id, limit: 5 }, { as: writer });
    const invoice = oneOf(results);
    if (invoice === undefined) return;
    const amountCents = chance() < 0.5 ? invoice.amountCents : 1 + below(invoice.amountCents);
    const input = { invoiceId: invoice.id, amountCents, endMembership: chance() < 0.3 };
    await sendAndRecord('refund', refundInvoice, input, writer);
  }

  async function dispute({ id }: SimulatedMember): Promise<void> {
    if (await disputeLastCharge(product, id)) answers.set('dispute', (answers.get('dispute') ?? 0) + 1);
  }

  /** Blocks and unblocks the member; the membership ends as chosen. */
  async function loseAccess(member: SimulatedMember): Promise<void> {
    const { id, email, random } = member;
    const membership = random.oneOf(MEMBERSHIP_ENDINGS);
    await sendAndRecord('block', patchStaffUser, { id, isBlocked: true, membership }, writer);
    await sendAndRecord('let in', patchStaffUser, { id, isBlocked: false }, writer);
    const { body } = await sendAndRecord('log in', logIn, { email, password: TEST_PASSWORD }, member);
    member.token = body.token;
  }

  async function actAsAllowed(member: SimulatedMember): Promise<void> {
    const record = await loadMembership(db, member.id);
    const allowed = getMembershipActions(record, toEpochSeconds(services.clock.now()));
    const { chance, oneOf } = member.random;
    const action = oneOf(allowed);
    // With equal chances most would cancel or be on an annual plan, and few would ever skip or be past due.
    if (chance() < (ACTION_CHANCES[action] ?? 1)) await act(member, action);
  }

  const WEIGHTED_ACTIONS: readonly [share: number, does: (member: SimulatedMember) => Promise<void>][] = [
    [50, actAsAllowed],
    [15, (member) => act(member, member.random.oneOf(ACTIONS))],
    [12, changeCards],
    [
      6,
      async (member) => {
        const amount = `${1 + member.random.below(20)}.00`;
        await sendAndRecord('tip', giveTip, { amount, readingRequestId: member.requestId }, member);
      },
    ],
    [5, refund],
    [2, dispute],
    [2, loseAccess],
    [10, async () => {}],
  ];

  async function actRandomly(member: SimulatedMember): Promise<void> {
    let remainingShare = member.random.below(WEIGHTED_ACTIONS.reduce((sum, [share]) => sum + share, 0));
    const [, runAction] = WEIGHTED_ACTIONS.find(([share]) => (remainingShare -= share) < 0)!;
    await runAction(member);
  }

  /** Expiring tokens are not tested here. */
  async function keepTokensValid(): Promise<void> {
    const now = services.clock.now().toString();
    await db.updateTable('tokens').set({ createdAt: now, lastUsedAt: now }).execute();
  }

  return {
    answers,
    faults,
    async createMembers(count: number): Promise<SimulatedMember[]> {
      writer = await product.writer();
      const members: SimulatedMember[] = [];
      // A few at a time, because passwords are hashed.
      for (let n = 0; n < count; n += 4)
        members.push(
          ...(await Promise.all(
            Array.from({ length: Math.min(4, count - n) }, (_, i) => createMember(n + i)),
          )),
        );
      loseSomeAnswers(services.payments, createRandom(seed));
      return members;
    },
    /** Each member does one thing or nothing, concurrently. */
    async runRound(members: readonly SimulatedMember[]): Promise<void> {
      await keepTokensValid();
      await Promise.all(members.map(actRandomly));
    },
    /** Advances the time by hours, days or more than a month. */
    async advanceRandomly(): Promise<void> {
      const maxHours = timing.oneOf([1, 4, 10, 20, 40]) * 24;
      await product.advance({ hours: 1 + timing.below(maxHours) });
    },
  };
}
