import { PAGE_SIZE } from '#contract/listLimits.ts';
import { parseId } from '../platform/parseId.ts';

/** The last page that the server supports. */
const PAGE_MAX = 1_000_000 / PAGE_SIZE;

/** The page in the query of an address; the first is 1, also for an invalid one. */
export const parsePage = (params: URLSearchParams): number =>
  Math.min(parseId(params.get('page')) ?? 1, PAGE_MAX);
