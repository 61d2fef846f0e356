import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, giveTip, refundInvoice } from '#contract/billing/calls.ts';
import { giveFeedback } from '#contract/feedback/calls.ts';
import { getGrades, reviewAnswer } from '#contract/grades/calls.ts';
import type { InputOf } from '#contract/call.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { patchRequest, postMessage, takeBackResponse } from '#contract/readings/calls.ts';
import { CARD } from '../../testing/billing/billing.ts';
import { createDesk, type Desk } from '../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { TEST_PASSWORD } from '../../testing/testProduct.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

const readGrades = async (input: InputOf<typeof getGrades> = {}) =>
  (await desk.product.send(getGrades, input, { as: desk.writer })).body;
/** A reader of their own, so that tests do not count each other's answers. */
async function createReader() {
  const personality = await desk.aReader('Odile');
  const readRow = async (input: InputOf<typeof getGrades> = {}) =>
    (await readGrades({ reader: personality, ...input })).readers[0]!;
  const answer = async (requestId: number) => (await desk.answer(requestId, { personality })).body.id;
  return { personality, readRow, answer };
}
const like = (readingResponseId: number, as = desk.member) =>
  desk.product.send(giveFeedback, { type: 'like', readingResponseId }, { as });

const NOTHING = {
  answers: 0,
  likes: 0,
  dislikes: 0,
  likedShare: null,
  medianSecondsToAnswer: null,
  rushAnswers: 0,
  rushKept: 0,
  tipsCents: 0,
  grades: 0,
  meanGrade: null,
  feelings: { glad: 0, calm: 0, mixed: 0, sad: 0, open: 0 },
};

test('a reader without answers has a row of zeros', async () => {
  const { readRow, personality } = await createReader();
  expect(await readRow()).toEqual({
    reader: { id: personality, firstName: 'Odile', lastName: 'Vale', picture: null },
    ...NOTHING,
  });
  expect((await readGrades()).readers.map(({ reader }) => reader.id)).toContain(personality);
});

describe('an answer', () => {
  test('counts with its time, whether a rushed question was answered in time, and the newest feedback', async () => {
    const { readRow, answer } = await createReader();
    const rushed = await desk.ask({ isRushed: true });
    const slow = await desk.ask({ isRushed: true });
    await desk.product.advance({ hours: 2 });
    const inTime = await answer(rushed.id);
    await desk.product.advance({ hours: 4 });
    await answer(slow.id);
    const median = (await readRow()).medianSecondsToAnswer!;
    expect(Math.abs(median / (4 * 3600) - 1)).toBeLessThan(0.01);
    expect(await readRow()).toMatchObject({ answers: 2, rushAnswers: 2, rushKept: 1, likedShare: null });
    await like(inTime);
    expect(await readRow()).toMatchObject({ likes: 1, dislikes: 0, likedShare: 1 });
    // On the request as a whole, and newer.
    await desk.product.send(
      giveFeedback,
      { type: 'dislike', readingRequestId: rushed.id },
      { as: desk.member },
    );
    expect(await readRow()).toMatchObject({ likes: 0, dislikes: 1, likedShare: 0 });
    await desk.product.send(
      giveFeedback,
      { type: 'dislike', readingRequestId: rushed.id },
      { as: desk.member },
    );
    expect(await readRow()).toMatchObject({ likes: 1, dislikes: 0 });
    await like(inTime);
    expect(await readRow()).toMatchObject({ answers: 2, likes: 0, dislikes: 0, likedShare: null });
  });

  test('to a note has no time to answer', async () => {
    const { readRow, answer } = await createReader();
    const { id } = await desk.ask({ isRushed: true });
    await answer(id);
    await desk.product.send(postMessage, { id, message: 'And then?' }, { as: desk.member });
    await desk.product.advance({ hours: 30 });
    await answer(id);
    const { answers, rushAnswers, rushKept, medianSecondsToAnswer } = await readRow();
    expect({ answers, rushAnswers, rushKept }).toEqual({ answers: 2, rushAnswers: 1, rushKept: 1 });
    expect(medianSecondsToAnswer).toBeLessThan(60);
  });

  test('to a reopened question is timed from the reopening', async () => {
    const { readRow, answer } = await createReader();
    const { id } = await desk.ask();
    await answer(id);
    await desk.product.advance({ hours: 20 });
    await desk.product.send(patchRequest, { id, status: 'OPENED' }, { as: desk.writer });
    await desk.product.advance({ hours: 2 });
    await answer(id);
    const median = (await readRow()).medianSecondsToAnswer!;
    expect(Math.abs(median / 3600 - 1)).toBeLessThan(0.05);
  });

  test('counts in the last 24 hours to the minute, and in its UTC day', async () => {
    const { readRow, answer, personality } = await createReader();
    const { id } = await desk.ask();
    await answer(id);
    const date = desk.product.services.clock.now().toString().slice(0, 10);
    expect((await readGrades({ days: 1, reader: personality })).series).toEqual([
      { date, answers: 1, likes: 0, dislikes: 0 },
    ]);
    await desk.product.advance({ hours: 23, minutes: 58 });
    expect((await readRow({ days: 1 })).answers).toBe(1);
    await desk.product.advance({ minutes: 3 });
    expect(await readRow({ days: 1 })).toMatchObject({ answers: 0, medianSecondsToAnswer: null });
    expect((await readRow({ days: 2 })).answers).toBe(1);
    expect((await readRow({ days: 7 })).answers).toBe(1);
    expect((await readRow({ days: 0 })).answers).toBe(1);
  });

  test('still counts, without text, after its member has closed their account', async () => {
    const { readRow, answer, personality } = await createReader();
    const leaving = await createMemberWithStatus(desk.product, 'monthly_active', 'Wren');
    const { id } = await desk.ask({}, leaving);
    const responseId = await answer(id);
    await desk.product.send(
      giveFeedback,
      { type: 'like', reason: 'She knew me', readingResponseId: responseId },
      { as: leaving },
    );
    await desk.product.send(
      reviewAnswer,
      { readingResponseId: responseId, grade: 5, note: 'Kind to Wren' },
      { as: desk.second },
    );
    const before = await readRow();
    await desk.product.send(closeAccount, { password: TEST_PASSWORD }, { as: leaving });
    expect(await readRow()).toEqual(before);
    const { feedback, reviews } = await readGrades({ reader: personality });
    expect(feedback.results).toMatchObject([{ type: 'like', reason: '', user: { firstName: 'Former' } }]);
    expect(reviews.results).toMatchObject([{ grade: 5, note: '' }]);
  });

  test('that was taken back is not counted, and the next one is the answer to the question', async () => {
    const { readRow, answer } = await createReader();
    const { id } = await desk.ask({ isRushed: true });
    await desk.product.advance({ hours: 2 });
    const takenBackId = await answer(id);
    const review = { readingResponseId: takenBackId, grade: 2, note: '' } as const;
    expect((await desk.product.send(reviewAnswer, review, { as: desk.second })).status).toBe(201);
    expect(await readRow()).toMatchObject({ answers: 1, rushAnswers: 1, rushKept: 1, meanGrade: 2 });
    const takeBack = await desk.product.send(takeBackResponse, { id: takenBackId }, { as: desk.writer });
    expect(takeBack.status).toBe(200);
    expect(await readRow()).toMatchObject(NOTHING);
    expect(await readRow({ days: 1 })).toMatchObject(NOTHING);
    await desk.product.advance({ hours: 4 });
    await answer(id);
    const { medianSecondsToAnswer, ...counts } = await readRow();
    expect(counts).toMatchObject({ answers: 1, rushAnswers: 1, rushKept: 0, meanGrade: null });
    expect(medianSecondsToAnswer).toBeGreaterThanOrEqual(6 * 3600);
  });
});

test('a tip counts for the reader of the newest answer, less what was refunded', async () => {
  const { readRow, answer } = await createReader();
  const { id } = await desk.ask();
  await answer(id);
  await desk.product.send(addCard, CARD, { as: desk.member });
  const tip = { amount: '5.00', readingRequestId: id };
  const { body } = await desk.product.send(giveTip, tip, { as: desk.member });
  expect((await readRow({ days: 1 })).tipsCents).toBe(500);
  await desk.product.send(refundInvoice, { invoiceId: body.id, amountCents: 200 }, { as: desk.writer });
  expect((await readRow()).tipsCents).toBe(300);
});

describe('a review', () => {
  const review = (input: InputOf<typeof reviewAnswer>, as = desk.second) =>
    desk.product.send(reviewAnswer, input, { as });

  test('is written by another writer, and changed by the same', async () => {
    const { readRow, answer, personality } = await createReader();
    const { id: requestId } = await desk.ask();
    const readingResponseId = await answer(requestId);
    const first = await review({ readingResponseId, grade: 2, note: ' Too short ' });
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        readingResponseId,
        requestId,
        grade: 2,
        note: 'Too short',
        reader: { id: personality, firstName: 'Odile', lastName: 'Vale', picture: null },
        writer: { id: desk.second.id, name: 'Tristan Marr' },
        createdAt: expect.any(String),
      },
    ]);
    const changed = await review({ readingResponseId, grade: 4 });
    expect(changed.body).toMatchObject({ id: first.body.id, grade: 4, note: '' });
    const third = await desk.product.writer('Bess');
    await review({ readingResponseId, grade: 5, note: 'Lovely' }, third);
    expect(await readRow({ days: 1 })).toMatchObject({ grades: 2, meanGrade: 4.5 });
    const { reviews } = await readGrades({ reader: personality, limit: 1 });
    expect(reviews).toMatchObject({ count: 2, results: [{ grade: 5, note: 'Lovely' }] });
    const next = await readGrades({ reader: personality, limit: 1, offset: 1 });
    expect(next.reviews).toMatchObject({ count: 2, results: [{ grade: 4 }] });
  });

  test('of the writer’s own answer is refused', async () => {
    const { id } = await desk.ask();
    const readingResponseId = (await desk.answer(id)).body.id;
    const refused = await review({ readingResponseId, grade: 5 }, desk.writer);
    expect([refused.status, refused.code]).toEqual([409, 'own_answer']);
  });

  test('of a message that is not an answer is refused', async () => {
    const { id } = await desk.ask();
    const { body } = await desk.product.send(
      postMessage,
      { id, message: 'Tell me more' },
      { as: desk.writer },
    );
    for (const readingResponseId of [body.id, 999_999])
      expect((await review({ readingResponseId, grade: 3 })).status).toBe(404);
  });

  test('of a letter that is being taken back waits for it, and is refused', async () => {
    const { id } = await desk.ask();
    const readingResponseId = (await desk.answer(id)).body.id;
    const deleted = Promise.withResolvers<void>();
    const { promise: isReviewing, resolve: commit } = Promise.withResolvers<void>();
    const { db } = desk.product;
    const takingBack = db.transaction().execute(async (tx) => {
      await tx.deleteFrom('messages').where('id', '=', readingResponseId).execute();
      deleted.resolve();
      await isReviewing;
    });
    await deleted.promise;
    const reviewing = review({ readingResponseId, grade: 3 });
    await expect
      .poll(() =>
        sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          .execute(db)
          .then(({ rows }) => rows.length),
      )
      .toBe(1);
    commit();
    await takingBack;
    expect((await reviewing).status).toBe(404);
  });

  test.each([0, 6, 2.5])('with grade %d is refused', async (grade) => {
    const { status, fields } = await review({ readingResponseId: 1, grade: grade as 1 });
    expect([status, fields['grade']]).toEqual([400, 'Please choose a grade from 1 to 5']);
  });
});

test('feedback and reviews are those of the time and the reader', async () => {
  const { answer, personality } = await createReader();
  const { id } = await desk.ask();
  const responseId = await answer(id);
  await like(responseId);
  await desk.product.send(reviewAnswer, { readingResponseId: responseId, grade: 3 }, { as: desk.second });
  const counts = async (input: InputOf<typeof getGrades>) => {
    const { feedback, reviews } = await readGrades(input);
    return [feedback.count, reviews.count];
  };
  expect(await counts({ reader: personality, days: 1 })).toEqual([1, 1]);
  await desk.product.advance({ hours: 25 });
  expect(await counts({ reader: personality, days: 1 })).toEqual([0, 0]);
  expect(await counts({ reader: personality, days: 7 })).toEqual([1, 1]);
});
