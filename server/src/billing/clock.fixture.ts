import { ANNUAL, MONTHLY } from '#contract/billing/codes.ts';
import { aLife, type Answer, type Life } from './lives.fixture.ts';
import { at, DAY } from './records.fixture.ts';
import type { Change } from './rules.ts';

export const BEGIN = at('2026-01-31T12:00:00Z');
/** The ends of the first periods of a monthly plan that began then. */
export const P = at('2026-02-28T12:00:00Z');
export const P2 = at('2026-03-31T12:00:00Z');
export const P3 = at('2026-04-30T12:00:00Z');
export const YEAR = at('2027-01-31T12:00:00Z');

/** What the bank says to the first charge, the second, and so on; then always yes. */
export const saying = (...answers: Answer[]) => {
  const left = [...answers];
  return () => left.shift() ?? 'paid';
};
export const MONTH: Change = { action: 'create', productId: MONTHLY };
export const WHOLE_YEAR: Change = { action: 'create', productId: ANNUAL };

export function begun(by: Change, ...answers: Answer[]): Life {
  const life = aLife(BEGIN, saying('paid', ...answers));
  life.act(by);
  return life;
}
export const passTo = (life: Life, moment: number) => life.pass(moment - life.now);
export const sleepTo = (life: Life, moment: number) => life.sleep(moment - life.now);

/** Each charge that was made: when and how much. */
export const chargesOf = ({ bills }: Life) =>
  bills.flatMap(({ tries, amountCents }) =>
    tries.filter(({ state }) => state === 'paid').map(({ askedAt }) => [askedAt, amountCents]),
  );
export const triesOf = ({ bills }: Life) => bills.flatMap(({ tries }) => tries.map(({ askedAt }) => askedAt));
export const periodOf = ({ record }: Life) => [record.currentPeriodStart, record.currentPeriodEnd];
export const daysSince = (moment: number, moments: readonly number[]) =>
  moments.map((each) => (each - moment) / DAY);
export const tolds = ({ told }: Life, about: string) =>
  told.filter(([notice]) => notice === about).map(([, when]) => when);

export const CHARGED = [BEGIN, 1_900];
