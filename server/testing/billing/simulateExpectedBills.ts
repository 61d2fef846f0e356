import { ANSWERS_LATE, DECLINES, VISA, WANTS_AUTHENTICATION } from './billing.ts';
import { type StateChange, monthsAfter } from './membershipStates.ts';

const DAY = 86_400;
const PRICES = { 1: 19_200, 2: 1_900 } as const;
const MONTHS = { 1: 12, 2: 1 } as const;
type Plan = 1 | 2;

export const CARDS = {
  works: VISA,
  declines: DECLINES,
  'wants authentication': WANTS_AUTHENTICATION,
  'answers late': ANSWERS_LATE,
} as const;
export type CardKind = keyof typeof CARDS;

export interface ExpectedBill {
  status: 'paid' | 'open' | 'void';
  amountCents: number;
  periodStart: number;
  periodEnd: number;
}

interface Membership {
  plan: Plan;
  pending: Plan | null;
  anchor: number;
  /** Number of periods since the anchor. */
  begun: number;
  isCanceling: boolean;
  /** Whether a skip is requested or current. */
  skip: 'no' | 'wanted' | 'running';
  owed: { since: number; bill: ExpectedBill; tried: number[]; isStopped: boolean } | null;
}

/**
 * Calculates a member's expected bills from the rules of the membership alone, without the product's code: a mistake in
 * that code cannot repeat itself here. All times are epoch seconds.
 */
export function simulateExpectedBills() {
  const bills: ExpectedBill[] = [];
  let card: CardKind = 'works';
  let held: Membership | null = null;

  const edge = ({ anchor, plan }: Membership, k: number) => monthsAfter(anchor, k * MONTHS[plan]);
  const endOf = (of: Membership) => edge(of, of.begun);

  const begin = (plan: Plan, at: number): Membership => ({
    plan,
    pending: null,
    anchor: at,
    begun: 1,
    isCanceling: false,
    skip: 'no',
    owed: null,
  });

  function bill(plan: Plan, periodStart: number, status: ExpectedBill['status']): ExpectedBill {
    const made = {
      status,
      amountCents: PRICES[plan],
      periodStart,
      periodEnd: monthsAfter(periodStart, MONTHS[plan]),
    };
    bills.push(made);
    return made;
  }

  /** Off session: nobody is there to confirm. */
  const isPaidByClock = () => card === 'works' || card === 'answers late';

  function end(): void {
    if (held?.owed) held.owed.bill.status = 'void';
    held = null;
  }

  function paidLate(of: Membership, at: number): void {
    const plan = of.plan;
    Object.assign(of.owed!.bill, {
      status: 'paid',
      periodStart: at,
      periodEnd: monthsAfter(at, MONTHS[plan]),
    });
    held = begin(plan, at);
  }

  /** When something next happens automatically. */
  function nextAt(of: Membership): number {
    if (of.owed === null) return endOf(of);
    const { since, tried, isStopped } = of.owed;
    const last = since + 14 * DAY;
    if (isStopped) return last;
    return [1, 3, 7, 14].map((day) => since + day * DAY).find((at) => at > (tried.at(-1) ?? since)) ?? last;
  }

  function happens(of: Membership, at: number): void {
    if (of.owed !== null) {
      if (of.owed.isStopped) return end();
      of.owed.tried.push(at);
      if (isPaidByClock()) return paidLate(of, at);
      if (at >= of.owed.since + 14 * DAY) return end();
      of.owed.isStopped = card === 'wants authentication';
      return;
    }
    if (of.isCanceling) return end();
    if (of.skip === 'wanted') {
      of.skip = 'running';
      of.begun += 1;
      return;
    }
    of.skip = 'no';
    if (of.pending !== null) Object.assign(of, { plan: of.pending, pending: null, anchor: at, begun: 0 });
    of.begun += 1;
    const made = { ...bill(of.plan, at, 'open'), periodEnd: endOf(of) };
    bills[bills.length - 1] = made;
    if (isPaidByClock()) made.status = 'paid';
    else of.owed = { since: at, bill: made, tried: [], isStopped: card === 'wants authentication' };
  }

  function passTo(now: number): void {
    while (held !== null && nextAt(held) <= now) happens(held, nextAt(held));
  }

  function statusNow(): string {
    if (held === null) return 'canceled';
    if (held.owed !== null) return 'payment_failed';
    if (held.isCanceling) return 'cancel_upcoming';
    if (held.plan === 1) return 'yearly_active';
    return { no: 'monthly_active', wanted: 'monthly_skip_upcoming', running: 'monthly_skipping' }[held.skip];
  }

  function allowedNow(): StateChange[] {
    const isPending = held !== null && held.pending !== null;
    const allowed: Record<string, StateChange[]> = {
      canceled: ['create', 'create annual'],
      payment_failed: ['retry', 'cancel'],
      cancel_upcoming: ['uncancel'],
      yearly_active: ['cancel'],
      monthly_active: isPending ? ['update to monthly', 'cancel'] : ['skip', 'upgrade', 'cancel'],
      monthly_skip_upcoming: ['unskip', 'cancel'],
      monthly_skipping: ['update to monthly', 'update to annual', 'cancel'],
    };
    return allowed[statusNow()]!;
  }

  /** The status code of a purchase, and its effect. */
  function buys(plan: Plan, now: number, done: number): number {
    bill(plan, now, card === 'declines' ? 'void' : 'paid');
    if (card === 'declines') return 402;
    held = begin(plan, now);
    return card === 'answers late' ? 202 : done;
  }

  /** Performs a requested change if it is allowed. @returns the status code of the response */
  function asks(asking: StateChange, now: number): number {
    passTo(now);
    if (!allowedNow().includes(asking)) return 409;
    if (asking === 'create') return buys(2, now, 201);
    if (asking === 'create annual') return buys(1, now, 201);
    const of = held!;
    if (asking.startsWith('update') && of.skip === 'running')
      return buys(asking === 'update to annual' ? 1 : 2, now, 200);
    if (asking === 'retry') {
      if (card === 'declines') return 402;
      paidLate(of, now);
      return card === 'answers late' ? 202 : 200;
    }
    if (asking === 'cancel' && (of.owed !== null || of.skip === 'running')) end();
    else if (asking === 'cancel') Object.assign(of, { isCanceling: true, skip: 'no', pending: null });
    else if (asking === 'uncancel') of.isCanceling = false;
    else if (asking === 'skip') of.skip = 'wanted';
    else if (asking === 'unskip') of.skip = 'no';
    else of.pending = asking === 'upgrade' ? 1 : null;
    return 200;
  }

  function paysBy(kind: CardKind, now: number): void {
    passTo(now);
    card = kind;
    if (held?.owed?.isStopped) {
      held.owed.isStopped = false;
      held.owed.tried.push(now);
    }
  }

  return { bills, passTo, asks, paysBy, statusNow, allowedNow };
}
