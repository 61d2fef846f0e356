import { expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import {
  createSubscription,
  getReceipt,
  getSubscriptionInfo,
  giveTip,
  listInvoices,
  refundInvoice,
  retryPayment,
  updateSubscription,
} from '#contract/billing/calls.ts';
import type { Call } from '#contract/call.ts';
import { createRequest, postResponse } from '#contract/readings/calls.ts';
import { toWireRequest } from '#contract/wireRequest.ts';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { createDataFolder, startServer } from '../../../testing/commandLine.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../../testing/testProduct.ts';
import type { MovableClock } from '../../platform/clock.ts';
import { createLedgerReader } from '../../../testing/billing/ledgerReader.ts';
import { CRASH_POINTS, type CrashPoint } from '../../../testing/billing/crashPoints.ts';
import { createMembershipStates } from '../../../testing/billing/membershipStates.ts';

const ENTRY = new URL('../../../testing/billing/crashServer.ts', import.meta.url).pathname;
const KEY = 'pressed-once';

interface Payment {
  member: TestUser;
  /** Who makes the call; without a call, a job charges. */
  by: TestUser;
  call: Call | null;
  input: object;
  /** What the gateway charges if the call runs once or not at all, in cents. */
  chargedCents: number[];
  chargedBefore: number[];
  refunded: number;
}

type PreparePayment = (product: TestProduct) => Promise<Payment>;

const createMemberIn = async (product: TestProduct, state: 'monthly_skipping' | 'payment_failed') =>
  (await createMembershipStates(product).createMembersIn({ [state]: 1 }))[state][0]!;

const createMonthlyMember = async (product: TestProduct) => {
  const states = createMembershipStates(product);
  const member = await states.createMember();
  await states.sendStateChangeOrThrow('create', member);
  return member;
};

const PAYMENTS = {
  async create(product) {
    const member = await createMembershipStates(product).createMember();
    const money = { chargedCents: [1_900], chargedBefore: [], refunded: 0 };
    return { member, by: member, call: createSubscription, input: { productId: 2 }, ...money };
  },
  async update(product) {
    const member = await createMemberIn(product, 'monthly_skipping');
    const money = { chargedCents: [1_900, 19_200], chargedBefore: [1_900], refunded: 0 };
    return { member, by: member, call: updateSubscription, input: { productId: 1 }, ...money };
  },
  async retry(product) {
    const member = await createMemberIn(product, 'payment_failed');
    const money = { chargedCents: [1_900, 1_900], chargedBefore: [1_900], refunded: 0 };
    return { member, by: member, call: retryPayment, input: {}, ...money };
  },
  async tip(product) {
    const member = await createMonthlyMember(product);
    const writer = await product.writer();
    const { send } = product;
    const { body } = await send(createRequest, { message: 'What will come?' }, { as: member });
    await send(postResponse, { readingRequest: body.id, message: 'This.' }, { as: writer });
    const input = { amount: '5.00', readingRequestId: body.id };
    const money = { chargedCents: [1_900, 500], chargedBefore: [1_900], refunded: 0 };
    return { member, by: member, call: giveTip, input, ...money };
  },
  async refund(product) {
    const member = await createMonthlyMember(product);
    const writer = await product.writer();
    const { body } = await product.send(listInvoices, {}, { as: member });
    const input = { invoiceId: body.results[0]!.id, amountCents: 500 };
    const money = { chargedCents: [1_900], chargedBefore: [1_900], refunded: 500 };
    return { member, by: writer, call: refundInvoice, input, ...money };
  },
  async renewal(product) {
    const member = await createMonthlyMember(product);
    const money = { chargedCents: [1_900, 1_900], chargedBefore: [1_900], refunded: 0 };
    return { member, by: member, call: null, input: {}, ...money };
  },
} satisfies Record<string, PreparePayment>;

/** What happens first after the restart: the client repeats the key, or the product's jobs run. */
const FIRST_CALLERS = ['the same key', 'the product itself'] as const;
type FirstCaller = (typeof FIRST_CALLERS)[number];
type Crash = [keyof typeof PAYMENTS, CrashPoint, FirstCaller];

const COMMON_CRASHES: Crash[] = [
  ['create', 'before the answer of the gateway', 'the same key'],
  ['update', 'after the answer of the gateway was lost', 'the product itself'],
  ['retry', 'before the intent is committed', 'the same key'],
  ['tip', 'before the answer of the gateway', 'the product itself'],
  ['refund', 'before the answer is sent', 'the same key'],
  ['renewal', 'before the outcome is committed', 'the product itself'],
];
const ALL_CRASHES: Crash[] = Object.keys(PAYMENTS).flatMap((payment) =>
  CRASH_POINTS.map((point, at): Crash => [payment as keyof typeof PAYMENTS, point, FIRST_CALLERS[at % 2]!]),
);
const CRASHES = process.env['SOAK'] === '1' ? ALL_CRASHES : COMMON_CRASHES;

test.each(CRASHES)(
  'the server is killed during a payment (%s, %s): after the restart it is made once, and all reports agree (first asked: %s)',
  { timeout: 120_000 },
  async (name, point, first) => {
    const database = await createEmptyDatabase();
    const before = await startTestProduct({}, { databaseUrl: database.url });
    const payment: Payment = await PAYMENTS[name](before);
    await before.stop();

    const isLost = point === 'after the answer of the gateway was lost';
    const status = isLost ? (payment.call === null ? 200 : 202) : null;
    expect(await crashIn(payment, point, database.url)).toEqual({ status, signal: 'SIGKILL' });

    const product = await startTestProduct({ LOG_LEVEL: 'fatal' }, { databaseUrl: database.url });
    const { member, call, chargedCents, chargedBefore, refunded } = payment;
    const isNeverStarted = point === 'before the intent is committed' && call !== null;
    const madeOnce = { chargedCents, refunded };
    const outcomeWithoutKey = isNeverStarted ? { chargedCents: chargedBefore, refunded: 0 } : madeOnce;
    try {
      const isRepeatedFirst = first === 'the same key' && call !== null;
      // A month, unless it had already passed before the crash.
      const duration = call === null && !isLost ? { days: 33 } : { minutes: 10 };
      if (!isRepeatedFirst) await expectMoneyAfter(product, member, duration, outcomeWithoutKey);
      const answers = call === null ? [] : await repeatCall(product, payment, call);
      const [statuses, texts] = [answers.map(({ status }) => status), answers.map(({ text }) => text)];
      expect(statuses).toEqual(answers.map(() => call?.status ?? 200));
      expect(new Set(texts).size).toBe(call === null ? 0 : 1);
      await expectMoneyAfter(product, member, { minutes: 2 }, madeOnce);
      await expectConsistentReports(product, member, madeOnce);
    } finally {
      await product.stop();
      await database.drop();
    }
  },
);

/**
 * Runs the payment on a separate server that crashes during it. Returns the response, if any, and how the process
 * ended.
 */
async function crashIn(payment: Payment, point: CrashPoint, databaseUrl: string) {
  await using folder = await createDataFolder();
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder.path, DIE: point, LOG_LEVEL: 'fatal' };
  const { origin, child, ended } = await startServer(env, { entry: ENTRY });
  const response = payment.call === null ? advanceMonth(origin) : sendWithKey(origin, payment, payment.call);
  const status = await response.then(
    ({ status }) => status,
    () => null,
  );
  if (status !== null) child.kill('SIGKILL');
  await ended;
  return { status, signal: child.signalCode };
}

const advanceMonth = (origin: string) =>
  fetch(`${origin}/api/test_clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: 32 * 86_400 }),
  });

function sendWithKey(origin: string, { by, input }: Payment, call: Call): Promise<Response> {
  const { method, address, body } = toWireRequest(call, input);
  const headers = {
    authorization: `Token ${by.token}`,
    'content-type': 'application/json',
    'idempotency-key': KEY,
  };
  return fetch(origin + address, { method, headers, body });
}

interface Money {
  chargedCents: number[];
  refunded: number;
}

/** Lets the jobs run, and expects what the gateway has charged and refunded by then. */
async function expectMoneyAfter(
  product: TestProduct,
  member: TestUser,
  duration: Temporal.DurationLike,
  expected: Money,
): Promise<void> {
  await product.advance(duration);
  const charges = await createLedgerReader(product).listGatewayCharges(member);
  const chargedCents = charges.filter(({ outcome }) => outcome === 'succeeded').map(({ amount }) => amount);
  const refunded = charges.reduce((sum, charge) => sum + charge.refunded, 0);
  expect({ chargedCents, refunded }).toEqual(expected);
}

/** Sends the same call with its key twice more. */
async function repeatCall(product: TestProduct, payment: Payment, call: Call) {
  const clock = product.services.clock as MovableClock;
  // The response "outcome unknown" is repeated for a minute.
  clock.moveTo(clock.now().add({ seconds: 61 }));
  const answers = [];
  for (let times = 0; times < 2; times++) {
    const answer = await sendWithKey(product.origin, payment, call);
    answers.push({ status: answer.status, text: await answer.text() });
  }
  return answers;
}

/** The membership, the invoices, their receipts and the gateway agree. */
async function expectConsistentReports(
  product: TestProduct,
  member: TestUser,
  { chargedCents, refunded }: { chargedCents: number[]; refunded: number },
) {
  const loggedIn = await product.send(logIn, { email: member.email, password: TEST_PASSWORD });
  const as = { ...member, token: loggedIn.body.token };
  const { body: info } = await product.send(getSubscriptionInfo, {}, { as });
  const { body: invoices } = await product.send(listInvoices, {}, { as });
  expect(['monthly_active', 'yearly_active']).toContain(info.currentSubscriptionStatus);
  expect(invoices.results.map(({ amountCents }) => amountCents)).toEqual(chargedCents.toReversed());
  expect(invoices.results.filter(({ status }) => !status.endsWith('refunded') && status !== 'paid')).toEqual(
    [],
  );
  expect(invoices.results.reduce((sum, { refundedCents }) => sum + refundedCents, 0)).toBe(refunded);
  const [newest] = invoices.results.filter(({ kind }) => kind === 'membership');
  expect(newest).toMatchObject({
    productId: info.productId,
    periodStart: info.currentPeriodStart,
    periodEnd: info.currentPeriodEnd,
  });
  for (const invoice of invoices.results) {
    const { body: receipt } = await product.send(getReceipt, { id: invoice.id }, { as });
    expect(receipt.invoice).toEqual(invoice);
  }
  const receipts = (await createLedgerReader(product).listMailSubjects(member)).filter((subject) =>
    /receipt/i.test(subject),
  );
  expect(new Set(receipts).size).toBe(receipts.length);
}
