import { afterEach, expect, test, vi } from 'vitest';
import { anInvoice } from './invoice.fixture.ts';
import { membershipIn } from './membership.fixture.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const seconds = (at: string) => Date.parse(at) / 1000;
const NIGHT = { start: seconds('2026-12-10T02:30:00Z'), end: seconds('2027-01-10T02:30:00Z') };
const EVENING = { start: seconds('2026-12-10T22:30:00Z'), end: seconds('2027-01-10T22:30:00Z') };

test.each(['America/New_York', 'Europe/Lisbon', 'Pacific/Auckland'])(
  'a bill and a membership name the same days, those of UTC, in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const { periodOf } = await import('./invoiceRules.ts');
    const { summaryOf } = await import('./summary.ts');
    const { timeInWords } = await import('#contract/billing/words.ts');
    for (const { start, end } of [NIGHT, EVENING]) {
      expect(periodOf(anInvoice({ periodStart: start, periodEnd: end }))).toBe(
        '10 December 2026 – 10 January 2027',
      );
      const { facts } = summaryOf(
        membershipIn('monthly_active', { currentPeriodStart: start, currentPeriodEnd: end }),
      );
      expect(facts.map(({ value }) => value).slice(0, 2)).toEqual(['10 December 2026', '10 January 2027']);
    }
    expect(timeInWords(NIGHT.start)).toBe('10 December 2026 at 2:30 AM UTC');
    expect(timeInWords(EVENING.start)).toBe('10 December 2026 at 10:30 PM UTC');
  },
);
