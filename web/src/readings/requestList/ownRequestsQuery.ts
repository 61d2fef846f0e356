import type { ListedField } from '#contract/readings/codes.ts';
import { snakeCase } from '#contract/wire.ts';
import { type RequestFilters, toRequestQuery } from './requestFilters.ts';

/** The fields of a request that a member's list needs. */
export const OWN_FIELDS = [
  'id',
  'title',
  'status',
  'createdAt',
  'lastMessageTime',
  'dueAt',
  'isRushed',
  'isOracle',
  'isAstrology',
  'numberOfTarotCards',
  'unreadCount',
  'isSealed',
  'isFavourite',
  'wroteBackAt',
  'personality',
] as const satisfies readonly ListedField[];
export const FIELDS = OWN_FIELDS.map(snakeCase);

/** Pages after the first are larger, because a member who loads more usually looks for old ones. */
export const LATER_PAGE_SIZE = 100;

/** The input of the first page of a member's own requests. */
export const ownRequestsQuery = (user: number, filters: RequestFilters) => ({
  user,
  fields: FIELDS,
  ...toRequestQuery(filters),
});

export const sealedRequestsQuery = (user: number, filters: RequestFilters) => ({
  ...ownRequestsQuery(user, filters),
  isSealed: true,
  limit: LATER_PAGE_SIZE,
});
