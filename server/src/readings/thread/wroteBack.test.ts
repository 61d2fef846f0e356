import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import {
  createRequest,
  getRequest,
  listRequests,
  markRead,
  patchRequest,
  postMessage,
  postResponse,
} from '#contract/readings/calls.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../../testing/testProduct.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';

let product: TestProduct;
let member: TestUser;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  member = await createMemberWithStatus(product, 'monthly_active');
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());

const HOUR_MS = 3_600_000;
const countHours = (from: string | null, to: string) => (Date.parse(to) - Date.parse(from ?? '')) / HOUR_MS;
const readRequest = async (id: number, as = writer) => (await product.send(getRequest, { id }, { as })).body;
const readListed = async (id: number, as: TestUser) =>
  (await product.send(listRequests, { limit: 100 }, { as })).body.results.find((each) => each.id === id);
const patch = async (id: number, change: object) =>
  (await product.send(patchRequest, { id, ...change }, { as: writer })).body;
const sendMessage = async (id: number, message: string, as = member) =>
  (await product.send(postMessage, { id, message }, { as })).body;
const answer = async (id: number) =>
  (await product.send(postResponse, { readingRequest: id, message: 'A reading' }, { as: writer })).body;

async function ask(more = {}) {
  const input = { message: 'What will come?', ...more };
  return (await product.send(createRequest, input, { as: member })).body;
}

async function createAnswered(more = {}) {
  const request = await ask(more);
  await answer(request.id);
  await product.advance({ hours: 5 });
  return request;
}

/** Tokens expire after 30 days without use. */
async function advanceDays(days: number) {
  await product.advance({ days });
  for (const user of [member, writer]) {
    const { body } = await product.send(logIn, { email: user.email, password: TEST_PASSWORD });
    user.token = body.token;
  }
}

describe('a member who writes back', () => {
  test('keeps the status RESPONDED; both sides see since when, in the list too', async () => {
    const { id } = await createAnswered({ isRushed: true });
    const first = await sendMessage(id, 'Thank you');
    await product.advance({ hours: 1 });
    await sendMessage(id, 'And greetings from my sister');
    for (const as of [member, writer])
      for (const request of [await readRequest(id, as), await readListed(id, as)])
        expect(request).toMatchObject({ status: 'RESPONDED', wroteBackAt: first.createdAt });
    const { dueAt, unreadCount } = await readRequest(id);
    expect([countHours(first.createdAt, dueAt), unreadCount]).toEqual([24, 3]);
  });

  test('opens a closed request as an answered one', async () => {
    const { id } = await createAnswered();
    await patch(id, { status: 'CLOSED' });
    const { createdAt } = await sendMessage(id, 'It came true');
    expect(await readRequest(id)).toMatchObject({ status: 'RESPONDED', wroteBackAt: createdAt });
  });

  test('adds to a question that is open, which has not been written back to', async () => {
    const { id, dueAt } = await ask();
    await sendMessage(id, 'One more thing');
    expect(await readRequest(id)).toMatchObject({ status: 'OPENED', wroteBackAt: null, dueAt });
  });

  test.each([
    ['a writer’s message', (id: number) => sendMessage(id, 'You are welcome', writer), 'RESPONDED'],
    ['a reading', answer, 'RESPONDED'],
    ['done', (id: number) => patch(id, { wroteBack: false, usePreviousDate: true }), 'RESPONDED'],
    ['a closing', (id: number) => patch(id, { status: 'CLOSED' }), 'CLOSED'],
  ] as const)(
    'waits until %s, and then the question’s due time applies again',
    async (_, happens, status) => {
      const { id, dueAt } = await createAnswered();
      await sendMessage(id, 'Thank you');
      await happens(id);
      expect(await readRequest(id)).toMatchObject({ status, wroteBackAt: null, dueAt });
    },
  );

  test('can be reopened by a writer, which restarts the due time', async () => {
    const { id } = await createAnswered({ isRushed: true });
    await sendMessage(id, 'And what of my job?');
    await product.advance({ hours: 3 });
    const now = product.services.clock.now().toString();
    const reopened = await patch(id, { status: 'OPENED' });
    expect(reopened).toMatchObject({ status: 'OPENED', wroteBackAt: null });
    expect(countHours(now, reopened.dueAt)).toBeCloseTo(4, 2);
  });

  test('is not made to by a status set by hand', async () => {
    const { id } = await ask();
    await sendMessage(id, 'Are you there?');
    expect(await patch(id, { status: 'RESPONDED' })).toMatchObject({ wroteBackAt: null });
  });

  test('is not closed automatically; marking it as done restarts the 30 days', async () => {
    const { id } = await createAnswered();
    await sendMessage(id, 'Thank you');
    await advanceDays(40);
    expect((await readRequest(id)).status).toBe('RESPONDED');
    await patch(id, { wroteBack: false, usePreviousDate: true });
    await advanceDays(29);
    expect((await readRequest(id)).status).toBe('RESPONDED');
    await advanceDays(1);
    expect((await readRequest(id)).status).toBe('CLOSED');
  });

  test('is in the thread’s log, also how it ended', async () => {
    const { id } = await createAnswered();
    await sendMessage(id, 'Thank you');
    await sendMessage(id, 'You are welcome', writer);
    await sendMessage(id, 'Until soon');
    await patch(id, { wroteBack: false });
    expect((await readRequest(id)).log.slice(0, 4).map((entry) => [entry.who, entry.says])).toEqual([
      ['Isolde Marr', 'Marked what was written back as done'],
      ['Rosalind Achterberg', 'Wrote back'],
      ['Isolde Marr', 'Answered what was written back'],
      ['Rosalind Achterberg', 'Wrote back'],
    ]);
  });
});

test('the work order has rushed questions, questions, replies by waiting time, then the newest', async () => {
  await product.db
    .updateTable('readingRequests')
    .set({ status: 'CLOSED', closesAt: null, wroteBackAt: null, questionDueAt: null })
    .execute();
  const askTitled = async (title: string, more = {}) => (await ask({ title, ...more })).id;
  const ids = [];
  for (const title of ['answered first', 'answered last', 'back first', 'back last'])
    ids.push(await askTitled(title));
  const [answeredFirst, answeredLast, backFirst, backLast] = ids as [number, number, number, number];
  await askTitled('question');
  await product.advance({ hours: 1 });
  await askTitled('later question');
  await askTitled('rushed', { isRushed: true });
  for (const id of [backLast, backFirst, answeredFirst, answeredLast]) {
    await answer(id);
    await product.advance({ minutes: 1 });
  }
  await sendMessage(backFirst, 'Thank you');
  await product.advance({ minutes: 1 });
  await sendMessage(backLast, 'Thank you');
  await sendMessage(backFirst, 'Thank you again');
  const order = { sort: 'work_order', status: ['OPENED', 'RESPONDED'] } as const;
  const { body } = await product.send(listRequests, { ...order, status: [...order.status] }, { as: writer });
  expect(body.results.map(({ title }) => title)).toEqual([
    'rushed',
    'question',
    'later question',
    'back first',
    'back last',
    'answered last',
    'answered first',
  ]);
});

test('a request is sealed while a letter in it has not been read, not because of a message', async () => {
  const { id } = await ask();
  const isSealed = async () => [
    (await readRequest(id, member)).isSealed,
    (await readListed(id, member))?.isSealed,
  ];
  await sendMessage(id, 'May I ask your sign?', writer);
  expect(await isSealed()).toEqual([false, false]);
  const letter = await answer(id);
  const question = await sendMessage(id, 'Does it fit?', writer);
  expect(await isSealed()).toEqual([true, true]);
  await product.send(markRead, { id, messageId: letter.id - 1 }, { as: member });
  expect(await isSealed()).toEqual([true, true]);
  await product.send(markRead, { id, messageId: letter.id }, { as: member });
  expect(await isSealed()).toEqual([false, false]);
  await product.send(markRead, { id, messageId: question.id }, { as: member });
  expect((await readRequest(id, member)).unreadCount).toBe(0);
});
