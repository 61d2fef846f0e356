import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveFeedback, listFeedback } from '#contract/feedback/calls.ts';
import type { InputOf } from '#contract/call.ts';
import { getRequest, postMessage } from '#contract/readings/calls.ts';
import { createDesk, type Desk } from '../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import type { TestUser } from '../../testing/testProduct.ts';

let desk: Desk;
let other: TestUser;
beforeAll(async () => {
  desk = await createDesk();
  other = await createMemberWithStatus(desk.product, 'monthly_active', 'Other');
});
afterAll(() => desk.close());

const sendFeedback = (input: InputOf<typeof giveFeedback>, as = desk.member, headers = {}) =>
  desk.product.send(giveFeedback, input, { as, headers });
const list = async (input: InputOf<typeof listFeedback> = {}, as = desk.member) =>
  (await desk.product.send(listFeedback, input, { as })).body;
async function createAnswered() {
  const { id: requestId } = await desk.ask();
  return { requestId, responseId: (await desk.answer(requestId)).body.id };
}

test('on an answer can be given, changed and withdrawn, and counts once', async () => {
  const { requestId, responseId } = await createAnswered();
  const first = await sendFeedback({ type: 'like', reason: ' It was kind ', readingResponseId: responseId });
  expect([first.status, first.body]).toMatchObject([
    200,
    {
      type: 'like',
      reason: 'It was kind',
      readingRequestId: null,
      readingResponseId: responseId,
      requestId,
      user: { id: desk.member.id, firstName: 'Rosalind' },
      reader: { firstName: 'Isolde' },
    },
  ]);
  const changed = await sendFeedback({ type: 'dislike', readingResponseId: responseId });
  expect(changed.body).toMatchObject({ id: first.body.id, type: 'dislike', reason: '' });
  expect(await list({ readingRequest: requestId, readingResponse: responseId })).toEqual({
    count: 1,
    results: [changed.body],
  });
  const withdrawn = await sendFeedback({ type: 'dislike', readingResponseId: responseId });
  expect(withdrawn.body).toEqual({ ...changed.body, type: null });
  expect(await list({ readingResponse: responseId })).toEqual({ count: 0, results: [] });
});

test('on a request is stored in addition to that on its answer', async () => {
  const { requestId, responseId } = await createAnswered();
  await sendFeedback({ type: 'like', readingRequestId: requestId });
  await sendFeedback({ type: 'dislike', readingResponseId: responseId });
  const { count, results } = await list({ readingRequest: requestId });
  expect(count).toBe(2);
  expect(results.map((one) => [one.type, one.readingRequestId, one.readingResponseId])).toEqual([
    ['dislike', null, responseId],
    ['like', requestId, null],
  ]);
});

test('is part of the request, for its member and for writers', async () => {
  const { requestId, responseId } = await createAnswered();
  const { createdAt } = (await sendFeedback({ type: 'like', reason: 'Kind', readingResponseId: responseId }))
    .body;
  for (const as of [desk.member, desk.writer]) {
    const { body } = await desk.product.send(getRequest, { id: requestId }, { as });
    expect(body.feedback).toEqual([
      { type: 'like', reason: 'Kind', readingResponseId: responseId, createdAt },
    ]);
  }
});

test('of ten concurrent calls one row is stored', async () => {
  const { responseId } = await createAnswered();
  const reasons = Array.from({ length: 10 }, (_, n) => `Reason ${n}`);
  const answers = await Promise.all(
    reasons.map((reason) => sendFeedback({ type: 'like', reason, readingResponseId: responseId })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await list({ readingResponse: responseId })).toMatchObject({ count: 1 });
});

test('the same Idempotency-Key withdraws nothing', async () => {
  const { responseId } = await createAnswered();
  const key = { 'idempotency-key': `feedback-${responseId}` };
  const sent = { type: 'like', readingResponseId: responseId } as const;
  const [first, repeated] = [
    await sendFeedback(sent, desk.member, key),
    await sendFeedback(sent, desk.member, key),
  ];
  expect(repeated.body).toEqual(first.body);
  expect(await list({ readingResponse: responseId })).toMatchObject({ count: 1 });
});

test('is refused before there is an answer; a message does not count as one', async () => {
  const { id } = await desk.ask();
  await desk.product.send(postMessage, { id, message: 'Tell me more' }, { as: desk.writer });
  expect(await sendFeedback({ type: 'like', readingRequestId: id })).toMatchObject({
    status: 409,
    code: 'no_answer_yet',
  });
  await desk.answer(id);
  await desk.product.send(postMessage, { id, message: 'And then?' }, { as: desk.member });
  expect((await sendFeedback({ type: 'like', readingRequestId: id })).status).toBe(200);
});

test('for another member’s, a non-answer or an unknown id is 404', async () => {
  const { requestId, responseId } = await createAnswered();
  const { body } = await desk.product.send(getRequest, { id: requestId }, { as: desk.member });
  const question = body.messages[0]!.id;
  for (const [as, subject] of [
    [other, { readingResponseId: responseId }],
    [other, { readingRequestId: requestId }],
    [desk.member, { readingResponseId: question }],
    [desk.member, { readingResponseId: 999_999 }],
    [desk.member, { readingRequestId: 999_999 }],
  ] as const)
    expect(await sendFeedback({ type: 'like', ...subject }, as)).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  for (const query of [{ readingRequest: requestId }, { readingResponse: responseId }])
    expect((await desk.product.send(listFeedback, query, { as: other })).status).toBe(404);
});

test.each([
  ['another type', { type: 'love', readingRequestId: 1 }, 'type', 'Please choose like or dislike'],
  [
    'both ids',
    { type: 'like', readingRequestId: 1, readingResponseId: 1 },
    'readingRequestId',
    'Please name either',
  ],
  ['no id', { type: 'like' }, 'readingRequestId', 'Please name either'],
  [
    'a reason that is too long',
    { type: 'like', readingRequestId: 1, reason: 'x'.repeat(1001) },
    'reason',
    'A reason has',
  ],
])('%s is refused', async (_, input, field, text) => {
  const { status, fields } = await sendFeedback(input as InputOf<typeof giveFeedback>);
  expect(status).toBe(400);
  expect(fields[field]).toContain(text);
});

describe('the list', () => {
  test('has the member’s own feedback; writers see all and can filter by member, reader, type and time', async () => {
    const { id } = await desk.ask({}, other);
    const response = (await desk.answer(id, {}, desk.second)).body;
    await sendFeedback({ type: 'dislike', reason: 'Too short', readingResponseId: response.id }, other);
    expect((await list({}, other)).count).toBe(1);
    expect((await list()).results.every(({ user }) => user.id === desk.member.id)).toBe(true);
    const all = await list({ limit: 100 }, desk.writer);
    expect(all.count).toBe((await list()).count + 1);
    const reader = await desk.readerOf(desk.second);
    for (const query of [
      { user: other.id },
      { personality: reader },
      { type: 'dislike', user: other.id, days: 1 },
    ] as const)
      expect((await list(query, desk.writer)).results).toMatchObject([{ reason: 'Too short' }]);
    expect((await desk.product.send(listFeedback, { user: other.id }, { as: desk.member })).status).toBe(403);
  });

  test('ignores empty ids, and is paged', async () => {
    const read = (query: string) =>
      desk.product
        .fetchRaw(`/api/reading_request_feedback${query}`, {
          headers: { authorization: `Token ${desk.member.token}` },
        })
        .then((response) => response.json() as Promise<{ count: number; results: { id: number }[] }>);
    const all = await read('?reading_request=&reading_response=');
    expect(all.count).toBeGreaterThan(2);
    const page = await read('?limit=1&offset=1');
    expect(page).toEqual({ count: all.count, results: [all.results[1]] });
    expect(await read('?offset=500')).toEqual({ count: all.count, results: [] });
    expect((await read('?order=asc')).results.map(({ id }) => id)).toEqual(
      all.results.map(({ id }) => id).toReversed(),
    );
  });
});
