import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#contract/call.ts';
import {
  addFavourite,
  createRequest,
  listRequests,
  patchRequest,
  postMessage,
  postResponse,
} from '#contract/readings/calls.ts';
import { listedRequest } from '#contract/readings/shapes.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';

let product: TestProduct;
let ada: TestUser;
let ben: TestUser;
let writer: TestUser;
/** Request ids by title: a letter for the member, and a number for the order of creation. */
const ids: Record<string, number> = {};
let luna: number;
let tagId: number;

beforeAll(async () => {
  product = await startTestProduct();
  ada = await createMemberWithStatus(product, 'monthly_active', 'Ada');
  ben = await createMemberWithStatus(product, 'yearly_active', 'Ben');
  writer = await product.writer('Isolde');
  const createdAt = product.services.clock.now();
  const reader = { firstName: 'Luna', lastName: 'Vale', color: 'teal', createdAt } as const;
  luna = (await product.db.insertInto('readers').values(reader).returning('id').executeTakeFirstOrThrow()).id;
  const tag = { text: 'patient', color: 'blue', createdAt } as const;
  tagId = (await product.db.insertInto('tags').values(tag).returning('id').executeTakeFirstOrThrow()).id;
  await product.db.insertInto('userTags').values({ userId: ben.id, tagId, createdAt }).execute();

  await ask(ada, 'a1', { message: 'About the lighthouse', isAstrology: true });
  await product.advance({ days: 2 });
  await ask(ben, 'b2', { isRushed: true });
  await product.advance({ days: 10 });
  await ask(ada, 'a3', { personality: luna });
  await ask(ben, 'b4', { isOracle: true });
  await product.advance({ hours: 1 });
  await ask(ada, 'a5', { isRushed: true });
  await product.send(
    postResponse,
    { readingRequest: ids['a3']!, message: 'A harbour waits' },
    { as: writer },
  );
  await product.send(
    patchRequest,
    { id: ids['b4']!, status: 'CLOSED', usePreviousDate: true },
    { as: writer },
  );
  await product.send(postMessage, { id: ids['a1']!, message: 'And the pier?' }, { as: ada });
  for (const id of [ids['a5']!, ids['a3']!]) await product.send(addFavourite, { id }, { as: ada });
});
afterAll(() => product.stop());

/** Also with its draft, which is written in the background on a slow machine. */
async function deleteRequest(id: number) {
  for (const table of ['messages', 'drawSeeds', 'drafts'] as const)
    await product.db.deleteFrom(table).where('requestId', '=', id).execute();
  await product.db.deleteFrom('readingRequests').where('id', '=', id).execute();
}

async function ask(as: TestUser, title: string, more: Partial<InputOf<typeof createRequest>> = {}) {
  const { body } = await product.send(createRequest, { title, message: 'A question', ...more }, { as });
  ids[title] = body.id;
}
type Query = InputOf<typeof listRequests>;
const listRequestsAs = async (query: Query = {}, as = writer) =>
  (await product.send(listRequests, query, { as })).body;
const listTitles = async (query: Query = {}, as = writer) =>
  (await listRequestsAs(query, as)).results.map(({ title }) => title);

describe('the list of requests', () => {
  test('has a member’s own for a member and all for a writer, newest first', async () => {
    expect(await listTitles({}, ada)).toEqual(['a5', 'a3', 'a1']);
    expect(await listTitles({}, ben)).toEqual(['b4', 'b2']);
    expect(await listTitles()).toEqual(['a5', 'b4', 'a3', 'b2', 'a1']);
    expect((await product.send(listRequests, {})).status).toBe(401);
  });

  test('has every request with all its fields', async () => {
    const { count, results } = await listRequestsAs({ user: ada.id });
    expect(count).toBe(3);
    for (const each of results) expect(listedRequest.safeParse(each).error).toBeUndefined();
    expect(results[1]).toMatchObject({
      title: 'a3',
      status: 'RESPONDED',
      user: { id: ada.id, firstName: 'Ada' },
      personality: { id: luna, firstName: 'Luna', lastName: 'Vale', picture: null },
      assignedWriter: null,
      unreadCount: 1,
    });
    expect((await listRequestsAs({}, ada)).results[1]).toMatchObject({ title: 'a3', unreadCount: 1 });
  });

  test('returns only the requested fields', async () => {
    const fields = ['id', 'title', 'status', 'created_at', 'last_message_time'];
    const { results } = await listRequestsAs({ user: ada.id, fields }, ada);
    expect(results).toHaveLength(3);
    for (const each of results)
      expect(Object.keys(each).toSorted()).toEqual(['createdAt', 'id', 'lastMessageTime', 'status', 'title']);
    expect((await listRequestsAs({ fields: ['user', 'personality'] })).results[2]).toEqual({
      user: { id: ada.id, firstName: 'Ada' },
      personality: { id: luna, firstName: 'Luna', lastName: 'Vale', picture: null },
    });
  });

  test('leaves out of a plan’s requests those of members who have left it', async () => {
    const formerMember = await createMemberWithStatus(product, 'monthly_active', 'Gone');
    const { body } = await product.send(createRequest, { message: 'Gone soon' }, { as: formerMember });
    const listIdsOfPlan = async () =>
      (await listRequestsAs({ interval: 'month' })).results.map(({ id }) => id);
    expect(await listIdsOfPlan()).toContain(body.id);
    await product.db
      .updateTable('subscriptions')
      .set({ status: 'canceled' })
      .where('userId', '=', formerMember.id)
      .execute();
    expect(await listIdsOfPlan()).not.toContain(body.id);
    await deleteRequest(body.id);
  });

  test.each([
    ['“Hello” she said—no way…', ['hello', 'no', 'way', '“said no”', 'Way…']],
    ['It’s Anna’s turn, don’t worry', ["it's", 'Anna', 'ANNA’S', "don't"]],
    ['I left work.Then yes/no, mother-in-law', ['work', 'then', 'no', 'yes/no', 'mother-in-law', 'in-law']],
    ['¿Qué pasó? «Rien» ／ 好。是', ['qué', 'PASÓ', 'rien', '好', '是', 'Que\u0301']],
    ['At the Café of Zoë, naïve', ['cafe', 'CAFÉ', 'zoe', 'Zoe\u0308', '"of zoe"', 'naive -coffee']],
    ['Cafe\u0301 in Łódź, Straße', ['café', 'cafe', 'lodz', 'strasse', 'Straße']],
    ['ſea ﬁsh, cœur, 한글 が', ['sea', 'fish', 'coeur', 'CŒUR', '한글', 'が']],
    ['On <b>5 May</b> at 10:30, 1.5 moons🌙', ['may', '5 may', '10:30', '1.5', 'moons']],
  ])('finds the words of %s, with and without accents', async (message, searches) => {
    const { body } = await product.send(createRequest, { message }, { as: ada });
    const find = async (search: string) => (await listRequestsAs({ search })).results.map(({ id }) => id);
    for (const search of searches) expect([search, await find(search)]).toEqual([search, [body.id]]);
    await deleteRequest(body.id);
  });

  test.each<[string, () => Query, string[]]>([
    ['user', () => ({ user: ben.id }), ['b4', 'b2']],
    ['user who is not there', () => ({ user: 999_999 }), []],
    ['status', () => ({ status: ['OPENED'] }), ['a5', 'b2', 'a1']],
    ['several statuses', () => ({ status: ['RESPONDED', 'CLOSED'] }), ['b4', 'a3']],
    ['personality', () => ({ personality: luna }), ['a3']],
    ['tag', () => ({ tag: tagId }), ['b4', 'b2']],
    ['the year’s plan', () => ({ interval: 'year' }), ['b4', 'b2']],
    ['the month’s plan', () => ({ interval: 'month' }), ['a5', 'a3', 'a1']],
    ['the last day', () => ({ days: 1 }), ['a5', 'b4', 'a3']],
    ['the last month', () => ({ days: 30 }), ['a5', 'b4', 'a3', 'b2', 'a1']],
    ['all time', () => ({ days: 0 }), ['a5', 'b4', 'a3', 'b2', 'a1']],
    ['rushed', () => ({ isRushed: true }), ['a5', 'b2']],
    ['oracle', () => ({ isOracle: true }), ['b4']],
    ['astrology', () => ({ isAstrology: true }), ['a1']],
    ['not astrology', () => ({ isAstrology: false }), ['a5', 'b4', 'a3', 'b2']],
    ['favourites', () => ({ isFavourite: true }), ['a5', 'a3']],
    ['sealed', () => ({ isSealed: true }), ['a3']],
    ['not sealed', () => ({ isSealed: false }), ['a5', 'b4', 'b2', 'a1']],
    ['not rushed', () => ({ isRushed: false }), ['b4', 'a3', 'a1']],
    ['a word of the question', () => ({ search: 'LIGHTHOUSE' }), ['a1']],
    ['a word of an answer', () => ({ search: 'harbour' }), ['a3']],
    ['a word of a title', () => ({ search: 'b2' }), ['b2']],
    ['words that are nowhere', () => ({ search: 'submarine' }), []],
    ['blanks', () => ({ search: '  ' }), ['a5', 'b4', 'a3', 'b2', 'a1']],
    ['what looks like an operator', () => ({ search: `' & ! ( :* "` }), []],
    [
      'all at once',
      () => ({
        user: ben.id,
        tag: tagId,
        interval: 'year',
        isRushed: true,
        days: 30,
        status: ['OPENED'],
        search: 'question',
      }),
      ['b2'],
    ],
  ])('is filtered by %s', async (_, query, expected) => {
    const { count, results } = await listRequestsAs(query());
    expect([count, results.map(({ title }) => title)]).toEqual([expected.length, expected]);
  });

  test.each<[Query, string[]]>([
    [{ sort: 'created_at', order: 'asc' }, ['a1', 'b2', 'a3', 'b4', 'a5']],
    [{ sort: 'last_message_time' }, ['a1', 'a3', 'a5', 'b4', 'b2']],
    [{ sort: 'last_message_time', order: 'asc' }, ['b2', 'b4', 'a5', 'a3', 'a1']],
    [{ sort: 'due_at' }, ['b4', 'a3', 'a5', 'b2', 'a1']],
    [{ sort: 'due_at', order: 'asc' }, ['a1', 'b2', 'a5', 'a3', 'b4']],
    [{ sort: 'work_order' }, ['b2', 'a5', 'a1', 'a3', 'b4']],
    [{ sort: 'work_order', order: 'asc' }, ['b2', 'a5', 'a1', 'a3', 'b4']],
    [{ sort: 'work_order', status: ['OPENED'] }, ['b2', 'a5', 'a1']],
  ])('can be ordered by %j', async (query, expected) => expect(await listTitles(query)).toEqual(expected));

  test('is paged, with the count even beyond the last page', async () => {
    expect(await listTitles({ limit: 2, offset: 2 })).toEqual(['a3', 'b2']);
    expect(await listRequestsAs({ limit: 2, offset: 100 })).toEqual({ count: 5, results: [] });
    expect(await listRequestsAs({ user: 999_999, offset: 5 })).toEqual({ count: 0, results: [] });
  });

  const orders = (['created_at', 'last_message_time', 'due_at', 'work_order'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => ({ sort, order })),
  );
  test.each(orders)('is paged after the last row of the previous page, by %j', async (query) => {
    const allPages = await listRequestsAs(query);
    const found: number[] = [];
    for (let previous: { before?: number } = {}; found.length < 5; previous = { before: found.at(-1)! }) {
      const { count, results } = await listRequestsAs({ ...query, ...previous, limit: 2 });
      expect(count).toBe(5);
      found.push(...results.map(({ id }) => id!));
    }
    expect(found).toEqual(allPages.results.map(({ id }) => id));
    expect(await listRequestsAs({ ...query, before: found.at(-1)! })).toEqual({ count: 5, results: [] });
  });

  test('refuses to begin after an invisible row, and keeps its filters', async () => {
    const listBefore = async (id: number, as: TestUser) =>
      product.send(listRequests, { before: id, isFavourite: true }, { as });
    expect((await listBefore(ids['a5']!, ada)).body).toMatchObject({ count: 2, results: [{ title: 'a3' }] });
    expect((await listBefore(ids['b4']!, ada)).fields).toHaveProperty('before');
    expect((await listBefore(999_999, writer)).fields).toHaveProperty('before');
  });

  test('allows offsets up to 10,000, and says how to continue', async () => {
    expect((await product.send(listRequests, { offset: 10_000 }, { as: writer })).status).toBe(200);
    const { fields } = await product.send(listRequests, { offset: 10_001 }, { as: writer });
    expect(fields).toEqual({ offset: expect.stringContaining('as `before`') });
  });

  test('finds words in the member’s own letters only', async () => {
    expect(await listTitles({ search: 'harbour' }, ada)).toEqual(['a3']);
    expect(await listTitles({ search: 'harbour' }, ben)).toEqual([]);
    expect(await listTitles({ search: '"a harbour" -storm', sort: 'work_order' }, ada)).toEqual(['a3']);
    expect(await listTitles({ search: '-question', isRushed: false }, ada)).toEqual(['a3', 'a1']);
  });

  test.each([
    ['harb', ['a3']],
    ['a harb', ['a3']],
    ['arbour', []],
    ['h', []],
    ['"a harb"', []],
    ['submarine or harb', []],
    ['submarine or harbour', ['a3']],
    ['storm harb', []],
  ])('finds the member’s own letters while they type, for %j', async (search, titles) => {
    expect(await listTitles({ search }, ada)).toEqual(titles);
  });

  test('finds the member’s own letters without their accents while they type', async () => {
    const message = 'Does Chloë come to the fête?';
    const { body } = await product.send(createRequest, { message }, { as: ada });
    for (const search of ['chlo', 'Chloe', 'chloë fet', 'fête'])
      expect([search, await listTitles({ search }, ada)]).toEqual([search, [message]]);
    await deleteRequest(body.id);
  });

  test('has 25 requests a page by default', async () => {
    const many = await createMemberWithStatus(product, 'monthly_active', 'Many');
    for (let n = 0; n < 26; n++)
      await product.send(createRequest, { message: `Question ${n}` }, { as: many });
    const { count, results } = await listRequestsAs({}, many);
    expect([count, results.length, results[0]!.title]).toEqual([26, 25, 'Question 25']);
  });

  test('of another member is not for a member, nor are the writers’ tags', async () => {
    expect((await product.send(listRequests, { user: ben.id }, { as: ada })).status).toBe(403);
    expect((await product.send(listRequests, { user: 999_999 }, { as: ada })).status).toBe(403);
    expect((await product.send(listRequests, { tag: tagId }, { as: ada })).status).toBe(403);
    expect(await listTitles({ search: 'question', user: ada.id }, ada)).toEqual(['a5', 'a3']);
  });

  test.each([
    ['sort=title', 'sort'],
    ['order=up', 'order'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['offset=-1', 'offset'],
    ['status=OPENED,LOST', 'status'],
    ['fields=id,password_hash', 'fields'],
    ['days=-1', 'days'],
    ['interval=week', 'interval'],
    ['is_rushed=maybe', 'is_rushed'],
    ['colour=red', 'colour'],
    ['user=abc', 'user'],
  ])('%s is refused by its name', async (query, param) => {
    const response = await product.fetchRaw(`/api/reading_requests?${query}`, {
      headers: { authorization: `Token ${writer.token}` },
    });
    const { errors } = (await response.json()) as { errors: { param: string; msg: string }[] };
    expect([response.status, errors.map((error) => error.param)]).toEqual([400, [param]]);
  });
});
