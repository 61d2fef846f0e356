import type { InputOf } from '#contract/call.ts';
import type { listRequests } from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';
import { isInLane } from '#contract/readings/rules.ts';

// Rows are patched from live events. These rules decide how an event affects the list, consistent with the server's
// orders and lanes (`listSql.ts`).

export type QueueQuery = Omit<InputOf<typeof listRequests>, 'status'> & { status: readonly RequestStatus[] };

export type QueueRow = ListedRequest;

type Field = keyof QueueRow;

const LANE_FIELDS: readonly Field[] = ['status', 'wroteBackAt', 'assignedWriter', 'snoozedUntil'];

/** Whether the counts of the lanes may have changed. */
export const affectsLanes = (changed: Partial<QueueRow>) => LANE_FIELDS.some((field) => field in changed);

const ORDER_FIELDS: Record<NonNullable<QueueQuery['sort']>, readonly Field[]> = {
  work_order: ['isRushed', 'dueAt', 'lastMessageTime'],
  created_at: [],
  last_message_time: ['lastMessageTime'],
  due_at: ['dueAt'],
};

/**
 * Whether a change may have moved a row into the list, out of it, or to another place in it. For a known question in work
 * order a later message does not, because questions are ordered by their due time.
 */
export function affectsList(
  changed: Partial<QueueRow>,
  query: QueueQuery,
  known: QueueRow | undefined,
): boolean {
  if (affectsLanes(changed) || (query.personality !== undefined && 'personality' in changed)) return true;
  const { sort = 'created_at' } = query;
  const fields = ORDER_FIELDS[sort].filter((field) => field in changed);
  const isOnlyNewMessage = fields.every((field) => field === 'lastMessageTime');
  if (sort === 'work_order' && isOnlyNewMessage && known !== undefined && workRankOf(known) < 3) return false;
  return fields.length > 0;
}

/** Whether a row still belongs to a writer's list, by the fields that can change. */
export function isListed(
  row: QueueRow,
  { status, personality, lane }: QueueQuery,
  writerId: number,
): boolean {
  if (!status.includes(row.status)) return false;
  if (personality !== undefined && row.personality?.id !== personality) return false;
  return lane === undefined || isInLane(lane, row, writerId);
}

/** Negative if `one` comes before `other`. */
export function compareRows(
  one: QueueRow,
  other: QueueRow,
  { sort = 'created_at', order = 'desc' }: QueueQuery,
): number {
  if (sort === 'work_order') return compareWork(one, other);
  const field = { created_at: 'createdAt', last_message_time: 'lastMessageTime', due_at: 'dueAt' } as const;
  const ascending = compare(one[field[sort]], other[field[sort]]) || one.id - other.id;
  return order === 'asc' ? ascending : -ascending;
}

/** Rushed questions, then other questions, each by due time; then requests with a member's reply; then the rest. */
function compareWork(one: QueueRow, other: QueueRow): number {
  const rank = workRankOf(one);
  if (rank !== workRankOf(other)) return rank - workRankOf(other);
  const byTime = {
    0: compare(one.dueAt, other.dueAt),
    1: compare(one.dueAt, other.dueAt),
    2: compare(one.wroteBackAt ?? '', other.wroteBackAt ?? ''),
    3: compare(other.lastMessageTime, one.lastMessageTime),
  };
  return byTime[rank] || one.id - other.id;
}

const workRankOf = ({ status, isRushed, wroteBackAt }: QueueRow) => {
  if (status === 'OPENED') return isRushed ? 0 : 1;
  return wroteBackAt !== null ? 2 : 3;
};

/** Compares times as strings, because all times on the wire are in UTC and have the same length. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export interface QueuePage {
  /** The number of rows of the whole list. */
  count: number;
  rows: readonly QueueRow[];
  hasMore: boolean;
}

/** The loaded pages with one row changed. */
export const patchRow = (
  pages: readonly QueuePage[],
  id: number,
  changed: Partial<QueueRow>,
): readonly QueuePage[] => pages.map((page) => patchPage(page, id, changed));

/** A page without the row stays the same object. */
export const patchPage = (page: QueuePage, id: number, changed: Partial<QueueRow>): QueuePage =>
  page.rows.some((row) => row.id === id)
    ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...changed } : row)) }
    : page;

/**
 * The loaded pages after the first one was refetched. A known row that should be on it but is not has left the list; a row
 * that was pushed off it is at the beginning of the next page.
 */
export function mergeFirstPage(
  known: readonly QueuePage[],
  fresh: QueuePage,
  query: QueueQuery,
  writerId: number,
): QueuePage[] {
  const last = fresh.rows.at(-1);
  if (last === undefined || !fresh.hasMore) return [fresh];
  const ids = new Set(fresh.rows.map(({ id }) => id));
  const rest = known
    .flatMap(({ rows }) => rows)
    .filter((row) => !ids.has(row.id) && isListed(row, query, writerId) && compareRows(last, row, query) < 0)
    .toSorted((one, other) => compareRows(one, other, query));
  if (rest.length === 0) return [fresh];
  return [fresh, { count: fresh.count, rows: rest, hasMore: known.at(-1)?.hasMore ?? false }];
}
