import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countLanes, listRequests, postMessage } from '#contract/readings/calls.ts';
import { type Lane, LANES, REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { isInLane } from '#contract/readings/rules.ts';
import { camelCase } from '#contract/wire.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());
beforeEach(() => emptyLanes());

const MOMENT = '2026-11-20T12:00:00.000Z';
const LATER = '2099-01-01T12:00:00.000Z';

const emptyLanes = () =>
  desk.product.db
    .updateTable('readingRequests')
    .set({ status: 'CLOSED', snoozedUntil: null, closesAt: null, wroteBackAt: null, questionDueAt: null })
    .execute();

interface Row {
  status: (typeof REQUEST_STATUSES)[number];
  hasWrittenBack: boolean;
  isSnoozed: boolean;
  isRushed: boolean;
  owner: 'nobody' | 'writer' | 'second';
}

/** Inserts requests and returns them as the list has them. */
async function insertRequests(rows: readonly Row[]) {
  const requests = rows.map(({ status, hasWrittenBack, isSnoozed, isRushed, owner }, n) => {
    const wroteBackAt = status === 'RESPONDED' && hasWrittenBack ? MOMENT : null;
    return {
      userId: desk.member.id,
      title: `Request ${n}`,
      status,
      isRushed,
      assignedWriterId: owner === 'nobody' ? null : desk[owner].id,
      snoozedUntil: isSnoozed ? LATER : null,
      wroteBackAt,
      questionDueAt: wroteBackAt,
      closesAt: status === 'RESPONDED' && wroteBackAt === null ? LATER : null,
      createdAt: MOMENT,
      lastMessageTime: MOMENT,
      dueAt: MOMENT,
    };
  });
  const returned = await desk.product.db
    .insertInto('readingRequests')
    .values(requests)
    .returning(['id', 'status', 'wroteBackAt', 'snoozedUntil', 'assignedWriterId as assignedWriter'])
    .execute();
  return returned;
}

const listLane = async (lane: Lane, more: object = {}, as = desk.writer) =>
  (await desk.product.send(listRequests, { lane, limit: 100, ...more }, { as })).body;
const countAs = async (as = desk.writer) => (await desk.product.send(countLanes, {}, { as })).body;

test('a lane lists and counts the requests that its rule selects, in every order', async () => {
  const row = fc.record({
    status: fc.constantFrom(...REQUEST_STATUSES),
    hasWrittenBack: fc.boolean(),
    isSnoozed: fc.boolean(),
    isRushed: fc.boolean(),
    owner: fc.constantFrom('nobody' as const, 'writer' as const, 'second' as const),
  });
  const someRows = fc.array(row, { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(someRows, fc.constantFrom(...LANES), async (rows, lane) => {
      await emptyLanes();
      const requests = await insertRequests(rows);
      const expected = requests
        .filter((request) => isInLane(lane, request, desk.writer.id))
        .map(({ id }) => id);
      for (const sort of ['created_at', 'last_message_time', 'due_at', 'work_order'] as const) {
        const { count, results } = await listLane(lane, { sort });
        expect(count).toBe(expected.length);
        expect(results.map(({ id }) => id).toSorted((a, b) => a! - b!)).toEqual(expected);
      }
      expect((await countAs())[camelCase(lane) as keyof Awaited<ReturnType<typeof countAs>>]).toBe(
        expected.length,
      );
    }),
    { numRuns: 25 },
  );
});

describe('a lane', () => {
  test('has the filters, the search and the pages of the list', async () => {
    const ids = [];
    for (const title of ['sea', 'hill', 'sea again', 'lake'])
      ids.push((await desk.ask({ title, isRushed: title === 'lake', isOracle: title === 'hill' })).id);
    const titles = async (more: object) =>
      (await listLane('to_answer', { sort: 'work_order', ...more })).results.map(({ title }) => title);
    expect(await titles({})).toEqual(['lake', 'sea', 'hill', 'sea again']);
    expect(await titles({ search: 'sea' })).toEqual(['sea', 'sea again']);
    expect(await titles({ isOracle: true })).toEqual(['hill']);
    expect(await titles({ status: ['RESPONDED'] })).toEqual([]);
    expect(await titles({ user: desk.second.id })).toEqual([]);
    expect(await titles({ before: ids[0] })).toEqual(['hill', 'sea again']);
    expect(await listLane('to_answer', { offset: 2, limit: 1, fields: ['snoozed_until', 'title'] })).toEqual({
      count: 4,
      results: [{ title: 'hill', snoozedUntil: null }],
    });
  });

  test('of another writer has what that writer took', async () => {
    await insertRequests([
      { status: 'OPENED', hasWrittenBack: false, isSnoozed: false, isRushed: false, owner: 'second' },
    ]);
    expect(await countAs()).toEqual({ toAnswer: 0, wroteBack: 0, answered: 0, mine: 0, snoozed: 0 });
    expect(await countAs(desk.second)).toEqual({
      toAnswer: 1,
      wroteBack: 0,
      answered: 0,
      mine: 1,
      snoozed: 0,
    });
  });

  test('moves a request on as it is answered and written back to', async () => {
    const { id } = await desk.ask();
    expect(await countAs()).toMatchObject({ toAnswer: 1, answered: 0, wroteBack: 0 });
    await desk.answer(id);
    expect(await countAs()).toMatchObject({ toAnswer: 0, answered: 1, wroteBack: 0 });
    await desk.product.send(postMessage, { id, message: 'Thank you' }, { as: desk.member });
    expect(await countAs()).toMatchObject({ toAnswer: 0, answered: 0, wroteBack: 1 });
  });

  test('is not for members, nor are the counts', async () => {
    for (const lane of LANES)
      expect((await desk.product.send(listRequests, { lane }, { as: desk.member })).status).toBe(403);
    expect((await desk.product.send(countLanes, {}, { as: desk.member })).status).toBe(403);
    expect((await desk.product.send(countLanes, {})).status).toBe(401);
  });

  test('is counted up to 1,000', async () => {
    const row = { status: 'OPENED', hasWrittenBack: false, isSnoozed: false, isRushed: false } as const;
    await insertRequests(Array.from({ length: 1_003 }, () => ({ ...row, owner: 'nobody' as const })));
    expect(await countAs()).toEqual({ toAnswer: 1_000, wroteBack: 0, answered: 0, mine: 0, snoozed: 0 });
    expect((await listLane('to_answer', { limit: 1 })).count).toBe(1_003);
  });
});
