import { type Interval, PLAN_FILTERS } from '#contract/billing/codes.ts';
import { DAYS, type RequestStatus, TIME_RANGES } from '#contract/readings/codes.ts';
import type { QueueQuery } from '../queries.ts';

// The filters of the queue stand in the address, so that they stay while one goes from letter to letter, and back.

export const PLANS = PLAN_FILTERS.map(({ label, value }) => ({ value: value ?? 'all', says: label }));

export const RANGES = TIME_RANGES.map(({ label, value }) => ({ value: String(value), says: label }));

const orders = {
  created_at: { sort: 'created_at', order: 'desc' },
  last_message_time: { sort: 'last_message_time', order: 'desc' },
  work_order: { sort: 'work_order', order: 'desc' },
} as const;

export type QueueOrder = keyof typeof orders;

export const ORDERS: readonly { value: QueueOrder; says: string }[] = [
  { value: 'created_at', says: 'Newest first' },
  { value: 'last_message_time', says: 'Latest message first' },
  { value: 'work_order', says: 'Work order' },
];

const lists: Record<'open' | 'archived', readonly RequestStatus[]> = {
  open: ['OPENED', 'RESPONDED'],
  archived: ['CLOSED'],
};

export interface QueueFilters {
  isArchive: boolean;
  plan: Interval | null;
  days: (typeof DAYS)[number];
  order: QueueOrder;
  search: string;
}

/** What the address says; whatever it says wrong is left out. */
export function filtersOf(pathname: string, params: URLSearchParams): QueueFilters {
  const plan = params.get('plan');
  const order = params.get('order');
  return {
    isArchive: pathname === '/archived-readings' || params.has('archived'),
    plan: plan === 'year' || plan === 'month' ? plan : null,
    days: DAYS.find((days) => String(days) === params.get('days')) ?? 0,
    order: order !== null && Object.hasOwn(orders, order) ? (order as QueueOrder) : 'created_at',
    search: params.get('search') ?? '',
  };
}

/** What is asked of the server. */
export const queryFor = ({ isArchive, plan, days, order, search }: QueueFilters): QueueQuery => ({
  status: [...lists[isArchive ? 'archived' : 'open']],
  ...orders[order],
  ...(plan !== null && { interval: plan }),
  ...(days !== 0 && { days }),
  ...(search.trim() !== '' && { search: search.trim() }),
});

/** The address of one request from this queue: it remembers the queue. */
export function addressOf(requestId: number, { isArchive }: QueueFilters, params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  if (isArchive) kept.set('archived', '');
  return `/readings/${requestId}${kept.size > 0 ? `?${kept.toString()}` : ''}`;
}
