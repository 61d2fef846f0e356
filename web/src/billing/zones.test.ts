import { afterEach, expect, test, vi } from 'vitest';
import { anInvoice } from '../testing/invoices.ts';
import { aMembershipIn } from '../testing/memberships.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const seconds = (at: string) => Date.parse(at) / 1000;
const NIGHT = { start: seconds('2026-12-10T02:30:00Z'), end: seconds('2027-01-10T02:30:00Z') };
const EVENING = { start: seconds('2026-12-10T22:30:00Z'), end: seconds('2027-01-10T22:30:00Z') };

test.each(['America/New_York', 'Europe/Lisbon', 'Pacific/Auckland'])(
  'an invoice and a membership show the same UTC days in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const { formatInvoicePeriod } = await import('./invoices/invoiceRules.ts');
    const { buildSummary } = await import('./membership/summary.ts');
    const { formatBillingTime } = await import('#contract/billing/format.ts');
    for (const { start, end } of [NIGHT, EVENING]) {
      expect(formatInvoicePeriod(anInvoice({ periodStart: start, periodEnd: end }))).toBe(
        '10 December 2026 – 10 January 2027',
      );
      const { facts } = buildSummary(
        aMembershipIn('monthly_active', { currentPeriodStart: start, currentPeriodEnd: end }),
      );
      expect(facts.map(({ value }) => value).slice(0, 2)).toEqual(['10 December 2026', '10 January 2027']);
    }
    expect(formatBillingTime(NIGHT.start)).toBe('10 December 2026 at 2:30 AM UTC');
    expect(formatBillingTime(EVENING.start)).toBe('10 December 2026 at 10:30 PM UTC');
  },
);
