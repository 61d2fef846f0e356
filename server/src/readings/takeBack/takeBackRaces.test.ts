import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, giveTip } from '#contract/billing/calls.ts';
import { giveFeedback } from '#contract/feedback/calls.ts';
import {
  drawCards,
  getRequest,
  markRead,
  patchRequest,
  postMessage,
  postResponse,
  takeBackResponse,
} from '#contract/readings/calls.ts';
import { REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { CARD, VISA } from '../../../testing/billing/billing.ts';
import { createLedgerReader } from '../../../testing/billing/ledgerReader.ts';
import { type Desk, createDesk } from '../../../testing/readings/desk.ts';
import type { TestProduct, TestUser } from '../../../testing/testProduct.ts';

/** Each race is run so many times, and each time the other one is sent first. */
const ROUNDS = 10;

let desk: Desk;
let product: TestProduct;
let member: TestUser;
let writer: TestUser;
let second: TestUser;
beforeAll(async () => {
  desk = await createDesk();
  ({ product, member, writer, second } = desk);
  await product.send(addCard, { ...CARD, cardNumber: VISA }, { as: member });
});
afterAll(() => desk.close());

const takeBack = (id: number) => product.send(takeBackResponse, { id }, { as: writer });
const readRequest = async (id: number, as = writer) => (await product.send(getRequest, { id }, { as })).body;
const runDueJobs = () => product.advance({ seconds: 1 });
const readHiddenColumns = (id: number) =>
  product.db
    .selectFrom('readingRequests')
    .select(['closesAt', 'questionDueAt', 'unreadForMember', 'unreadForWriters', 'isSealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

interface Race {
  id: number;
  takenBack: Awaited<ReturnType<typeof takeBack>>;
}

/** Takes a letter back while something else happens to it; `check` sees both answers. */
async function race<Answer>(
  otherCall: (id: number, letterId: number) => Promise<Answer>,
  check: (race: Race, answer: Answer) => void | Promise<void>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await desk.ask();
    const letterId = (await desk.answer(id)).body.id;
    const answers =
      round % 2 === 0
        ? Promise.all([takeBack(letterId), otherCall(id, letterId)])
        : Promise.all([otherCall(id, letterId), takeBack(letterId)]).then(
            ([answer, takenBack]) => [takenBack, answer] as const,
          );
    const [takenBack, answer] = await answers;
    await check({ id, takenBack }, answer);
    await expectConsistentThread(id, letterId, takenBack.status === 200);
  }
}

/** The thread has the letter with everything that it changed, or has neither. */
async function expectConsistentThread(id: number, letterId: number, isTakenBack: boolean): Promise<void> {
  const { messages, status } = await readRequest(id, member);
  expect(messages.some((each) => each.id === letterId)).toBe(!isTakenBack);
  expect(status).toBe(isTakenBack ? 'OPENED' : 'RESPONDED');
  const { unreadForMember } = await readHiddenColumns(id);
  expect(isTakenBack ? unreadForMember : 0).toBe(0);
}

describe('never both opened and taken back', () => {
  test('when the member reads it', () =>
    race(
      (id, messageId) => product.send(markRead, { id, messageId }, { as: member }),
      ({ takenBack }, read) =>
        expect([takenBack.status, read.status]).toEqual(takenBack.status === 200 ? [200, 404] : [409, 200]),
    ));

  test('when the member writes back', () =>
    race(
      (id) => product.send(postMessage, { id, message: 'Thank you' }, { as: member }),
      async ({ id, takenBack }, reply) => {
        expect(reply.status).toBe(201);
        expect(takenBack.code).toBe(takenBack.status === 200 ? undefined : 'already_opened');
        const { wroteBackAt } = await readRequest(id);
        expect(wroteBackAt === null).toBe(takenBack.status === 200);
      },
    ));

  test('given feedback', () =>
    race(
      (_, readingResponseId) =>
        product.send(giveFeedback, { type: 'like', readingResponseId }, { as: member }),
      async ({ id, takenBack }, feedback) => {
        expect([takenBack.status, feedback.status]).toEqual(
          takenBack.status === 200 ? [200, 404] : [409, 200],
        );
        expect((await readRequest(id)).feedback).toHaveLength(takenBack.status === 200 ? 0 : 1);
      },
    ));

  test('tipped for, and never charged without a reason', async () => {
    const ledger = createLedgerReader(product);
    const before = (await ledger.listChargedCents(member)).length;
    let tips = 0;
    await race(
      (readingRequestId) => product.send(giveTip, { amount: '2.00', readingRequestId }, { as: member }),
      async ({ id, takenBack }, tip) => {
        const isTipped = tip.status === 201;
        if (isTipped) tips += 1;
        expect([takenBack.status, takenBack.code, tip.code]).toEqual(
          isTipped ? [409, 'already_opened', undefined] : [200, undefined, 'no_answer_yet'],
        );
        expect((await readRequest(id)).tips).toHaveLength(isTipped ? 1 : 0);
      },
    );
    expect(await ledger.listChargedCents(member)).toHaveLength(before + tips);
  });

  test('mailed', async () => {
    const countMailsToMember = async () =>
      (await product.mails()).filter((mail) => mail.includes(member.email)).length;
    // Events of the other tests.
    await product.advance({ minutes: 2 });
    let before = await countMailsToMember();
    await race(
      () => product.advance({ minutes: 2 }),
      async ({ takenBack }) => {
        const after = await countMailsToMember();
        expect([takenBack.status, after - before]).toEqual(takenBack.status === 200 ? [200, 0] : [409, 1]);
        before = after;
      },
    );
  });
});

test('sent three times at once it is taken back once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await desk.ask();
    const letterId = (await desk.answer(id)).body.id;
    const all = await Promise.all([1, 2, 3].map(() => takeBack(letterId)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await readRequest(id)).log.filter(({ says }) => says === 'Took a letter back')).toHaveLength(1);
    await expectConsistentThread(id, letterId, true);
  }
});

test('a repetition of the send gets the letter or is refused, and never sends a second one', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await desk.ask();
    const headers = { 'idempotency-key': `race-${id}` };
    const send = () =>
      product.send(postResponse, { readingRequest: id, message: 'Once' }, { as: writer, headers });
    const letterId = (await send()).body.id;
    const [takenBack, ...repeated] = await Promise.all([takeBack(letterId), send(), send()]);
    expect(takenBack.status).toBe(200);
    for (const each of repeated) expect([201, 409]).toContain(each.status);
    expect(await send()).toMatchObject({ status: 409, code: 'taken_back' });
    await expectConsistentThread(id, letterId, true);
  }
});

test('after any history a letter taken back leaves the request as it was', async () => {
  type Act = (id: number) => Promise<unknown>;
  const patch =
    (change: object): Act =>
    (id) =>
      product.send(patchRequest, { id, ...change }, { as: second });
  const readAll =
    (as: () => TestUser): Act =>
    async (id) =>
      product.send(markRead, { id, messageId: (await readRequest(id)).messages.at(-1)!.id }, { as: as() });
  const ACTS: Record<string, Act> = {
    asksMore: (id) => product.send(postMessage, { id, message: 'And the cottage?' }, { as: member }),
    notes: (id) => product.send(postMessage, { id, message: 'A word' }, { as: second }),
    answers: (id) => desk.answer(id, {}, second),
    answersAndTakesBack: async (id) => takeBack((await desk.answer(id)).body.id),
    draws: (id) => product.send(drawCards, { id, spread: 'past-present-future' }, { as: second }),
    memberReads: readAll(() => member),
    writerReads: readAll(() => writer),
    marksDone: patch({ wroteBack: false }),
    rushes: patch({ isRushed: true }),
    changesDeck: patch({ isOracle: true }),
    ...Object.fromEntries(REQUEST_STATUSES.map((status) => [`sets ${status}`, patch({ status })])),
  };
  const stateOf = async (id: number) => {
    const [{ log: _, ...forWriters }, forMember, hidden] = await Promise.all([
      readRequest(id),
      readRequest(id, member),
      readHiddenColumns(id),
    ]);
    return { forWriters, forMember, hidden };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(ACTS)), { maxLength: 6 }), async (history) => {
      const { id } = await desk.ask();
      for (const each of history) await ACTS[each]!(id);
      await runDueJobs();
      const before = await stateOf(id);
      const sent = await desk.answer(id);
      expect((await takeBack(sent.body.id)).status).toBe(200);
      await runDueJobs();
      expect(await stateOf(id)).toEqual(before);
    }),
    { numRuns: 25 },
  );
});
