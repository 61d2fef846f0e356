import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ANNUAL, MONTHLY, type ProductId } from '#contract/billing/codes.ts';
import {
  simulateMembership,
  type SimulatedMembership,
} from '../../../testing/billing/membershipSimulation.ts';
import { toSeconds, DAY, toIsoText } from '../../../testing/billing/records.ts';

const MONTHS = 36;

const ANCHORS = [
  ['2023-02-28T23:59:59Z', '2023-12-29T00:00:00Z', '2023-12-30T12:00:00Z', '2023-12-31T23:59:59Z'],
  ['2024-01-01T00:00:00Z', '2024-01-29T00:00:00Z', '2024-01-30T00:00:00Z', '2024-01-31T00:00:00Z'],
  ['2024-02-28T12:00:00Z', '2024-02-29T00:00:00Z', '2024-02-29T23:59:59Z', '2024-03-01T00:00:00Z'],
  ['2024-03-10T07:00:00Z', '2024-03-29T01:00:00Z', '2024-03-30T11:00:00Z', '2024-03-31T01:00:00Z'],
  ['2024-04-30T00:00:00Z', '2024-05-31T12:00:00Z', '2024-08-31T00:00:01Z', '2024-10-31T23:00:00Z'],
  ['2024-11-03T06:00:00Z', '2025-01-31T23:59:59Z', '2027-01-30T00:00:00Z', '2099-12-31T23:59:59Z'],
].flat();

/** The end of the k-th month, calculated independently: the anchor's day, or the month's last, at the anchor's time. */
function monthAfter(anchor: string, k: number): number {
  const [year, month, day] = anchor.slice(0, 10).split('-').map(Number) as [number, number, number];
  const months = year * 12 + month - 1 + k;
  const [endYear, endMonth] = [Math.floor(months / 12), months % 12];
  const lastDay = Date.UTC(endYear, endMonth + 1, 1) / 1000 - DAY;
  const sameDay = Date.UTC(endYear, endMonth, day) / 1000;
  const time = toSeconds(anchor) % DAY;
  return (day <= new Date(lastDay * 1000).getUTCDate() ? sameDay : lastDay) + time;
}

function startMembershipAt(anchor: string, productId: ProductId): SimulatedMembership {
  const membership = simulateMembership(toSeconds(anchor));
  membership.act({ action: 'create', productId });
  return membership;
}

const listPaidPeriods = ({ invoices }: SimulatedMembership) =>
  invoices.map(({ periodStart, periodEnd }) => [periodStart, periodEnd]);

test(`covers 24 difficult start dates`, () => {
  expect(new Set(ANCHORS).size).toBe(24);
});

describe.each(ANCHORS)('from %s', (anchor) => {
  const end = (k: number) => monthAfter(anchor, k);
  const period = (k: number, months = 1) => [end(k * months), end((k + 1) * months)];

  test('charges each of 36 months once, without a gap between periods', () => {
    const membership = startMembershipAt(anchor, MONTHLY);
    for (let k = 1; k < MONTHS; k++) {
      membership.advance(end(k) - 1 - membership.now);
      expect([membership.status, membership.record.currentPeriodEnd]).toEqual(['monthly_active', end(k)]);
      membership.advance(1);
    }
    expect(listPaidPeriods(membership)).toEqual(Array.from({ length: MONTHS }, (_, k) => period(k)));
    expect(membership.invoices.map(({ attempts }) => attempts.map(({ calledAt }) => calledAt))).toEqual(
      Array.from({ length: MONTHS }, (_, k) => [end(k)]),
    );
  });

  test('keeps the billing day when every third month is skipped', () => {
    const membership = startMembershipAt(anchor, MONTHLY);
    for (let k = 1; k < MONTHS; k++) {
      if (k % 3 === 2) membership.act({ action: 'skip' });
      membership.advance(end(k) - membership.now);
      expect([k, membership.status]).toEqual([k, k % 3 === 2 ? 'monthly_skipping' : 'monthly_active']);
      expect([membership.record.currentPeriodStart, membership.record.currentPeriodEnd]).toEqual(period(k));
    }
    const months = Array.from({ length: MONTHS }, (_, k) => k).filter((k) => k % 3 !== 2);
    expect(listPaidPeriods(membership)).toEqual(months.map((k) => period(k)));
  });

  test('charges three years without a gap between periods', () => {
    const membership = startMembershipAt(anchor, ANNUAL);
    membership.advance(end(MONTHS) - 1 - membership.now);
    expect(listPaidPeriods(membership)).toEqual([0, 1, 2].map((k) => period(k, 12)));
    expect(membership.status).toBe('yearly_active');
  });

  test('starts an upgrade at the end of its month and keeps that billing day', () => {
    const membership = startMembershipAt(anchor, MONTHLY);
    membership.act({ action: 'upgrade' });
    membership.advance(end(1) - membership.now);
    const from = toIsoText(end(1));
    const years = [0, 1].map((k) => [monthAfter(from, 12 * k), monthAfter(from, 12 * (k + 1))]);
    membership.advance(monthAfter(from, 24) - 1 - membership.now);
    expect(listPaidPeriods(membership)).toEqual([period(0), ...years]);
  });

  test('puts a member into the current period after a downtime of any length', () => {
    for (const k of [1, 2, 13, 25, MONTHS]) {
      const membership = startMembershipAt(anchor, MONTHLY);
      membership.simulateDowntime(end(k) + DAY - membership.now);
      expect(listPaidPeriods(membership)).toEqual([period(0), period(k)]);
    }
  });
});

describe('the time zone of the machine', () => {
  // Each zone changes its clocks within these days, or (Apia) skipped a whole day.
  const SIMULATION_SCRIPT = `
    const { simulateMembership } = await import('../../../testing/billing/membershipSimulation.ts');
    const { formatBillingDate } = await import('#contract/billing/format.ts');
    const simulations = ['2011-11-30T10:00:00Z', '2026-02-08T07:30:00Z', '2026-03-29T01:30:00Z', '2026-10-25T00:30:00Z'].map((begin) => {
      const membership = simulateMembership(Temporal.Instant.from(begin).epochMilliseconds / 1000);
      membership.act({ action: 'create', productId: 2 });
      membership.advance(100 * 86400);
      membership.act({ action: 'skip' });
      membership.advance(100 * 86400);
      membership.act({ action: 'upgrade' });
      membership.advance(500 * 86400);
      return [membership.invoices, membership.notices, membership.record, membership.invoices.map((invoice) => formatBillingDate(invoice.periodEnd))];
    });
    console.log(JSON.stringify([new Date(2026, 6, 1).getTime(), simulations]));
  `;
  const simulateInZone = async (zone: string) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', SIMULATION_SCRIPT],
      {
        cwd: import.meta.dirname,
        env: { ...process.env, TZ: zone },
      },
    );
    return JSON.parse(stdout) as [number, unknown[]];
  };

  test('changes nothing', { timeout: 60_000 }, async () => {
    const [midnight, simulations] = await simulateInZone('UTC');
    expect(simulations).toHaveLength(4);
    const zones = ['America/New_York', 'Pacific/Apia', 'Europe/London', 'Australia/Lord_Howe'];
    for (const zone of zones) {
      const [midnightThere, simulationsThere] = await simulateInZone(zone);
      expect([zone, midnightThere]).not.toEqual([zone, midnight]);
      expect(simulationsThere).toEqual(simulations);
    }
  });
});
