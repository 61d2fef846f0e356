import type { InputOf } from '#contract/call.ts';
import type { listRequests } from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';
import { isInLane } from '#contract/readings/rules.ts';

// Rows are patched from events. These rules say what of the list an event can have changed, in the same way as the
// server's own order and lanes (`listSql.ts`).

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
 * Whether a change may have moved a row into the list, out of it, or to another place in it. Where the row is known, a
 * later message of a question is no such change: in work order questions stand by the time in which they are due.
 */
export function affectsList(
  changed: Partial<QueueRow>,
  query: QueueQuery,
  known: QueueRow | undefined,
): boolean {
  if (affectsLanes(changed) || (query.personality !== undefined && 'personality' in changed)) return true;
  const { sort = 'created_at' } = query;
  const fields = ORDER_FIELDS[sort].filter((field) => field in changed);
  const isOnlyTalk = fields.every((field) => field === 'lastMessageTime');
  if (sort === 'work_order' && isOnlyTalk && known !== undefined && workRankOf(known) < 3) return false;
  return fields.length > 0;
}

/** Whether a row still belongs to the list of a writer, by the fields that change. */
export function isListed(
  row: QueueRow,
  { status, personality, lane }: QueueQuery,
  writerId: number,
): boolean {
  if (!status.includes(row.status)) return false;
  if (personality !== undefined && row.personality?.id !== personality) return false;
  return lane === undefined || isInLane(lane, row, writerId);
}

/** Negative where `one` stands before `other`. */
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

/** Rushed questions, then the others, each by the time in which they are due; what was written back; then the rest. */
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

/** Times of the wire are all in UTC and equally long. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export interface QueuePage {
  /** Of the whole list. */
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
 * The loaded pages after the first one was loaded again: a known row that would stand on it but does not has left the
 * list, and one that was pushed off it stands behind it.
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
