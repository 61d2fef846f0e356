import type { Interval } from '#contract/billing/codes.ts';
import { type Days, type Lane, LANES, type RequestStatus } from '#contract/readings/codes.ts';
import { parseId } from '../../platform/parseId.ts';
import { parseSearch } from '../../platform/searchParam.ts';
import { STATUS_LABELS } from '../../readings/rules.ts';
import { parseDays } from '../../readings/timeRanges.ts';
import type { QueueQuery } from './rowRules.ts';

// The queue's filters are in the address, so that they survive navigation between requests.

const sortByOrder = {
  work_order: { sort: 'work_order' },
  created_at: { sort: 'created_at', order: 'desc' },
  last_message_time: { sort: 'last_message_time', order: 'desc' },
} as const;

export type QueueOrder = keyof typeof sortByOrder;

export const ORDER_OPTIONS: readonly { value: QueueOrder; label: string }[] = [
  { value: 'work_order', label: 'Work order' },
  { value: 'created_at', label: 'Newest first' },
  { value: 'last_message_time', label: 'Latest message first' },
];

const statusesByList: Record<'open' | 'archived', readonly RequestStatus[]> = {
  open: ['OPENED', 'RESPONDED'],
  archived: ['CLOSED'],
};

/** The labels of the lanes' tabs, in their order. */
export const LANE_LABELS: Record<Lane, string> = {
  to_answer: 'To answer',
  wrote_back: 'Wrote back',
  answered: 'Answered',
  mine: 'Mine',
  snoozed: 'Snoozed',
};

export const STATUS_OPTIONS = [
  { value: null, label: 'All' },
  { value: 'OPENED', label: STATUS_LABELS.OPENED },
  { value: 'RESPONDED', label: STATUS_LABELS.RESPONDED },
] as const;
type ShownStatus = NonNullable<(typeof STATUS_OPTIONS)[number]['value']>;

export interface QueueFilters {
  isArchive: boolean;
  /** Null for the whole list. */
  lane: Lane | null;
  /** Null for each status of the list. */
  status: ShownStatus | null;
  /** The id of the request's reader. */
  reader: number | null;
  /** The id of a tag of its member. */
  tag: number | null;
  plan: Interval | null;
  days: Days;
  order: QueueOrder;
  search: string;
}

/** The default order: the work order for the desk, and the newest first for the archive. */
export const defaultOrder = (isArchive: boolean): QueueOrder => (isArchive ? 'created_at' : 'work_order');

/** Parses the address; invalid values are ignored. */
export function parseFilters(pathname: string, params: URLSearchParams): QueueFilters {
  const plan = params.get('plan');
  const order = params.get('order');
  const isArchive = pathname === '/archived-readings' || params.has('archived');
  return {
    isArchive,
    // The archive contains closed requests, which are in no lane.
    lane: isArchive ? null : (LANES.find((lane) => lane === params.get('lane')) ?? null),
    status: isArchive ? null : parseStatus(params.get('status')),
    reader: parseId(params.get('reader')),
    tag: parseId(params.get('tag')),
    plan: plan === 'year' || plan === 'month' ? plan : null,
    days: parseDays(params.get('days')),
    order:
      order !== null && Object.hasOwn(sortByOrder, order) ? (order as QueueOrder) : defaultOrder(isArchive),
    search: parseSearch(params),
  };
}

const parseStatus = (given: string | null) => (given === 'OPENED' || given === 'RESPONDED' ? given : null);

/** The filters as the server's query. */
export const toQueueQuery = (filters: QueueFilters): QueueQuery => {
  const { isArchive, lane, status, reader, tag, plan, days, order, search } = filters;
  return {
    status: status === null ? [...statusesByList[isArchive ? 'archived' : 'open']] : [status],
    ...sortByOrder[order],
    ...(lane !== null && { lane }),
    ...(reader !== null && { personality: reader }),
    ...(tag !== null && { tag }),
    ...(plan !== null && { interval: plan }),
    ...(days !== 0 && { days }),
    ...(search.trim() !== '' && { search: search.trim() }),
  };
};

/** Whether the list is narrowed by more than its lane. */
export const isFiltered = ({ status, reader, tag, plan, days, search }: QueueFilters) =>
  search !== '' || days !== 0 || [status, reader, tag, plan].some((value) => value !== null);

/** The address of one request, with the queue's filters. */
export function buildRequestPath(
  requestId: number,
  { isArchive }: QueueFilters,
  params: URLSearchParams,
): string {
  const query = new URLSearchParams(params);
  if (isArchive) query.set('archived', '');
  return `/readings/${requestId}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
