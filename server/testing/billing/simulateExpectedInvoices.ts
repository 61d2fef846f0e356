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

export interface ExpectedInvoice {
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
  periodCount: number;
  isCanceling: boolean;
  /** Whether a skip is requested or current. */
  skip: 'no' | 'wanted' | 'running';
  owed: { since: number; invoice: ExpectedInvoice; attempts: number[]; isStopped: boolean } | null;
}

/**
 * Calculates a member's expected invoices from the rules of the membership alone, without the product's code: a mistake in
 * that code cannot repeat itself here. All times are epoch seconds.
 */
export function simulateExpectedInvoices() {
  const invoices: ExpectedInvoice[] = [];
  let card: CardKind = 'works';
  let current: Membership | null = null;

  const periodBoundary = ({ anchor, plan }: Membership, k: number) => monthsAfter(anchor, k * MONTHS[plan]);
  const periodEndOf = (membership: Membership) => periodBoundary(membership, membership.periodCount);

  const startMembership = (plan: Plan, at: number): Membership => ({
    plan,
    pending: null,
    anchor: at,
    periodCount: 1,
    isCanceling: false,
    skip: 'no',
    owed: null,
  });

  function addInvoice(plan: Plan, periodStart: number, status: ExpectedInvoice['status']): ExpectedInvoice {
    const newInvoice = {
      status,
      amountCents: PRICES[plan],
      periodStart,
      periodEnd: monthsAfter(periodStart, MONTHS[plan]),
    };
    invoices.push(newInvoice);
    return newInvoice;
  }

  /** Off session: nobody is there to confirm. */
  const isPaidByClock = () => card === 'works' || card === 'answers late';

  function endMembership(): void {
    if (current?.owed) current.owed.invoice.status = 'void';
    current = null;
  }

  function payOwed(membership: Membership, at: number): void {
    const plan = membership.plan;
    Object.assign(membership.owed!.invoice, {
      status: 'paid',
      periodStart: at,
      periodEnd: monthsAfter(at, MONTHS[plan]),
    });
    current = startMembership(plan, at);
  }

  /** When something next happens automatically. */
  function nextEventAt(membership: Membership): number {
    if (membership.owed === null) return periodEndOf(membership);
    const { since, attempts, isStopped } = membership.owed;
    const last = since + 14 * DAY;
    if (isStopped) return last;
    return (
      [1, 3, 7, 14].map((day) => since + day * DAY).find((at) => at > (attempts.at(-1) ?? since)) ?? last
    );
  }

  function runEvent(membership: Membership, at: number): void {
    if (membership.owed !== null) {
      if (membership.owed.isStopped) return endMembership();
      membership.owed.attempts.push(at);
      if (isPaidByClock()) return payOwed(membership, at);
      if (at >= membership.owed.since + 14 * DAY) return endMembership();
      membership.owed.isStopped = card === 'wants authentication';
      return;
    }
    if (membership.isCanceling) return endMembership();
    if (membership.skip === 'wanted') {
      membership.skip = 'running';
      membership.periodCount += 1;
      return;
    }
    membership.skip = 'no';
    if (membership.pending !== null)
      Object.assign(membership, { plan: membership.pending, pending: null, anchor: at, periodCount: 0 });
    membership.periodCount += 1;
    const newInvoice = { ...addInvoice(membership.plan, at, 'open'), periodEnd: periodEndOf(membership) };
    invoices[invoices.length - 1] = newInvoice;
    if (isPaidByClock()) newInvoice.status = 'paid';
    else
      membership.owed = {
        since: at,
        invoice: newInvoice,
        attempts: [],
        isStopped: card === 'wants authentication',
      };
  }

  function advanceTo(now: number): void {
    while (current !== null && nextEventAt(current) <= now) runEvent(current, nextEventAt(current));
  }

  function statusNow(): string {
    if (current === null) return 'canceled';
    if (current.owed !== null) return 'payment_failed';
    if (current.isCanceling) return 'cancel_upcoming';
    if (current.plan === 1) return 'yearly_active';
    return { no: 'monthly_active', wanted: 'monthly_skip_upcoming', running: 'monthly_skipping' }[
      current.skip
    ];
  }

  function listAllowedChanges(): StateChange[] {
    const isPending = current !== null && current.pending !== null;
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
  function buyPlan(plan: Plan, now: number, successStatus: number): number {
    addInvoice(plan, now, card === 'declines' ? 'void' : 'paid');
    if (card === 'declines') return 402;
    current = startMembership(plan, now);
    return card === 'answers late' ? 202 : successStatus;
  }

  /** Performs a requested change if it is allowed. @returns the status code of the response */
  function requestChange(stateChange: StateChange, now: number): number {
    advanceTo(now);
    if (!listAllowedChanges().includes(stateChange)) return 409;
    if (stateChange === 'create') return buyPlan(2, now, 201);
    if (stateChange === 'create annual') return buyPlan(1, now, 201);
    const membership = current!;
    if (stateChange.startsWith('update') && membership.skip === 'running')
      return buyPlan(stateChange === 'update to annual' ? 1 : 2, now, 200);
    if (stateChange === 'retry') {
      if (card === 'declines') return 402;
      payOwed(membership, now);
      return card === 'answers late' ? 202 : 200;
    }
    if (stateChange === 'cancel' && (membership.owed !== null || membership.skip === 'running'))
      endMembership();
    else if (stateChange === 'cancel')
      Object.assign(membership, { isCanceling: true, skip: 'no', pending: null });
    else if (stateChange === 'uncancel') membership.isCanceling = false;
    else if (stateChange === 'skip') membership.skip = 'wanted';
    else if (stateChange === 'unskip') membership.skip = 'no';
    else membership.pending = stateChange === 'upgrade' ? 1 : null;
    return 200;
  }

  function changeCard(kind: CardKind, now: number): void {
    advanceTo(now);
    card = kind;
    if (current?.owed?.isStopped) {
      current.owed.isStopped = false;
      current.owed.attempts.push(now);
    }
  }

  return { invoices, advanceTo, requestChange, changeCard, statusNow, listAllowedChanges };
}
