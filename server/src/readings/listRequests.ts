import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { camelCase } from '#contract/wire.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { namesGiven } from '../platform/statement.ts';
import {
  type ListRow,
  type ListVariant,
  type RequestFilters,
  requestCount,
  requestPage,
  requestsWithWords,
} from './listSql.ts';
import { toPersonality } from './toMessage.ts';
import { type RequestField, FIELDS } from './requestColumns.ts';

/** A page of requests: all for writers, their own for customers. */
export async function listRequests(
  { db, ownerId, now }: Context<ScopedAccess>,
  input: ParsedInputOf<typeof calls.listRequests>,
) {
  const { user, tag, days = 0, search, sort, order, offset, limit } = input;
  const isWriter = ownerId === null;
  if (!isWriter && ((user !== undefined && user !== ownerId) || tag !== undefined)) refuse('forbidden');
  const userId = ownerId ?? user;
  const filters: RequestFilters = {
    userId,
    personalityId: input.personality,
    since: days === 0 ? undefined : now.subtract({ hours: 24 * days }),
    tagId: tag,
    interval: input.interval,
    ...(await resolveSearch(db, search, userId)),
  };
  const asked = input.fields?.map((field) => camelCase(field)) ?? [];
  const fields = asked.length === 0 ? FIELDS : FIELDS.filter((field) => asked.includes(field));
  const variant: ListVariant = {
    fields,
    sort,
    order,
    statuses: toStatuses(input),
    isRushed: input.isRushed,
    filters: namesGiven(filters),
  };
  const rows = await requestPage(variant).all(db, { ...filters, offset, limit });
  const count = rows[0]?.count ?? (offset === 0 ? 0 : (await requestCount(variant).one(db, filters)).count);
  return { count, results: rows.map((row) => toListedRequest(row, fields, isWriter)) };
}

/** Beyond this many matching messages the words are so common that each listed request is searched instead. */
const COMMON_WORD_MESSAGES = 10_000;

/**
 * Rare words are looked up first, which gives the request ids. Common words, and those in the few requests of one
 * member, are searched in each request in list order. The planner cannot tell the two cases apart.
 */
async function resolveSearch(db: Db, search: string | undefined, userId: number | undefined) {
  const words = search?.trim() === '' ? undefined : search;
  if (words === undefined || userId !== undefined) return { ids: undefined, words };
  const found = await requestsWithWords.all(db, { words, limit: COMMON_WORD_MESSAGES + 1 });
  return found.length > COMMON_WORD_MESSAGES
    ? { ids: undefined, words }
    : { ids: [...new Set(found.map(({ requestId }) => requestId))], words: undefined };
}

/** Sorted, so that any order gives the same prepared statement. */
function toStatuses({
  status = [],
  sort,
}: ParsedInputOf<typeof calls.listRequests>): ListVariant['statuses'] {
  const asked = [...new Set(status)].toSorted();
  if (sort !== 'work_order') return asked;
  const open = asked.filter((each) => each !== 'CLOSED');
  return open.length === 0 ? ['OPENED', 'RESPONDED'] : open;
}

function toListedRequest(
  row: ListRow,
  fields: readonly RequestField[],
  isWriter: boolean,
): Partial<ListedRequest> {
  const all = {
    ...row,
    unreadCount: isWriter ? row.unreadForWriters : row.unreadForMember,
    personality: toPersonality(row as Parameters<typeof toPersonality>[0]),
    assignedWriter: row.assignedWriterId,
    user: { id: row.userId, firstName: row.firstName },
  };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}
