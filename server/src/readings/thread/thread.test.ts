import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import {
  createRequest,
  getRequest,
  listMessages,
  listRequests,
  markRead,
  patchRequest,
  postMessage,
  postResponse,
  setPresence,
} from '#contract/readings/calls.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#contract/readings/codes.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../../testing/testProduct.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';

let product: TestProduct;
let member: TestUser;
let other: TestUser;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  member = await createMemberWithStatus(product, 'monthly_active');
  other = await createMemberWithStatus(product, 'monthly_active', 'Other');
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());

const ask = async (more = {}) =>
  (await product.send(createRequest, { message: 'What will come?', ...more }, { as: member })).body;
const readRequest = async (id: number, as = writer) => (await product.send(getRequest, { id }, { as })).body;
const patch = (id: number, change: object, as = writer) =>
  product.send(patchRequest, { id, ...change }, { as });
const sendMessage = (id: number, text: string, as: TestUser) =>
  product.send(postMessage, { id, message: text }, { as });
const answer = (id: number) =>
  product.send(postResponse, { readingRequest: id, message: 'A reading' }, { as: writer });
const read = async (id: number, messageId: number, as: TestUser) =>
  product.send(markRead, { id, messageId }, { as });
/** Tokens expire after 30 days without use. */
async function logInAgain() {
  const logInUser = async (user: TestUser) => ({
    ...user,
    token: (await product.send(logIn, { email: user.email, password: TEST_PASSWORD })).body.token,
  });
  [member, writer, other] = [await logInUser(member), await logInUser(writer), await logInUser(other)];
}
const hoursUntil = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

describe('the status of a request', () => {
  const askWithStatus = async (status: RequestStatus) => {
    const { id } = await ask();
    if (status !== 'OPENED') await patch(id, { status });
    return id;
  };
  const events = {
    'a member’s message': [
      async (id: number) => sendMessage(id, 'One more thing', member),
      ['OPENED', 'RESPONDED', 'RESPONDED'],
    ],
    'a writer’s message': [
      async (id: number) => sendMessage(id, 'Tell me more', writer),
      ['OPENED', 'RESPONDED', 'CLOSED'],
    ],
    'a reading response': [answer, ['RESPONDED', 'RESPONDED', 'RESPONDED']],
    'a writer’s OPENED': [(id: number) => patch(id, { status: 'OPENED' }), ['OPENED', 'OPENED', 'OPENED']],
    'a writer’s RESPONDED': [
      (id: number) => patch(id, { status: 'RESPONDED' }),
      ['RESPONDED', 'RESPONDED', 'RESPONDED'],
    ],
    'a writer’s CLOSED': [(id: number) => patch(id, { status: 'CLOSED' }), ['CLOSED', 'CLOSED', 'CLOSED']],
    '29 days of silence': [() => product.advance({ days: 29 }), ['OPENED', 'RESPONDED', 'CLOSED']],
    '30 days of silence': [() => product.advance({ days: 30 }), ['OPENED', 'CLOSED', 'CLOSED']],
  } satisfies Record<string, [(id: number) => Promise<unknown>, RequestStatus[]]>;
  const matrix = Object.entries(events).flatMap(([event, [happens, after]]) =>
    REQUEST_STATUSES.map((before, n) => [before, event, after[n]!, happens] as const),
  );

  test.each(matrix)('%s, after %s, is %s', async (before, _event, after, happens) => {
    const id = await askWithStatus(before);
    await happens(id);
    await logInAgain();
    expect((await readRequest(id)).status).toBe(after);
  });

  test.each(['ANSWERED', '', 'opened', null])('is never %j', async (status) => {
    const { id } = await ask();
    expect((await patch(id, { status })).fields).toHaveProperty('status');
  });

  test('set to answered by hand stays for 30 days, however old the last message is', async () => {
    const { id, createdAt } = await ask();
    await product.advance({ days: 29 });
    await patch(id, { status: 'RESPONDED', usePreviousDate: true });
    await product.advance({ days: 5 });
    await logInAgain();
    expect(await readRequest(id)).toMatchObject({ status: 'RESPONDED', lastMessageTime: createdAt });
  });

  test('a message of the writer restarts the 30 days', async () => {
    const { id } = await ask();
    await answer(id);
    await product.advance({ days: 20 });
    await logInAgain();
    await sendMessage(id, 'Did it come true?', writer);
    await product.advance({ days: 20 });
    await logInAgain();
    expect((await readRequest(id)).status).toBe('RESPONDED');
    await product.advance({ days: 10 });
    await logInAgain();
    expect((await readRequest(id)).status).toBe('CLOSED');
  });
});

describe('a message', () => {
  test('to an open request keeps its due time', async () => {
    const { id, dueAt } = await ask();
    await product.advance({ hours: 1 });
    await sendMessage(id, 'And one more thing', member);
    expect((await readRequest(id)).dueAt).toBe(dueAt);
  });

  test.each(['', '   ', '\n'])('of %j is refused', async (text) => {
    const { id } = await ask();
    for (const as of [member, writer])
      expect((await sendMessage(id, text, as)).fields).toHaveProperty('message');
  });

  test('is returned byte for byte', async () => {
    const { id } = await ask();
    const text = '  🌙 مرحبا\n\t<b>&amp;</b> \u202e ﷽ 👩‍👩‍👧 ';
    expect((await sendMessage(id, text, member)).body.text).toBe(text);
    expect((await readRequest(id, member)).messages.at(-1)!.text).toBe(text);
  });

  test('is found as the newest by sort, order and limit; pages do not overlap, and may begin before one', async () => {
    const { id } = await ask();
    const ids: number[] = [(await readRequest(id)).messages[0]!.id];
    for (let n = 0; n < 6; n++)
      ids.push((await sendMessage(id, `Number ${n}`, n % 2 ? member : writer)).body.id);
    const page = async (more: object) => {
      const { body } = await product.send(listMessages, { id, ...more }, { as: member });
      return [body.count, ...body.results.map((each) => each.id)];
    };
    expect(await page({ sort: 'created_at', order: 'desc', limit: 1 })).toEqual([7, ids[6]]);
    expect(await page({})).toEqual([7, ...ids.toReversed()]);
    expect(await page({ order: 'asc', offset: 2, limit: 3 })).toEqual([7, ...ids.slice(2, 5)]);
    expect(await page({ before: ids[3], limit: 2 })).toEqual([3, ids[2], ids[1]]);
    expect(await page({ offset: 50 })).toEqual([7]);
  });

  test('that came at the same time as others has its place: ids and times go together', async () => {
    const { id } = await ask();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => sendMessage(id, `At once ${n}`, n % 2 ? member : writer)),
    );
    const { results } = (await product.send(listMessages, { id, order: 'asc' }, { as: writer })).body;
    expect(results).toHaveLength(13);
    expect(results.map((each) => each.id)).toEqual(results.map((each) => each.id).toSorted((a, b) => a - b));
    expect((await readRequest(id)).lastMessageTime).toBe(results.at(-1)!.createdAt);
    expect((await readRequest(id, member)).unreadCount).toBe(6);
  });
});

describe('unread', () => {
  test('counts what the other side wrote, until it is read up to a message', async () => {
    const { id } = await ask();
    const first = (await sendMessage(id, 'One', writer)).body.id;
    const last = (await answer(id)).body.id;
    expect([(await readRequest(id, member)).unreadCount, (await readRequest(id)).unreadCount]).toEqual([
      2, 1,
    ]);
    expect((await read(id, first, member)).body).toEqual({ unreadCount: 1 });
    expect((await read(id, last, member)).body).toEqual({ unreadCount: 0 });
    expect((await read(id, first, member)).body).toEqual({ unreadCount: 0 });
    expect((await readRequest(id)).unreadCount).toBe(1);
    expect((await read(id, last, writer)).body).toEqual({ unreadCount: 0 });
    const listed = (await product.send(listRequests, { user: member.id, limit: 1 }, { as: writer })).body
      .results[0];
    expect(listed).toMatchObject({ id, unreadCount: 0 });
  });

  test('cannot be changed by others, or with a message of another thread', async () => {
    const [{ id, messages }, elsewhere] = [await ask(), await ask()];
    expect((await read(id, messages[0]!.id, other)).status).toBe(404);
    expect((await read(id, elsewhere.messages[0]!.id, member)).status).toBe(404);
    expect((await read(id, 999_999, member)).status).toBe(404);
  });
});

describe('a change by a writer', () => {
  test('of each field is kept, and leaves the place in the order when it uses the previous date', async () => {
    const { id, lastMessageTime } = await ask();
    await product.advance({ hours: 1 });
    const change = {
      status: 'CLOSED',
      isRushed: true,
      isOracle: true,
      isAstrology: true,
      numberOfTarotCards: 5,
    } as const;
    const { status, body } = await patch(id, { ...change, usePreviousDate: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...change, lastMessageTime });
    expect((await patch(id, { isOracle: false })).body.lastMessageTime > lastMessageTime).toBe(true);
  });

  test('is never moved back in time, even if the clock of another server is ahead', async () => {
    const { id } = await ask();
    const lastMessageTime = '2099-01-01T12:00:00.000Z';
    await product.db.updateTable('readingRequests').set({ lastMessageTime }).where('id', '=', id).execute();
    expect((await patch(id, { isOracle: true })).body.lastMessageTime).toBe(lastMessageTime);
  });

  test('to rushed moves the due time, and back', async () => {
    const { id, createdAt, dueAt } = await ask();
    await product.advance({ hours: 1 });
    expect(hoursUntil(createdAt, (await patch(id, { isRushed: true })).body.dueAt)).toBe(4);
    expect((await patch(id, { isRushed: false })).body.dueAt).toBe(dueAt);
  });

  test('names a reader and a writer who are there', async () => {
    const { id } = await ask();
    const now = product.services.clock.now();
    const reader = { firstName: 'Luna', lastName: 'Vale', color: 'teal', createdAt: now } as const;
    const luna = await product.db
      .insertInto('readers')
      .values(reader)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await patch(id, { personality: luna.id, assignedWriter: writer.id });
    expect([body.personality?.firstName, body.assignedWriter]).toEqual(['Luna', writer.id]);
    expect((await patch(id, { personality: null, assignedWriter: null })).body).toMatchObject({
      personality: null,
      assignedWriter: null,
    });
    expect((await patch(id, { personality: 999_999 })).fields).toHaveProperty('personality');
    expect((await patch(id, { assignedWriter: member.id })).fields).toHaveProperty('assignedWriter');
  });

  test.each([
    [{ userId: 1 }, 'userId'],
    [{ numberOfTarotCards: 11 }, 'numberOfTarotCards'],
    [{ isRushed: 'yes' }, 'isRushed'],
    [{ title: 'Mine' }, 'title'],
    [{ wroteBack: true }, 'wroteBack'],
    [{ wroteBackAt: null }, 'wroteBackAt'],
  ])('%j is refused at its field', async (change, field) => {
    const { id } = await ask();
    expect(Object.keys((await patch(id, change)).fields)).toEqual([field]);
  });

  test('is refused to members, and for an unknown request', async () => {
    const { id } = await ask();
    expect((await patch(id, { status: 'CLOSED' }, member)).status).toBe(403);
    expect((await patch(999_999, { status: 'CLOSED' })).status).toBe(404);
    expect((await readRequest(id)).status).toBe('OPENED');
  });

  test('is in the log with its writer; an automatic change has none', async () => {
    const { id } = await ask();
    await patch(id, { isRushed: true, numberOfTarotCards: 3 });
    await answer(id);
    await sendMessage(id, 'Thank you', member);
    await patch(id, { wroteBack: false });
    await patch(id, { wroteBack: false });
    await product.db
      .updateTable('readingRequests')
      .set({ closesAt: product.services.clock.now() })
      .where('id', '=', id)
      .execute();
    await product.advance({ seconds: 1 });
    expect((await readRequest(id)).log.map((entry) => [entry.who, entry.says])).toEqual([
      [null, 'Changed the status from RESPONDED to CLOSED'],
      ['Isolde Marr', 'Marked what was written back as done'],
      ['Rosalind Achterberg', 'Wrote back'],
      ['Isolde Marr', 'Changed the status from OPENED to RESPONDED'],
      ['Isolde Marr', 'Answered by hand'],
      ['Isolde Marr', 'Changed the number of cards from 1 to 3'],
      ['Isolde Marr', 'Made it rushed'],
    ]);
    expect((await readRequest(id, member)).log).toEqual([]);
  });
});

test('presence is sent by writers only, for requests that exist', async () => {
  const { id } = await ask();
  const sendPresence = (at: number, state: 'viewing', as: TestUser) =>
    product.send(setPresence, { id: at, state }, { as });
  expect((await sendPresence(id, 'viewing', writer)).status).toBe(204);
  expect((await sendPresence(id, 'viewing', member)).status).toBe(403);
  expect((await sendPresence(999_999, 'viewing', writer)).status).toBe(404);
  expect((await sendPresence(id, 'dancing' as 'viewing', writer)).fields).toHaveProperty('state');
});
