import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { ANNUAL } from '#contract/billing/codes.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { createLedgerReader } from '../../../testing/billing/ledgerReader.ts';
import type { Membership } from '../membershipRecord.ts';
import { change, type Change, NO_MEMBERSHIP } from '../rules.ts';
import { type StateChange, createMembershipStates } from '../../../testing/billing/membershipStates.ts';

const RUNS = process.env['SOAK'] === '1' ? 1_000 : 40;
const SEED = 20_261_121;
const DAY = 86_400;

let product: TestProduct;
let member: TestUser;
let writer: TestUser;
let sendStateChange: ReturnType<typeof createMembershipStates>['sendStateChange'];
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'fatal' });
  const states = createMembershipStates(product);
  sendStateChange = states.sendStateChange;
  member = await states.createMember();
  writer = await product.writer();
});
afterAll(() => product.stop());

/** Initial records, created by the rules. */
const STARTS = {
  never_subscribed: () => NO_MEMBERSHIP,
  monthly_active: (now) => createActiveMembership(now, 2),
  yearly_active: (now) => createActiveMembership(now, 1),
  upgrade_pending: (now) => applyChange(createActiveMembership(now, 2), { action: 'upgrade' }, now),
  monthly_skip_upcoming: (now) => applyChange(createActiveMembership(now, 2), { action: 'skip' }, now),
  cancel_upcoming: (now) => applyChange(createActiveMembership(now, 2), { action: 'cancel' }, now),
  monthly_skipping(now) {
    const skipped = applyChange(
      createActiveMembership(now - 31 * DAY, 2),
      { action: 'skip' },
      now - 20 * DAY,
    );
    return change(skipped, { event: 'state_change_due' }, now).record;
  },
  payment_failed(now) {
    const unpaid = createActiveMembership(now - 31 * DAY, 2);
    return change(unpaid, { event: 'declined', isRetryable: true }, now).record;
  },
} satisfies Record<string, (now: number) => Membership>;

const applyChange = (record: Membership, by: Change, now: number) => change(record, by, now).record;
const createActiveMembership = (now: number, productId: 1 | 2) =>
  applyChange(NO_MEMBERSHIP, { action: 'create', productId }, now - 10 * DAY);

const CHANGES: Record<StateChange, (record: Membership) => Change> = {
  skip: () => ({ action: 'skip' }),
  unskip: () => ({ action: 'unskip' }),
  cancel: () => ({ action: 'cancel' }),
  uncancel: () => ({ action: 'uncancel' }),
  upgrade: () => ({ action: 'upgrade' }),
  create: () => ({ action: 'create', productId: 2 }),
  'create annual': () => ({ action: 'create', productId: 1 }),
  'update to monthly': (record) => planChange(record, 2),
  'update to annual': (record) => planChange(record, ANNUAL),
  retry: () => ({ action: 'retry' }),
};
/** While an upgrade is pending, choosing a plan keeps or undoes it. */
function planChange({ pendingProductId }: Membership, productId: 1 | 2): Change {
  if (pendingProductId === null) return { action: 'update', productId };
  return { action: productId === ANNUAL ? 'upgrade' : 'keep_monthly' };
}

interface Step {
  record: Membership;
  chargeCents: number;
}
type ChangeResult = Step | { code: string };

function tryChange(record: Membership, stateChange: StateChange, now: number): ChangeResult {
  try {
    return change(record, CHANGES[stateChange](record), now);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code };
    throw error;
  }
}

/** The visible fields of a record; times rounded to ten minutes, since each call has its own time. */
function describeVisibleFields(record: Membership | SubscriptionInfo, now: number) {
  const roundTime = (at: number | null) => (at === null ? null : Math.round((at - now) / 600));
  return JSON.stringify([
    subscriptionStatus(record, now),
    record.status,
    record.interval,
    record.productId,
    record.pendingProductId,
    record.cancelAtPeriodEnd,
    roundTime(record.currentPeriodStart),
    roundTime(record.currentPeriodEnd),
    roundTime(record.paymentPausedAt),
    roundTime(record.paymentResumesAt),
  ]);
}

interface Answer {
  stateChange: StateChange;
  code: string | undefined;
  body: SubscriptionInfo;
}

function* listPermutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [at, first] of items.entries())
    for (const rest of listPermutations(items.toSpliced(at, 1))) yield [first, ...rest];
}

/** Whether the accepted changes in this order lead to the final record, and every response matches on the way. */
function isExplainedBy(
  order: readonly Answer[],
  refused: readonly Answer[],
  {
    start,
    end,
    chargedCents,
    now,
  }: { start: Membership; end: Membership; chargedCents: number; now: number },
): boolean {
  const records = [start];
  let cents = 0;
  for (const { stateChange } of order) {
    const step = tryChange(records.at(-1)!, stateChange, now);
    if ('code' in step) return false;
    records.push(step.record);
    cents += step.chargeCents;
  }
  const visibleFields = records.map((record) => describeVisibleFields(record, now));
  // The record is read after the commit, so a response may already show the next change.
  const areResponsesExplained = order.every(({ body }, at) =>
    visibleFields.slice(at + 1).includes(describeVisibleFields(body, now)),
  );
  const isRefused = ({ stateChange, code }: Answer) =>
    (code === 'payment_in_progress' && cents > 0) ||
    records.some((record) => {
      const step = tryChange(record, stateChange, now);
      return 'code' in step && step.code === code;
    });
  return (
    areResponsesExplained &&
    visibleFields.at(-1) === describeVisibleFields(end, now) &&
    cents === chargedCents &&
    refused.every(isRefused)
  );
}

async function insertMembership(start: Membership): Promise<void> {
  const { db } = product;
  for (const table of ['attempts', 'invoices'] as const)
    await db.deleteFrom(table).where('userId', '=', member.id).execute();
  await db.deleteFrom('subscriptions').where('userId', '=', member.id).execute();
  const createdAt = product.services.clock.now();
  await db
    .insertInto('subscriptions')
    .values({ ...start, userId: member.id, createdAt })
    .execute();
}

async function readRecord(): Promise<Membership> {
  const rows = product.db.selectFrom('subscriptions').selectAll().where('userId', '=', member.id);
  return (await rows.executeTakeFirstOrThrow()) as Membership;
}

const readChargedCents = async () =>
  (await createLedgerReader(product).listChargedCents(member)).reduce((sum, cents) => sum + cents, 0);

const stateChange = fc.record({
  stateChange: fc.constantFrom(...(Object.keys(CHANGES) as StateChange[])),
  isByWriter: fc.boolean(),
});
const start = fc.constantFrom(...(Object.keys(STARTS) as (keyof typeof STARTS)[]));

test(
  `${RUNS} runs of concurrent actions by a member and a writer: some order of the accepted actions explains the result`,
  { timeout: 60_000 + RUNS * 1_000 },
  async () => {
    const changeLists = fc.array(stateChange, { minLength: 4, maxLength: 8 });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(start, changeLists, async (from, changes) => {
        const now = Math.floor(product.services.clock.now().epochMilliseconds / 1000);
        const startRecord = STARTS[from](now);
        await insertMembership(startRecord);
        const before = await readChargedCents();
        const answers = await Promise.all(
          changes.map(async ({ stateChange: each, isByWriter }): Promise<Answer> => {
            const answer = await (isByWriter
              ? sendStateChange(each, writer, { userId: member.id })
              : sendStateChange(each, member));
            return { stateChange: each, code: answer.code, body: answer.body };
          }),
        );
        const outcome = {
          start: startRecord,
          end: await readRecord(),
          chargedCents: (await readChargedCents()) - before,
          now,
        };
        const acceptedAnswers = answers.filter(({ code }) => code === undefined);
        const refused = answers.filter(({ code }) => code !== undefined);
        accepted += acceptedAnswers.length;
        return [...listPermutations(acceptedAnswers)].some((order) => isExplainedBy(order, refused, outcome));
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // The test would prove little if nearly all changes were refused.
    expect(accepted).toBeGreaterThan(RUNS);
  },
);
