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
let does: ReturnType<typeof createMembershipStates>['does'];
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'fatal' });
  const states = createMembershipStates(product);
  does = states.does;
  member = await states.member();
  writer = await product.writer();
});
afterAll(() => product.stop());

/** Initial records, created by the rules. */
const STARTS = {
  never_subscribed: () => NO_MEMBERSHIP,
  monthly_active: (now) => begunAt(now, 2),
  yearly_active: (now) => begunAt(now, 1),
  upgrade_pending: (now) => stepsAfter(begunAt(now, 2), { action: 'upgrade' }, now),
  monthly_skip_upcoming: (now) => stepsAfter(begunAt(now, 2), { action: 'skip' }, now),
  cancel_upcoming: (now) => stepsAfter(begunAt(now, 2), { action: 'cancel' }, now),
  monthly_skipping(now) {
    const skipped = stepsAfter(begunAt(now - 31 * DAY, 2), { action: 'skip' }, now - 20 * DAY);
    return change(skipped, { event: 'boundary' }, now).record;
  },
  payment_failed(now) {
    const unpaid = begunAt(now - 31 * DAY, 2);
    return change(unpaid, { event: 'declined', isRetryable: true }, now).record;
  },
} satisfies Record<string, (now: number) => Membership>;

const stepsAfter = (record: Membership, by: Change, now: number) => change(record, by, now).record;
const begunAt = (now: number, productId: 1 | 2) =>
  stepsAfter(NO_MEMBERSHIP, { action: 'create', productId }, now - 10 * DAY);

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
type Tried = Step | { code: string };

function tried(record: Membership, asking: StateChange, now: number): Tried {
  try {
    return change(record, CHANGES[asking](record), now);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code };
    throw error;
  }
}

/** The visible fields of a record; times rounded to ten minutes, since each call has its own time. */
function countSeen(record: Membership | SubscriptionInfo, now: number) {
  const about = (at: number | null) => (at === null ? null : Math.round((at - now) / 600));
  return JSON.stringify([
    subscriptionStatus(record, now),
    record.status,
    record.interval,
    record.productId,
    record.pendingProductId,
    record.cancelAtPeriodEnd,
    about(record.currentPeriodStart),
    about(record.currentPeriodEnd),
    about(record.paymentPausedAt),
    about(record.paymentResumesAt),
  ]);
}

interface Answer {
  asking: StateChange;
  code: string | undefined;
  body: SubscriptionInfo;
}

function* readOrders<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [at, first] of items.entries())
    for (const rest of readOrders(items.toSpliced(at, 1))) yield [first, ...rest];
}

/** Whether the accepted changes in this order lead to the final record, and every response matches on the way. */
function isExplainedBy(
  order: readonly Answer[],
  refused: readonly Answer[],
  { start, end, takenCents, now }: { start: Membership; end: Membership; takenCents: number; now: number },
): boolean {
  const records = [start];
  let cents = 0;
  for (const { asking } of order) {
    const step = tried(records.at(-1)!, asking, now);
    if ('code' in step) return false;
    records.push(step.record);
    cents += step.chargeCents;
  }
  const looks = records.map((record) => countSeen(record, now));
  // The record is read after the commit, so a response may already show the next change.
  const areTold = order.every(({ body }, at) => looks.slice(at + 1).includes(countSeen(body, now)));
  const isRefused = ({ asking, code }: Answer) =>
    (code === 'payment_in_progress' && cents > 0) ||
    records.some((record) => {
      const step = tried(record, asking, now);
      return 'code' in step && step.code === code;
    });
  return areTold && looks.at(-1) === countSeen(end, now) && cents === takenCents && refused.every(isRefused);
}

async function begin(start: Membership): Promise<void> {
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

const takenCents = async () =>
  (await createLedgerReader(product).listChargedCents(member)).reduce((sum, cents) => sum + cents, 0);

const asking = fc.record({
  asking: fc.constantFrom(...(Object.keys(CHANGES) as StateChange[])),
  isByWriter: fc.boolean(),
});
const start = fc.constantFrom(...(Object.keys(STARTS) as (keyof typeof STARTS)[]));

test(
  `${RUNS} runs of concurrent actions by a member and a writer: some order of the accepted actions explains the result`,
  { timeout: 60_000 + RUNS * 1_000 },
  async () => {
    const several = fc.array(asking, { minLength: 4, maxLength: 8 });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(start, several, async (from, asked) => {
        const now = Math.floor(product.services.clock.now().epochMilliseconds / 1000);
        const begun = STARTS[from](now);
        await begin(begun);
        const before = await takenCents();
        const answers = await Promise.all(
          asked.map(async ({ asking: each, isByWriter }): Promise<Answer> => {
            const answer = await (isByWriter
              ? does(each, writer, { userId: member.id })
              : does(each, member));
            return { asking: each, code: answer.code, body: answer.body };
          }),
        );
        const ended = {
          start: begun,
          end: await readRecord(),
          takenCents: (await takenCents()) - before,
          now,
        };
        const done = answers.filter(({ code }) => code === undefined);
        const refused = answers.filter(({ code }) => code !== undefined);
        accepted += done.length;
        return [...readOrders(done)].some((order) => isExplainedBy(order, refused, ended));
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // The test would prove little if nearly all changes were refused.
    expect(accepted).toBeGreaterThan(RUNS);
  },
);
