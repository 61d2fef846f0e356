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
  /** The last row as it was loaded: the rows after it are not loaded, except those on later pages. */
  end?: QueueRow | undefined;
  /** Rows that have left the loaded part of the list. They may return, for example when a letter is taken back. */
  removed?: readonly QueueRow[];
}

/** The loaded pages with one row changed. */
export const patchRow = (
  pages: readonly QueuePage[],
  id: number,
  changed: Partial<QueueRow>,
): readonly QueuePage[] => pages.map((page) => patchPage(page, id, changed));

/** A page without the row stays the same object. */
export function patchPage(page: QueuePage, id: number, changed: Partial<QueueRow>): QueuePage {
  const { rows, removed = [] } = page;
  if (![...rows, ...removed].some((row) => row.id === id)) return page;
  const patch = (row: QueueRow) => (row.id === id ? { ...row, ...changed } : row);
  return { ...page, rows: rows.map(patch), removed: removed.map(patch) };
}

/**
 * The loaded pages after the first one was refetched. A known row that should be on it but is not has left the list; a row
 * that was pushed off it is at the beginning of the next page. A row that has moved beyond the loaded ones is loaded again
 * with those around it.
 */
export function mergeFirstPage(
  known: readonly QueuePage[],
  fresh: QueuePage,
  query: QueueQuery,
  writerId: number,
): QueuePage[] {
  const last = fresh.rows.at(-1);
  if (last === undefined || !fresh.hasMore) return [fresh];
  const { end, hasMore = false } = known.at(-1) ?? {};
  const ids = new Set(fresh.rows.map(({ id }) => id));
  // A row that should be on the first page, but is not, is gone.
  const others = joinRows(known).filter(
    (row) => !ids.has(row.id) && !(isListed(row, query, writerId) && compareRows(last, row, query) > 0),
  );
  const isLoaded = (row: QueueRow) => !hasMore || end === undefined || compareRows(row, end, query) <= 0;
  const rest = others
    .filter((row) => isListed(row, query, writerId) && isLoaded(row))
    .toSorted((one, other) => compareRows(one, other, query));
  const first = { ...fresh, removed: others.filter((row) => !rest.includes(row)) };
  if (rest.length === 0) return [first];
  const isWhole = fresh.rows.length + rest.length >= fresh.count;
  return [first, { count: fresh.count, rows: rest, hasMore: hasMore || !isWhole, end }];
}

/** Each row once: one that has moved beyond the loaded rows may have been loaded again. */
const joinRows = (pages: readonly QueuePage[]): QueueRow[] => [
  ...new Map(
    [...pages.flatMap(({ removed = [] }) => removed), ...pages.flatMap(({ rows }) => rows)].map((row) => [
      row.id,
      row,
    ]),
  ).values(),
];
