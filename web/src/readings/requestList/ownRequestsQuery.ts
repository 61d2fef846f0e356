import type { ListedField } from '#contract/readings/codes.ts';
import { snakeCase } from '#contract/wire.ts';
import { type LetterFilters, toLetterQuery } from './letterFilters.ts';

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

/** Pages after the first are larger, because a member who loads more usually looks for old letters. */
export const LATER_PAGE_SIZE = 100;

/** The input of the first page of a member's own letters. */
export const ownRequestsQuery = (user: number, filters: LetterFilters) => ({
  user,
  fields: FIELDS,
  ...toLetterQuery(filters),
});

export const sealedRequestsQuery = (user: number, filters: LetterFilters) => ({
  ...ownRequestsQuery(user, filters),
  isSealed: true,
  limit: LATER_PAGE_SIZE,
});
