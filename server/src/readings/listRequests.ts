import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { camelCase } from '#contract/wire.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { namesGiven } from '../platform/statement.ts';
import {
  FLAGS,
  type ListRow,
  type ListVariant,
  ownRequestsWithWords,
  placeOf,
  type RequestFilters,
  requestCount,
  requestPage,
  requestsWithWords,
} from './listSql.ts';
import { toPersonality } from './toMessage.ts';
import { type RequestField, FIELDS } from './requestColumns.ts';

/** A page of requests: all for writers, their own for customers. */
export async function listRequests(
  { db, actor, ownerId, now }: Context<ScopedAccess>,
  input: ParsedInputOf<typeof calls.listRequests>,
) {
  const { user, tag, lane, days = 0, search, sort, order, offset, limit, before } = input;
  const isWriter = ownerId === null;
  const isForWriters = (user !== undefined && user !== ownerId) || tag !== undefined || lane !== undefined;
  if (!isWriter && isForWriters) refuse('forbidden');
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
    isWriter,
    sort,
    order,
    statuses: [...new Set(input.status)].toSorted(),
    flags: Object.fromEntries(FLAGS.map((flag) => [flag, input[flag]])),
    lane,
    hasPlace: before !== undefined,
    filters: namesGiven(filters),
  };
  const place = await findPlace(db, before, ownerId);
  const values = { ...filters, askerId: actor.id };
  const rows = await requestPage(variant).all(db, { ...values, ...place, offset, limit });
  const isFirst = offset === 0 && before === undefined;
  const count = rows[0]?.count ?? (isFirst ? 0 : (await requestCount(variant).one(db, values)).count);
  return { count, results: rows.map((row) => toListedRequest(row, fields, isWriter)) };
}

/** Beyond this many matching messages the words are so common that each listed request is searched instead. */
const COMMON_WORD_MESSAGES = 10_000;

/** One member's words are looked up in their own letters first. */
async function resolveSearch(db: Db, search: string | undefined, userId: number | undefined) {
  const words = search?.trim() === '' ? undefined : search;
  if (words === undefined) return { ids: undefined, words };
  if (userId === undefined) return resolveSearchOfAll(db, words);
  const found = await ownRequestsWithWords.all(db, { userId, words });
  return { ids: found.map(({ requestId }) => requestId), words: undefined };
}

/**
 * Rare words are looked up first, which gives the request ids. Common words are searched in each request in list order.
 * The planner cannot tell the two cases apart.
 */
async function resolveSearchOfAll(db: Db, words: string) {
  const found = await requestsWithWords.all(db, { words, limit: COMMON_WORD_MESSAGES + 1 });
  return found.length > COMMON_WORD_MESSAGES
    ? { ids: undefined, words }
    : { ids: [...new Set(found.map(({ requestId }) => requestId))], words: undefined };
}

/** Where the last row of the page before stands now. */
async function findPlace(db: Db, before: number | undefined, ownerId: number | null) {
  if (before === undefined) return undefined;
  const place = await placeOf.first(db, { requestId: before, ownerId });
  return place ?? refuseFields([{ param: 'before', msg: 'There is no such request' }]);
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
    snoozedUntil: isWriter ? row.snoozedUntil : null,
    isDisliked: row.isDisliked ?? false,
    user: { id: row.userId, firstName: row.firstName },
  };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}
