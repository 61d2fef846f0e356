import { type ParsedInputOf } from '#contract/call.ts';
import { COUNT_CAP } from '#contract/listLimits.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { camelCase } from '#contract/wire.ts';
import { startOfLastDays } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { type Db, onOwnConnection } from '../../platform/database/database.ts';
import { findDefinedNames } from '../../platform/database/statement.ts';
import {
  estimateMessages,
  FLAGS,
  type ListRow,
  type ListVariant,
  ownRequestsWithWords,
  findCursor,
  type RequestFilters,
  requestCount,
  requestPage,
  requestsWithWords,
  uncountedPage,
} from './listSql.ts';
import { toOwnSearch, toSearchWords } from './toSearchWords.ts';
import { type ComposedRow, composeFields } from './composeFields.ts';
import { type RequestField, FIELDS } from './requestColumns.ts';

type Input = ParsedInputOf<typeof calls.listRequests>;

/** A page of requests: all for writers, their own for members. */
export async function listRequests({ db, actor, ownerId, now }: Context<ScopedAccess>, input: Input) {
  const { user, tag, lane, days = 0, search, offset, limit, before } = input;
  const isWriter = ownerId === null;
  const isForWriters = (user !== undefined && user !== ownerId) || tag !== undefined || lane !== undefined;
  if (!isWriter && isForWriters) refuse('forbidden');
  const userId = ownerId ?? user;
  const { ids, words, sample } = await resolveSearch(db, search, userId);
  const filters: RequestFilters = {
    userId,
    personalityId: input.personality,
    since: startOfLastDays(now, days),
    tagId: tag,
    interval: input.interval,
    ids,
    ...(leavesFewRequests(input)
      ? { words: undefined, wordsOfEach: words }
      : { words, wordsOfEach: undefined }),
  };
  const variant = toListVariant(input, filters, { isWriter });
  const cursor = await loadCursor(db, before, ownerId);
  const values = { ...filters, actorId: actor.id };
  const ofPage = { ...values, ...cursor, offset, limit };
  const toPage = (count: number, rows: readonly ListRow[]) => ({
    count,
    results: rows.map((row) => toListedRequest(row, variant)),
  });
  if (words !== undefined) {
    const own = onOwnConnection(db);
    const counting = countCommonWords(own, variant, values, sample);
    const [count, rows] = await Promise.all([counting, uncountedPage(variant).all(own, ofPage)]);
    return toPage(count, rows);
  }
  const isSlow = offset > DEEP_OFFSET || (search !== undefined && !areFew(ids));
  const on = isSlow ? onOwnConnection(db) : db;
  const rows = await requestPage(variant).all(on, ofPage);
  const isFirst = offset === 0 && before === undefined;
  const count = rows[0]?.count ?? (isFirst ? 0 : (await requestCount(variant).one(on, values)).count);
  return toPage(count, rows);
}

function toListVariant(
  input: Input,
  filters: RequestFilters,
  { isWriter }: { isWriter: boolean },
): ListVariant {
  const { sort, order, lane, before } = input;
  const requested = input.fields?.map((field) => camelCase(field)) ?? [];
  return {
    fields: requested.length === 0 ? FIELDS : FIELDS.filter((field) => requested.includes(field)),
    isWriter,
    sort,
    order,
    statuses: [...new Set(input.status)].toSorted(),
    flags: Object.fromEntries(FLAGS.map((flag) => [flag, input[flag]])),
    lane,
    hasCursor: before !== undefined,
    filters: findDefinedNames(filters),
  };
}

/** Whether the filters leave so few requests (none that are closed) that each can be searched for the words. */
const leavesFewRequests = ({ lane, status = [] }: Pick<Input, 'lane' | 'status'>) =>
  lane !== undefined || (status.length > 0 && !status.includes('CLOSED'));

/** Up to this many requests with known ids are read as quickly as any page. */
const FEW_REQUESTS = 200;
const areFew = (ids: readonly number[] | undefined) => ids !== undefined && ids.length <= FEW_REQUESTS;
/** Pages beyond this offset read so many rows that other queries should not wait behind them. */
const DEEP_OFFSET = 1_000;
/** Beyond this many matching messages, reading even the index of words takes long. */
const INDEXED_MESSAGES = 200_000;
/**
 * Beyond this many matching messages the words are common: the requests are searched one by one, in the order of the
 * list. A little more than the cap of the count, because a request may have several matching messages.
 */
const RARE_MESSAGES = 12_000;

interface Search {
  /** All requests that contain the words. */
  ids?: number[] | undefined;
  /** Words so common that the requests of the list are searched for them one by one. */
  words?: string | undefined;
  /** Some of the requests that contain them. */
  sample?: number[];
}

/** Decides how to search. For one member, their own messages are searched first. */
async function resolveSearch(
  db: Db,
  search: string | undefined,
  userId: number | undefined,
): Promise<Search> {
  if (search === undefined || search.trim() === '') return {};
  const own = onOwnConnection(db);
  if (userId === undefined) return resolveSearchOfAll(own, toSearchWords(search));
  const found = await ownRequestsWithWords.all(own, { userId, ...toOwnSearch(search) });
  return { ids: found.map(({ requestId }) => requestId) };
}

/** Decides how to search all requests: rare words are looked up first, which gives the request ids. */
async function resolveSearchOfAll(db: Db, words: string): Promise<Search> {
  if ((await estimateMessages(db, { words })) > INDEXED_MESSAGES) return { words };
  const found = await requestsWithWords.all(db, { words, limit: RARE_MESSAGES + 1 });
  const ids = [...new Set(found.map(({ requestId }) => requestId))];
  return found.length > RARE_MESSAGES ? { words, sample: ids } : { ids };
}

/** Counts the requests of the sample first; if these are fewer than the cap, counts all that pass the filters. */
async function countCommonWords(
  db: Db,
  variant: ListVariant,
  values: RequestFilters & { actorId: number },
  sample: readonly number[] | undefined,
): Promise<number> {
  if (sample !== undefined && variant.filters.includes('words')) {
    const known = variant.filters.map((name) => (name === 'words' ? 'ids' : name));
    const { count } = await requestCount({ ...variant, filters: known }).one(db, { ...values, ids: sample });
    if (count === COUNT_CAP) return count;
  }
  return (await requestCount(variant).one(db, values)).count;
}

/** The sort position of the last row of the previous page. */
async function loadCursor(db: Db, before: number | undefined, ownerId: number | null) {
  if (before === undefined) return undefined;
  const cursor = await findCursor.first(db, { requestId: before, ownerId });
  return cursor ?? refuseFields([{ param: 'before', msg: 'There is no such request' }]);
}

function toListedRequest(
  row: ListRow,
  { fields, isWriter }: Pick<ListVariant, 'fields' | 'isWriter'>,
): Partial<ListedRequest> {
  const all = {
    ...row,
    unreadCount: isWriter ? row.unreadForWriters : row.unreadForMember,
    // Columns of fields that are not asked for are missing.
    ...composeFields(row as ComposedRow, { isWriter }),
    user: { id: row.userId, firstName: row.firstName },
  };
  const listed: Partial<Record<RequestField, unknown>> = {};
  for (const field of fields) listed[field] = all[field];
  return listed as Partial<ListedRequest>;
}
