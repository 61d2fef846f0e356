import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackType } from '#contract/feedback/codes.ts';
import { giveFeedback } from '#contract/feedback/calls.ts';
import { getRequest, listRequests } from '#contract/readings/calls.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';
import { openTestStream } from '../../../testing/readings/openTestStream.ts';
import type { TestUser } from '../../../testing/testProduct.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

/** Later than everything before, so that it is the newest. */
async function answer(id: number, as?: TestUser) {
  await desk.product.advance({ minutes: 1 });
  return (await desk.answer(id, {}, as)).body.id;
}
async function giveFeedbackLater(
  type: FeedbackType,
  on: { readingResponseId: number } | { readingRequestId: number },
) {
  await desk.product.advance({ minutes: 1 });
  await desk.product.send(giveFeedback, { type, ...on }, { as: desk.member });
}
/** The mark in the list and in the request, which are the same. */
async function isDisliked(id: number, as = desk.writer) {
  const { body } = await desk.product.send(getRequest, { id }, { as });
  const list = await desk.product.send(listRequests, { limit: 100 }, { as });
  expect(list.body.results.find((each) => each.id === id)).toMatchObject({ isDisliked: body.isDisliked });
  return body.isDisliked;
}
const readMarks = async (id: number) => [await isDisliked(id), await isDisliked(id, desk.second)];

test('a dislike of an answer marks the request for the writer who answered, until it is withdrawn', async () => {
  const { id } = await desk.ask();
  const [ownLetter] = [await answer(id), await answer(id, desk.second)];
  expect(await readMarks(id)).toEqual([false, false]);
  await giveFeedbackLater('dislike', { readingResponseId: ownLetter });
  expect(await readMarks(id)).toEqual([true, false]);
  expect(await isDisliked(id, desk.member)).toBe(false);
  await giveFeedbackLater('like', { readingResponseId: ownLetter });
  expect(await readMarks(id)).toEqual([false, false]);
  await giveFeedbackLater('dislike', { readingResponseId: ownLetter });
  await giveFeedbackLater('dislike', { readingResponseId: ownLetter });
  expect(await readMarks(id)).toEqual([false, false]);
});

test('a dislike of the whole request marks it for all who had answered by then', async () => {
  const { id } = await desk.ask();
  await answer(id);
  await giveFeedbackLater('dislike', { readingRequestId: id });
  await answer(id, desk.second);
  expect(await readMarks(id)).toEqual([true, false]);
});

test('the newest feedback counts', async () => {
  const { id } = await desk.ask();
  const [first, second] = [await answer(id), await answer(id)];
  await giveFeedbackLater('dislike', { readingResponseId: first });
  await giveFeedbackLater('like', { readingResponseId: second });
  expect(await isDisliked(id)).toBe(false);
  await giveFeedbackLater('dislike', { readingRequestId: id });
  expect(await isDisliked(id)).toBe(true);
});

test('can be the only requested field', async () => {
  const list = await desk.product.send(
    listRequests,
    { fields: ['is_disliked'], limit: 1 },
    { as: desk.member },
  );
  expect(list.body.results).toEqual([{ isDisliked: false }]);
});

test('announces changes only to open desks of the writer who answered', async () => {
  const { id } = await desk.ask();
  const ownLetter = await answer(id);
  const open = (as: TestUser, after?: number) =>
    openTestStream(desk.product, '/psychic-messages/', as, after);
  const [own, others] = [await open(desk.writer), await open(desk.second)];
  await giveFeedbackLater('dislike', { readingResponseId: ownLetter });
  await giveFeedbackLater('like', { readingResponseId: ownLetter });
  // An event for all, after which nothing else is to come.
  const { id: requestId } = await desk.ask();
  const last = { type: 'request', requestId };
  const expected = [true, false].map((now) => ({
    type: 'request_changed',
    requestId: id,
    changed: { isDisliked: now },
  }));
  const listRelevantEvents = (stream: typeof own) =>
    stream.received
      .map(({ event }) => event)
      .filter((event) =>
        event.type === 'request_changed' ? 'isDisliked' in event.changed : event.requestId === requestId,
      )
      .filter(({ type }) => type.startsWith('request'));
  await expect.poll(() => listRelevantEvents(own)).toEqual([...expected, last]);
  await expect.poll(() => listRelevantEvents(others)).toEqual([last]);
  const before = own.received[0]!.id! - 1;
  const [resumed, othersResumed] = [await open(desk.writer, before), await open(desk.second, before)];
  await expect.poll(() => listRelevantEvents(resumed)).toEqual([...expected, last]);
  await expect.poll(() => listRelevantEvents(othersResumed)).toEqual([last]);
  await Promise.all([own, others, resumed, othersResumed].map((each) => each.cut()));
});
