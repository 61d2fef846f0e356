import { describe, expect, test } from 'vitest';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import { aListedRequest, atHour } from '../../testing/listedRequests.ts';
import {
  affectsLanes,
  affectsList,
  compareRows,
  isListed,
  mergeFirstPage,
  patchRow,
  type QueuePage,
  type QueueQuery,
} from './rowRules.ts';

const ME = 2;
const at = atHour;
const row = aListedRequest;

const query: QueueQuery = { status: ['OPENED', 'RESPONDED'], sort: 'work_order' };
const newestFirst: QueueQuery = { status: ['CLOSED'], sort: 'created_at', order: 'desc' };
const latestFirst: QueueQuery = { ...query, sort: 'last_message_time', order: 'desc' };
const answered = { status: 'RESPONDED' } as const;

describe('the first page is refetched', () => {
  test.each<[string, Partial<ListedRequest>, QueueQuery, ListedRequest | undefined, boolean]>([
    ['a word to a question in work order', { lastMessageTime: at(2), unreadCount: 1 }, query, row(1), false],
    ['the same where the row is not loaded', { lastMessageTime: at(2) }, query, undefined, true],
    ['a word to what is answered', { lastMessageTime: at(2) }, query, row(1, answered), true],
    ['a word where the latest stands first', { lastMessageTime: at(2) }, latestFirst, row(1), true],
    ['a word in the archive', { lastMessageTime: at(2) }, newestFirst, row(1), false],
    ['what was read', { unreadCount: 0 }, query, row(1), false],
    ['a title', { title: 'Another' }, query, row(1), false],
    ['a rush', { isRushed: true, dueAt: at(4) }, query, row(1), true],
    ['an answer', { status: 'RESPONDED' }, query, row(1), true],
    ['a claim', { assignedWriter: ME }, query, row(1), true],
    ['a snooze', { snoozedUntil: at(9) }, newestFirst, row(1), true],
    ['another reader', { personality: null }, query, row(1), false],
    ['another reader where one is chosen', { personality: null }, { ...query, personality: 7 }, row(1), true],
  ])('after %s: %#', (_, changed, list, known, expected) => {
    expect(affectsList(changed, list, known)).toBe(expected);
  });
});

test.each<[Partial<ListedRequest>, boolean]>([
  [{ status: 'RESPONDED' }, true],
  [{ wroteBackAt: at(3) }, true],
  [{ assignedWriter: null }, true],
  [{ snoozedUntil: null }, true],
  [{ unreadCount: 1, lastMessageTime: at(3), isRushed: true }, false],
])('%j changes the counts of the lanes: %j', (changed, expected) => {
  expect(affectsLanes(changed)).toBe(expected);
});

test.each<[string, Partial<ListedRequest>, Partial<QueueQuery>, boolean]>([
  ['an open question', {}, {}, true],
  ['a closed one', { status: 'CLOSED' }, {}, false],
  ['an answered one in its lane', answered, { lane: 'answered' }, true],
  ['an answered one in another lane', answered, { lane: 'to_answer' }, false],
  ['what another writer claimed', { assignedWriter: 9 }, { lane: 'to_answer' }, false],
  ['what was put off', { snoozedUntil: at(9) }, { lane: 'to_answer' }, false],
  [
    'a question for the chosen reader',
    { personality: { id: 7, firstName: 'I', lastName: 'M', picture: null } },
    { personality: 7 },
    true,
  ],
  ['a question for any reader', {}, { personality: 7 }, false],
])('%s belongs to the list: %#', (_, given, filters, expected) => {
  expect(isListed(row(1, given), { ...query, ...filters }, ME)).toBe(expected);
});

test('rows are in the server’s order', () => {
  const rows = [
    row(8, { ...answered, lastMessageTime: at(3) }),
    row(7, { ...answered, lastMessageTime: at(5) }),
    row(6, { ...answered, wroteBackAt: at(9) }),
    row(5, { ...answered, wroteBackAt: at(7) }),
    row(4, { dueAt: at(12) }),
    row(3, { dueAt: at(11) }),
    row(2, { dueAt: at(11) }),
    row(1, { dueAt: at(20), isRushed: true }),
  ];
  const idsBy = (list: QueueQuery) =>
    rows.toSorted((one, other) => compareRows(one, other, list)).map(({ id }) => id);
  expect(idsBy(query)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(idsBy(newestFirst)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(idsBy({ ...query, sort: 'due_at', order: 'asc' })).toEqual([5, 6, 7, 8, 2, 3, 4, 1]);
});

describe('the refetched first page', () => {
  const page = (ids: number[], hasMore: boolean, count = 9): QueuePage => ({
    count,
    rows: ids.map((id) => row(id)),
    hasMore,
    end: row(ids.at(-1) ?? 0),
  });
  const idsOf = (pages: readonly QueuePage[]) => pages.map(({ rows }) => rows.map(({ id }) => id));

  test.each<[string, QueuePage[], QueuePage, number[][], boolean]>([
    ['replaces what was known of it', [page([2, 3], true)], page([2, 3], true), [[2, 3]], true],
    [
      'pushes rows to the next one',
      [page([2, 3], true), page([4, 5], false)],
      page([1, 2], true, 5),
      [
        [1, 2],
        [3, 4, 5],
      ],
      false,
    ],
    [
      'takes rows from the next one',
      [page([1, 2], true), page([3, 4], true)],
      page([2, 3], true),
      [[2, 3], [4]],
      true,
    ],
    [
      'drops what has left the list',
      [page([1, 2, 3], true), page([4], true)],
      page([1, 3, 4], true),
      [[1, 3, 4]],
      true,
    ],
    [
      'is the whole list where nothing follows',
      [page([1, 2], true), page([3], false)],
      page([1], false),
      [[1]],
      false,
    ],
    ['may be empty', [page([1], false)], page([], false), [[]], false],
  ])('%s', (_, known, fresh, expected, hasMore) => {
    const pages = mergeFirstPage(known, fresh, query, ME);
    expect(idsOf(pages)).toEqual(expected);
    expect(pages.at(-1)?.hasMore).toBe(hasMore);
  });

  test('drops rows on later pages that now belong to another list', () => {
    const lastPage: QueuePage = { count: 9, rows: [row(3, answered), row(4)], hasMore: true };
    const pages = mergeFirstPage(
      [page([1, 2], true), lastPage],
      page([1, 2], true),
      { ...query, lane: 'to_answer' },
      ME,
    );
    expect(idsOf(pages)).toEqual([[1, 2], [4]]);
  });
});

describe('a row on a later page', () => {
  const first = page([1, 2]);
  const merge = (pages: readonly QueuePage[], list: QueueQuery, fresh = first) =>
    mergeFirstPage(pages, fresh, list, ME);
  const idsOf = (pages: readonly QueuePage[]) => pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  function page(ids: number[], hasMore = true): QueuePage {
    return {
      count: 9,
      rows: ids.map((id) => row(id, { dueAt: at(id) })),
      hasMore,
      end: row(ids.at(-1)!, { dueAt: at(ids.at(-1)!) }),
    };
  }

  test.each<[string, QueueQuery]>([
    ['a list that it leaves', { ...query, lane: 'to_answer' }],
    ['a list in which it moves', query],
  ])('has its place again after its letter was taken back, in %s', (_, list) => {
    const sent = merge(patchRow([first, page([3, 4, 5])], 4, answered), list);
    expect(idsOf(sent)).toEqual([1, 2, 3, 5]);
    const back = merge(patchRow(sent, 4, { status: 'OPENED' }), list);
    expect(idsOf(back)).toEqual([1, 2, 3, 4, 5]);
  });

  test('that has moved beyond the loaded rows is loaded with those around it, and then listed once', () => {
    const sent = merge(patchRow([first, page([3, 4])], 4, answered), query);
    expect(idsOf(sent)).toEqual([1, 2, 3]);
    expect(sent.at(-1)?.hasMore).toBe(true);
    const next = { ...page([5, 4], false), count: 5 };
    const all = merge(patchRow([...sent, next], 4, answered), query, { ...first, count: 5 });
    expect(idsOf(all)).toEqual([1, 2, 3, 5, 4]);
  });

  test('that is new at the end of a list that was loaded whole can be loaded', () => {
    const pages = merge([first, page([3, 4], false)], query, { ...first, count: 5 });
    expect(pages.at(-1)?.hasMore).toBe(true);
  });
});

test('updating a row changes only its own page', () => {
  const pages: QueuePage[] = [
    { count: 2, rows: [row(1)], hasMore: true },
    { count: 2, rows: [row(2)], hasMore: false },
  ];
  const patched = patchRow(pages, 2, { unreadCount: 3 });
  expect(patched[0]).toBe(pages[0]);
  expect(patched[1]?.rows[0]).toEqual({ ...row(2), unreadCount: 3 });
});
