import { type Interval, PLAN_FILTERS } from '#contract/billing/codes.ts';
import { DAYS, type RequestStatus, TIME_RANGES } from '#contract/readings/codes.ts';
import type { QueueQuery } from '../readings/queries.ts';

// The queue's filters are in the address, so that they survive navigation between letters.

export const PLAN_OPTIONS = PLAN_FILTERS.map(({ label, value }) => ({ value: value ?? 'all', label }));

export const RANGE_OPTIONS = TIME_RANGES.map(({ label, value }) => ({ value: String(value), label }));

const sortByOrder = {
  created_at: { sort: 'created_at', order: 'desc' },
  last_message_time: { sort: 'last_message_time', order: 'desc' },
  work_order: { sort: 'work_order', order: 'desc' },
} as const;

export type QueueOrder = keyof typeof sortByOrder;

export const ORDER_OPTIONS: readonly { value: QueueOrder; label: string }[] = [
  { value: 'created_at', label: 'Newest first' },
  { value: 'last_message_time', label: 'Latest message first' },
  { value: 'work_order', label: 'Work order' },
];

const statusesByList: Record<'open' | 'archived', readonly RequestStatus[]> = {
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

/** Parses the address; invalid values are ignored. */
export function parseFilters(pathname: string, params: URLSearchParams): QueueFilters {
  const plan = params.get('plan');
  const order = params.get('order');
  return {
    isArchive: pathname === '/archived-readings' || params.has('archived'),
    plan: plan === 'year' || plan === 'month' ? plan : null,
    days: DAYS.find((days) => String(days) === params.get('days')) ?? 0,
    order: order !== null && Object.hasOwn(sortByOrder, order) ? (order as QueueOrder) : 'created_at',
    search: params.get('search') ?? '',
  };
}

/** The filters as the server's query. */
export const toQueueQuery = ({ isArchive, plan, days, order, search }: QueueFilters): QueueQuery => ({
  status: [...statusesByList[isArchive ? 'archived' : 'open']],
  ...sortByOrder[order],
  ...(plan !== null && { interval: plan }),
  ...(days !== 0 && { days }),
  ...(search.trim() !== '' && { search: search.trim() }),
});

/** The address of one request, with the queue's filters. */
export function buildRequestPath(
  requestId: number,
  { isArchive }: QueueFilters,
  params: URLSearchParams,
): string {
  const kept = new URLSearchParams(params);
  if (isArchive) kept.set('archived', '');
  return `/readings/${requestId}${kept.size > 0 ? `?${kept.toString()}` : ''}`;
}
