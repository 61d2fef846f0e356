import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { createBilling } from '../../../testing/billing/billing.ts';
import { createLedgerReader } from '../../../testing/billing/ledgerReader.ts';
import {
  type CardKind,
  CARDS,
  simulateExpectedInvoices,
} from '../../../testing/billing/simulateExpectedInvoices.ts';
import {
  STATE_CHANGES,
  type StateChange,
  createMembershipStates,
} from '../../../testing/billing/membershipStates.ts';
import { createSeededRandom } from '../../platform/seededRandom.ts';

const isSoak = process.env['SOAK'] === '1';
const [MEMBERS, DAYS] = isSoak ? [100, 365] : [14, 100];
const DAY = 86_400;
/** A seed with which members reach every status, in any year. */
const SEED = 7;
/** Calls take time, during which the clock advances. */
const SECONDS_OFF = 20;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Expected = ReturnType<typeof simulateExpectedInvoices>;

const byAmount = (a: number, b: number) => a - b;

/** Most members stay, and most are monthly. */
const listLikelyChanges = (allowed: readonly StateChange[]) => [
  ...(['nothing', 'nothing', 'nothing'] as const),
  ...allowed.flatMap((stateChange) =>
    stateChange === 'cancel' || stateChange.includes('annual')
      ? [stateChange]
      : [stateChange, stateChange, stateChange],
  ),
];

test(
  `${MEMBERS} members over ${DAYS} days are billed what they owe, to the cent`,
  async () => {
    const billing = createBilling(product);
    const ledger = createLedgerReader(product);
    const states = createMembershipStates(product);
    const random = createSeededRandom(SEED);
    const pickOne = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;

    /** Changes the card or the membership. @returns the request and the expected status */
    async function act(member: TestUser, expected: Expected, now: number) {
      const dice = random();
      const before = expected.statusNow();
      if (dice < 0.25) {
        const kind = pickOne<CardKind>([
          'works',
          'works',
          'declines',
          'wants authentication',
          'answers late',
        ]);
        expected.changeCard(kind, now);
        await states.payBy(member, CARDS[kind]);
        return { before, did: kind, status: 201, expectedStatus: 201 };
      }
      const stateChange = pickOne(
        dice < 0.35
          ? (Object.keys(STATE_CHANGES) as StateChange[])
          : listLikelyChanges(expected.listAllowedChanges()),
      );
      if (stateChange === 'nothing') return { before, did: stateChange, status: 200, expectedStatus: 200 };
      const { status, code } = await states.sendStateChange(stateChange, member);
      return {
        before,
        did: stateChange,
        code,
        status,
        expectedStatus: expected.requestChange(stateChange, now),
      };
    }

    const { year } = product.services.clock.now().toZonedDateTimeISO('UTC');
    const start = Date.UTC(year + 1, 0, 10) / 1000;
    const members: { member: TestUser; expected: Expected }[] = [];
    for (let n = 0; n < MEMBERS; n++)
      members.push({ member: await states.createMember(), expected: simulateExpectedInvoices() });
    // Each member acts about every month, at any time of the day.
    const moments = members
      .flatMap((each) => {
        const times = [start + random() * 10 * DAY];
        while (times.at(-1)! < start + DAYS * DAY) times.push(times.at(-1)! + (1 + random() * 45) * DAY);
        return times.slice(0, -1).map((at) => ({ ...each, at: Math.floor(at) }));
      })
      .toSorted((a, b) => a.at - b.at);

    const seenStatuses = new Set<string>();
    const recordStatuses = () => members.forEach(({ expected }) => seenStatuses.add(expected.statusNow()));
    for (const { member, expected, at } of moments) {
      await states.advanceTo(at, { past: 0 });
      const now = states.nowSeconds();
      members.forEach((each) => each.expected.advanceTo(now));
      recordStatuses();
      const result = await act(member, expected, now);
      expect({ ...result, status: result.expectedStatus }).toEqual(result);
      recordStatuses();
    }
    await states.advanceTo(start + (DAYS + 1) * DAY);
    const now = states.nowSeconds();

    for (const { member, expected } of members) {
      expected.advanceTo(now);
      const invoices = (await billing.invoices(member)).map(
        ({ id: _, productId: __, ...invoice }) => invoice,
      );
      const close = (moment: number) => expect.closeTo(moment, -Math.log10(2 * SECONDS_OFF));
      expect(invoices).toEqual(
        expected.invoices.map(({ periodStart, periodEnd, ...invoice }) => ({
          ...invoice,
          periodStart: close(periodStart),
          periodEnd: close(periodEnd),
        })),
      );
      const owed = expected.invoices
        .filter(({ status }) => status === 'paid')
        .map(({ amountCents }) => amountCents);
      expect((await ledger.listChargedCents(member)).toSorted(byAmount)).toEqual(owed.toSorted(byAmount));
      expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe(expected.statusNow());
    }
    expect([...seenStatuses].toSorted()).toEqual([...SUBSCRIPTION_STATUSES].toSorted());
  },
  isSoak ? 1_800_000 : 120_000,
);
