import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getGrades, type ReaderGrades } from '#contract/grades/calls.ts';
import type { FeedbackType } from '#contract/feedback/codes.ts';
import { DAYS } from '#contract/readings/codes.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

// Histories are written row by row, as the use cases write them; what the roll-up says of them is compared with what
// follows from the whole history.

let product: TestProduct;
let writer: TestUser;
let member: TestUser;
let readerIds: number[];
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
  await product.writer('Tristan');
  member = await product.customer();
  readerIds = (await product.db.selectFrom('readers').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
});
afterAll(() => product.stop());

/** What the test stores about an answer, to compute its figures again. */
interface Answer {
  id: number;
  readerId: number;
  at: Temporal.Instant;
  seconds: number | null;
  isRush: boolean;
  isKept: boolean;
}
interface SimulatedRequest {
  id: number;
  isRushed: boolean;
  /** Of the question that is open or was last. */
  askedAt: Temporal.Instant;
  dueAt: Temporal.Instant;
  isAnswered: boolean;
  answers: Answer[];
}
interface GivenFeedback {
  id: number;
  answerId: number;
  key: string;
  type: FeedbackType;
  at: Temporal.Instant;
}

const step = fc.record({
  kind: fc.constantFrom(
    'ask',
    'answer',
    'answer',
    'answer',
    'feedback',
    'feedback',
    'withdraw',
    'takeBack',
    'reopen',
    'close',
  ),
  /** To the next step. */
  minutes: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 6 * 24 * 60 })),
  pick: fc.nat(1_000),
  isIt: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function playSteps(steps: readonly Step[]) {
  const { db } = product;
  const length = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  // Half a minute before a whole number of minutes ago: no answer is at the beginning of a range, which moves while the test runs.
  let now = product.services.clock.now().subtract({ minutes: length, seconds: 30 });
  const requests: SimulatedRequest[] = [];
  let givenFeedback: GivenFeedback[] = [];
  const pickFrom = <Item>(list: readonly Item[], pick: number) => list[pick % list.length];

  async function ask(isRushed: boolean) {
    const dueAt = now.add({ hours: isRushed ? 4 : 24 });
    const { id } = await db
      .insertInto('readingRequests')
      .values({
        userId: member.id,
        title: 'A question',
        status: 'OPENED',
        isRushed,
        createdAt: now,
        lastMessageTime: now,
        dueAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    requests.push({ id, isRushed, askedAt: now, dueAt, isAnswered: false, answers: [] });
  }

  async function answer(request: SimulatedRequest, readerId: number) {
    const { id } = await db
      .insertInto('messages')
      .values({
        requestId: request.id,
        userId: member.id,
        senderId: writer.id,
        sender: 'writer',
        text: 'A letter',
        responseMode: 'ReadingResponse',
        personalityId: readerId,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const isOwn = !request.isAnswered;
    const isRush = isOwn && request.isRushed;
    request.answers.push({
      id,
      readerId,
      at: now,
      seconds: isOwn ? Math.round(now.since(request.askedAt).total('seconds')) : null,
      isRush,
      isKept: isRush && Temporal.Instant.compare(now, request.dueAt) <= 0,
    });
    request.isAnswered = true;
  }

  /** On the newest answer, or on the whole request. */
  async function feedback(
    { id: requestId, answers }: SimulatedRequest,
    type: FeedbackType,
    isWhole: boolean,
  ) {
    const { id: answerId, readerId } = answers.at(-1)!;
    const responseId = isWhole ? null : answerId;
    const values = {
      userId: member.id,
      requestId,
      responseId,
      answerId,
      readerId,
      type,
      reason: '',
      createdAt: now,
    };
    const { id } = await db
      .insertInto('feedback')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['requestId', 'userId', 'responseId'])
          .doUpdateSet({ answerId, type, createdAt: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const key = `${requestId} ${responseId}`;
    givenFeedback = [
      ...givenFeedback.filter((entry) => entry.key !== key),
      { id, answerId, key, type, at: now },
    ];
  }

  for (const { kind, minutes, pick, isIt: flag } of steps) {
    const request = pickFrom(requests, pick);
    const newest = request?.answers.at(-1);
    if (kind === 'ask' || request === undefined) await ask(flag);
    else if (kind === 'answer') await answer(request, pickFrom(readerIds, pick)!);
    else if (kind === 'feedback' && newest)
      await feedback(request, flag ? 'like' : 'dislike', pick % 3 === 0);
    else if (kind === 'withdraw' && givenFeedback.length > 0) {
      const { id } = pickFrom(givenFeedback, pick)!;
      await db.deleteFrom('feedback').where('id', '=', id).execute();
      givenFeedback = givenFeedback.filter((entry) => entry.id !== id);
    } else if (
      kind === 'takeBack' &&
      newest &&
      !givenFeedback.some(({ answerId }) => answerId === newest.id)
    ) {
      await db.deleteFrom('messages').where('id', '=', newest.id).execute();
      request.answers.pop();
      if (newest.seconds !== null) request.isAnswered = false;
    } else if (kind === 'reopen') {
      request.askedAt = now;
      request.dueAt = now.add({ hours: request.isRushed ? 4 : 24 });
      request.isAnswered = false;
      await db
        .updateTable('readingRequests')
        .set({ reopenedAt: now, dueAt: request.dueAt })
        .where('id', '=', request.id)
        .execute();
    } else if (kind === 'close') {
      // As closing an account leaves them.
      await db.updateTable('messages').set({ text: '' }).where('requestId', '=', request.id).execute();
      await db.updateTable('feedback').set({ reason: '' }).where('requestId', '=', request.id).execute();
    }
    // A step is later than the one before, so that no two feedbacks are equally new.
    now = now.add({ minutes, milliseconds: 1 });
  }
  return { answers: requests.flatMap((request) => request.answers), givenFeedback };
}

function findVerdict(givenFeedback: readonly GivenFeedback[], { id }: Answer): FeedbackType | undefined {
  const feedbackOnAnswer = givenFeedback.filter(({ answerId }) => answerId === id);
  return feedbackOnAnswer.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at)).at(-1)?.type;
}

type Figures = Pick<
  ReaderGrades,
  'answers' | 'likes' | 'dislikes' | 'rushAnswers' | 'rushKept' | 'medianSecondsToAnswer'
>;

function computeFigures(answers: readonly Answer[], givenFeedback: readonly GivenFeedback[]): Figures {
  const count = (test: (answer: Answer) => boolean) => answers.filter(test).length;
  const seconds = answers.flatMap((answer) => answer.seconds ?? []).toSorted((a, b) => a - b);
  const valueAt = (place: number) => seconds[Math.floor(place)]!;
  return {
    answers: answers.length,
    likes: count((answer) => findVerdict(givenFeedback, answer) === 'like'),
    dislikes: count((answer) => findVerdict(givenFeedback, answer) === 'dislike'),
    rushAnswers: count(({ isRush }) => isRush),
    rushKept: count(({ isKept }) => isKept),
    medianSecondsToAnswer:
      seconds.length === 0
        ? null
        : Math.round((valueAt((seconds.length - 1) / 2) + valueAt(seconds.length / 2)) / 2),
  };
}

async function expectGradesOf({ answers, givenFeedback }: Awaited<ReturnType<typeof playSteps>>) {
  const now = product.services.clock.now();
  for (const days of DAYS) {
    const since = now.subtract({ hours: 24 * days });
    const inRange = answers.filter(({ at }) => days === 0 || Temporal.Instant.compare(at, since) > 0);
    const { body } = await product.send(getGrades, { days }, { as: writer });
    for (const row of body.readers) {
      const expected = computeFigures(
        inRange.filter(({ readerId }) => readerId === row.reader.id),
        givenFeedback,
      );
      expect({ days, ...row }).toMatchObject({ days, ...expected });
    }
    const ofDays = Object.entries(Object.groupBy(inRange, ({ at }) => at.toString().slice(0, 10)));
    expect(body.series).toEqual(
      ofDays
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([date, answersOfDay]) => {
          const { answers: count, likes, dislikes } = computeFigures(answersOfDay!, givenFeedback);
          return { date, answers: count, likes, dislikes };
        }),
    );
  }
}

/** Without `truncate`, which could wait for a job that waits for it. */
async function deleteAll() {
  for (const table of ['feedback', 'messages', 'reading_requests', 'graded_answers', 'grade_rollups'])
    await sql`delete from ${sql.table(table)}`.execute(product.db);
}
const listRollups = async () =>
  (
    await sql`select * from grade_rollups where answers <> 0 order by period, starts_at, reader_id`.execute(
      product.db,
    )
  ).rows;

test('for any history, the roll-up equals figures computed from all rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      await deleteAll();
      await expectGradesOf(await playSteps(steps));
      const rollupsBefore = await listRollups();
      await sql`select rebuild_grade_rollups()`.execute(product.db);
      expect(await listRollups()).toEqual(rollupsBefore);
    }),
    // A smaller example would take longer than a test may.
    { numRuns: 12, endOnFailure: true },
  );
}, 60_000);
