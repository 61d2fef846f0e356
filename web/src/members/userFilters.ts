import type { InputOf } from '#contract/call.ts';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import {
  type Interval,
  PLAN_FILTERS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '#contract/billing/codes.ts';
import type { listUsers } from '#contract/members/calls.ts';
import type { Days } from '#contract/readings/codes.ts';
import { parseId } from '../platform/parseId.ts';
import { parseSearch } from '../platform/searchParam.ts';
import { parseDays } from '../readings/timeRanges.ts';
import { parsePage } from './parsePage.ts';

// The filters are in the address, so that Back and a copied link show the same list.

export const USER_SORTS = ['created_at', 'email', 'last_request_at'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export interface UserFilters {
  search: string;
  plan: Interval | null;
  status: SubscriptionStatus | null;
  tag: number | null;
  reader: number | null;
  days: Days;
  sort: UserSort;
  order: 'asc' | 'desc';
  /** The first is 1. */
  page: number;
}

/** The order in which a column is sorted first: addresses from A, times from the newest. */
export const firstOrderOf = (sort: UserSort): 'asc' | 'desc' => (sort === 'email' ? 'asc' : 'desc');

/** Parses the address; invalid values are ignored. */
export function parseUserFilters(params: URLSearchParams): UserFilters {
  const sort = USER_SORTS.find((each) => each === params.get('sort')) ?? 'created_at';
  const order = params.get('order');
  return {
    search: parseSearch(params),
    plan: PLAN_FILTERS.find(({ value }) => value === params.get('plan'))?.value ?? null,
    status: SUBSCRIPTION_STATUSES.find((each) => each === params.get('status')) ?? null,
    tag: parseId(params.get('tag')),
    reader: parseId(params.get('reader')),
    days: parseDays(params.get('days')),
    sort,
    order: order === 'asc' || order === 'desc' ? order : firstOrderOf(sort),
    page: parsePage(params),
  };
}

/** The query of a URL, without default values. */
export function toUserSearch(filters: UserFilters): string {
  const { search, plan, status, tag, reader, days, sort, order, page } = filters;
  const given: Record<string, string | number | null | false> = {
    search,
    plan,
    status,
    tag,
    reader,
    days: days !== 0 && days,
    sort: sort !== 'created_at' && sort,
    order: order !== firstOrderOf(sort) && order,
    page: page > 1 && page,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== null && value !== false && value !== '') params.set(name, String(value));
  return params.toString();
}

/** The path of the list with these filters. */
export function toUserPath(filters: UserFilters): string {
  const search = toUserSearch(filters);
  return search === '' ? '/manage/users' : `/manage/users?${search}`;
}

/** The filters as the input of the call. */
export function toUserQuery(filters: UserFilters): InputOf<typeof listUsers> {
  const { search, plan, status, tag, reader, days, sort, order, page } = filters;
  return {
    sort,
    order,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(plan !== null && { interval: plan }),
    ...(status !== null && { status: [status] }),
    ...(tag !== null && { tag }),
    ...(reader !== null && { personality: reader }),
    ...(days !== 0 && { days }),
  };
}

/** Whether any filter is set; order and page do not count. */
export const isFiltered = ({ search, plan, status, tag, reader, days }: UserFilters): boolean =>
  search.trim() !== '' || [plan, status, tag, reader].some((each) => each !== null) || days !== 0;
