import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, giveTip } from '#contract/billing/calls.ts';
import type { InputOf } from '#contract/call.ts';
import { giveFeedback } from '#contract/feedback/calls.ts';
import { listAuditLog } from '#contract/members/calls.ts';
import {
  drawCards,
  getNewestDraft,
  getReadingImage,
  getReplyDraft,
  getRequest,
  listDrawnCards,
  listMessages,
  markRead,
  patchRequest,
  postMessage,
  postResponse,
  putReplyDraft,
  takeBackResponse,
} from '#contract/readings/calls.ts';
import { CARD, VISA } from '../../../testing/billing/billing.ts';
import { type Desk, createDesk } from '../../../testing/readings/desk.ts';
import { openTestStream } from '../../../testing/readings/openTestStream.ts';
import type { TestProduct, TestUser } from '../../../testing/testProduct.ts';

const TEXT = 'Dear Rosa, the Star is with you';

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

type Answer = Partial<InputOf<typeof postResponse>>;
const ask = async () => (await desk.ask()).id;
const answer = async (id: number, more: Answer = {}, as = writer) =>
  (await desk.answer(id, { message: TEXT, ...more }, as)).body;
const takeBack = (id: number, as = writer) => product.send(takeBackResponse, { id }, { as });
const readRequest = async (id: number, as = writer) => (await product.send(getRequest, { id }, { as })).body;
const read = (id: number, messageId: number, as = member) =>
  product.send(markRead, { id, messageId }, { as });
const sendMessage = async (id: number, message: string, as = member) =>
  (await product.send(postMessage, { id, message }, { as })).body;
const readReplyDraft = async (id: number, as = writer) =>
  (await product.send(getReplyDraft, { id }, { as })).body;
const runDueJobs = () => product.advance({ seconds: 1 });
const createPng = async () => {
  const shape = { width: 30, height: 20, channels: 3, background: 'navy' } as const;
  return new File([new Uint8Array(await sharp({ create: shape }).png().toBuffer())], 'card.png');
};

/** All that a request shows, to a writer and to its member, without the thread's log. */
async function readState(id: number) {
  const [{ log: _, ...forWriters }, forMember] = await Promise.all([
    readRequest(id),
    readRequest(id, member),
  ]);
  const hidden = product.db
    .selectFrom('readingRequests')
    .leftJoin('draftQueue', 'draftQueue.requestId', 'readingRequests.id')
    .select([
      'closesAt',
      'draftQueue.dueAt as draftDueAt',
      'questionDueAt',
      'unreadForMember',
      'unreadForWriters',
    ])
    .where('id', '=', id);
  return { forWriters, forMember, hidden: await hidden.executeTakeFirstOrThrow() };
}

describe('taking a letter back', () => {
  test('returns the filled-in form', async () => {
    const id = await ask();
    const cards = [
      { position: 'Past', name: 'Death', reversed: true, imagePath: '', text: 'An end' },
      { position: 'Future', name: 'The Star', reversed: false, imagePath: '' },
    ];
    const personality = await desk.readerOf(second);
    const letter = await answer(id, { personality, spread: 'Two ways', cards });
    const { status, body } = await takeBack(letter.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      messageText: TEXT,
      responseMode: 'ReadingResponse',
      writerPersonality: personality,
      tarotCardName: 'Death',
      tarotCard: letter.tarotCard,
      spread: 'Two ways',
      cards: letter.cards,
    });
  });

  test('leaves a request that is as before, for its member and for writers', async () => {
    const id = await ask();
    await product.send(drawCards, { id, spread: 'past-present-future' }, { as: writer });
    await runDueJobs();
    const before = await readState(id);
    expect(before.forWriters).toMatchObject({ hasDraft: true, draw: expect.anything() });
    const letter = await answer(id, { tarot: 'The Star' });
    expect(await readState(id)).not.toEqual(before);
    await takeBack(letter.id);
    expect(await readState(id)).toEqual(before);
    expect((await product.send(getNewestDraft, { id }, { as: writer })).status).toBe(200);
    expect((await product.send(listMessages, { id }, { as: member })).body.results).toHaveLength(1);
    const { results } = (await product.send(listDrawnCards, {}, { as: member })).body;
    expect(results.filter(({ requestId }) => requestId === id)).toEqual([]);
  });

  test('leaves what was written back waiting as before, with its draft', async () => {
    const id = await ask();
    await read(id, (await answer(id)).id);
    await sendMessage(id, 'Thank you. And what of the cottage?');
    await runDueJobs();
    const before = await readState(id);
    expect(before.forWriters).toMatchObject({ status: 'RESPONDED', hasDraft: true });
    expect(before.forWriters.wroteBackAt).not.toBeNull();
    await takeBack((await answer(id)).id);
    expect(await readState(id)).toEqual(before);
  });

  test('reopens nothing and seals no other letter', async () => {
    const id = await ask();
    const first = await answer(id);
    await product.send(patchRequest, { id, status: 'CLOSED' }, { as: writer });
    const before = await readState(id);
    expect(before.forMember).toMatchObject({ status: 'CLOSED', isSealed: true, unreadCount: 1 });
    await takeBack((await answer(id)).id);
    expect(await readState(id)).toEqual(before);
    const secondLetter = await answer(id);
    await read(id, first.id);
    await takeBack(secondLetter.id);
    expect((await readState(id)).forMember).toMatchObject({ isSealed: false, unreadCount: 0 });
  });

  test('lets a draft that had not been written yet be written', async () => {
    const id = await ask();
    const letter = await answer(id);
    expect((await readRequest(id)).hasDraft).toBe(false);
    await takeBack(letter.id);
    await runDueJobs();
    expect((await readRequest(id)).hasDraft).toBe(true);
  });

  test('is recorded in the thread’s log, with the restored status', async () => {
    const id = await ask();
    await takeBack((await answer(id)).id);
    const [newest, next] = (await readRequest(id)).log;
    expect(newest).toMatchObject({ who: expect.stringContaining('Isolde'), says: 'Took a letter back' });
    expect(next!.says).toBe('Changed the status from RESPONDED to OPENED');
  });

  test('is in the audit log', async () => {
    await takeBack((await answer(await ask())).id);
    const { body } = await product.send(listAuditLog, { user: member.id, limit: 1 }, { as: writer });
    const actor = { kind: 'writer', id: writer.id };
    expect(body.results).toMatchObject([
      { act: 'letter_taken_back', says: 'A letter was taken back.', why: null, actor },
    ]);
  });

  test('drops its arrival mail', async () => {
    const id = await ask();
    const mailsToMember = async () => (await product.mails()).filter((mail) => mail.includes(member.email));
    const { length } = await mailsToMember();
    await takeBack((await answer(id)).id);
    await product.advance({ minutes: 5 });
    expect(await mailsToMember()).toHaveLength(length);
  });

  test('lets the writer send again, and take that back too', async () => {
    const id = await ask();
    const first = await answer(id);
    await takeBack(first.id);
    const next = await answer(id, { message: 'Dear Rosa, better words' });
    expect((await readRequest(id, member)).messages.map(({ id: each }) => each)).not.toContain(first.id);
    expect((await takeBack(next.id)).body.messageText).toBe('Dear Rosa, better words');
  });
});

describe('what is changed by hand after the letter stays', () => {
  test.each(['CLOSED', 'OPENED'] as const)('the status %s', async (status) => {
    const id = await ask();
    await read(id, (await answer(id)).id);
    await sendMessage(id, 'And the cottage?');
    const letter = await answer(id);
    await product.send(patchRequest, { id, status }, { as: second });
    const { dueAt, wroteBackAt } = await readRequest(id);
    expect((await takeBack(letter.id)).status).toBe(200);
    expect(await readRequest(id)).toMatchObject({ status, dueAt, wroteBackAt });
  });

  test('a status that was set to another one and back', async () => {
    const id = await ask();
    const letter = await answer(id);
    for (const status of ['OPENED', 'RESPONDED'] as const)
      await product.send(patchRequest, { id, status }, { as: second });
    await takeBack(letter.id);
    expect((await readRequest(id)).status).toBe('RESPONDED');
  });

  test('the rush with its due time, the personality, and the place in the order', async () => {
    const id = await ask();
    const due = Date.parse((await readRequest(id)).dueAt);
    const letter = await answer(id);
    const luna = await desk.aReader('Luna');
    await product.send(patchRequest, { id, isRushed: true, personality: luna }, { as: second });
    const { lastMessageTime } = await readRequest(id);
    await takeBack(letter.id);
    const after = await readRequest(id);
    expect(after).toMatchObject({ status: 'OPENED', isRushed: true, lastMessageTime });
    expect(after.personality!.id).toBe(luna);
    expect((due - Date.parse(after.dueAt)) / 3_600_000).toBe(20);
  });

  test('cards that were drawn again', async () => {
    const id = await ask();
    await product.send(drawCards, { id, spread: 'past-present-future' }, { as: writer });
    const letter = await answer(id);
    await product.send(patchRequest, { id, status: 'OPENED' }, { as: second });
    const { body: draw } = await product.send(drawCards, { id, spread: 'celtic-cross' }, { as: second });
    await takeBack(letter.id);
    expect((await readRequest(id)).draw).toEqual(draw);
  });
});

describe('the writer’s unsent reply', () => {
  test('is the letter again', async () => {
    const id = await ask();
    const { body } = await takeBack((await answer(id, { tarot: 'The Star' })).id);
    expect(await readReplyDraft(id)).toMatchObject({ ...body, updatedAt: expect.stringMatching(/Z$/) });
    expect((await readReplyDraft(id, second)).updatedAt).toBeNull();
  });

  const passage = {
    position: 'Past',
    name: 'The Moon',
    reversed: false,
    imagePath: '/moon.webp',
    text: 'Ebb.',
  };
  test.each([{ messageText: 'One more thing' }, { messageText: '', spread: 'one-card', cards: [passage] }])(
    'stays if it has newer words: %j',
    async (newer) => {
      const id = await ask();
      const letter = await answer(id);
      await product.send(putReplyDraft, { id, ...newer }, { as: writer });
      expect((await takeBack(letter.id)).body.messageText).toBe(TEXT);
      expect(await readReplyDraft(id)).toMatchObject(newer);
    },
  );

  test('is replaced if it is empty', async () => {
    const id = await ask();
    const letter = await answer(id);
    await product.send(putReplyDraft, { id, messageText: ' \n', spread: 'three' }, { as: writer });
    await takeBack(letter.id);
    expect((await readReplyDraft(id)).messageText).toBe(TEXT);
  });
});

describe('a letter stays', () => {
  /** Tries to take it back; a refusal must change nothing. */
  const tryTakingBack = async (id: number, letterId: number) => {
    const before = await readState(id);
    const { status, code } = await takeBack(letterId);
    const isUntouched =
      isDeepStrictEqual(await readState(id), before) && (await readReplyDraft(id)).updatedAt === null;
    return { status, code, isUntouched };
  };
  const expectedRefusal = (code: string) => ({ status: 409, code, isUntouched: true });

  test('once the member has read up to it', async () => {
    const id = await ask();
    const letter = await answer(id);
    await read(id, letter.id);
    expect(await tryTakingBack(id, letter.id)).toEqual(expectedRefusal('already_opened'));
  });

  test('but not because the member has read what came before, or a writer has read it', async () => {
    const id = await ask();
    const message = await sendMessage(id, 'A word', writer);
    const letter = await answer(id);
    await read(id, message.id);
    await read(id, letter.id, second);
    expect((await takeBack(letter.id)).status).toBe(200);
    expect((await readRequest(id, member)).unreadCount).toBe(0);
  });

  test.each([
    ['the member', () => member],
    ['its writer', () => writer],
    ['another writer', () => second],
  ])('under a later message of %s', async (_, by) => {
    const id = await ask();
    const letter = await answer(id);
    await sendMessage(id, 'One more thing', by());
    expect(await takeBack(letter.id)).toMatchObject({ status: 409, code: 'already_opened' });
  });

  test('under a later letter', async () => {
    const id = await ask();
    const letter = await answer(id);
    await answer(id, {}, second);
    expect(await tryTakingBack(id, letter.id)).toEqual(expectedRefusal('already_opened'));
  });

  test.each(['readingResponseId', 'readingRequestId'] as const)('after feedback by %s', async (named) => {
    const id = await ask();
    const letter = await answer(id);
    const on = named === 'readingRequestId' ? { [named]: id } : { [named]: letter.id };
    expect((await product.send(giveFeedback, { type: 'like', ...on }, { as: member })).status).toBe(200);
    expect(await tryTakingBack(id, letter.id)).toEqual(expectedRefusal('already_opened'));
  });

  test('after a tip for it, but not after a tip or feedback for an earlier letter', async () => {
    const id = await ask();
    await answer(id);
    const tip = (amount: string) => product.send(giveTip, { amount, readingRequestId: id }, { as: member });
    expect((await tip('5.00')).status).toBe(201);
    await product.send(giveFeedback, { type: 'like', readingRequestId: id }, { as: member });
    await product.advance({ seconds: 1 });
    expect((await takeBack((await answer(id)).id)).status).toBe(200);
    await product.advance({ minutes: 2 });
    const letter = await answer(id);
    expect((await tip('2.00')).status).toBe(201);
    expect(await takeBack(letter.id)).toMatchObject({ status: 409, code: 'already_opened' });
  });

  test('after two minutes by the product’s clock', async () => {
    const id = await ask();
    const early = await answer(id);
    await product.advance({ seconds: 110 });
    expect((await takeBack(early.id)).status).toBe(200);
    const late = await answer(id);
    await product.advance({ minutes: 2 });
    expect(await tryTakingBack(id, late.id)).toEqual(expectedRefusal('too_late'));
    await product.advance({ hours: 1 });
    expect(await tryTakingBack(id, late.id)).toEqual(expectedRefusal('too_late'));
  });

  test('where it is another writer’s, a message, taken back already, or not there', async () => {
    const id = await ask();
    const letter = await answer(id);
    expect((await takeBack(letter.id, second)).status).toBe(404);
    expect((await takeBack(letter.id, member)).status).toBe(403);
    expect((await takeBack(letter.id)).status).toBe(200);
    expect((await takeBack(letter.id)).status).toBe(404);
    expect((await takeBack((await sendMessage(id, 'A word', writer)).id)).status).toBe(404);
    expect((await takeBack(999_999)).status).toBe(404);
  });
});

describe('the text is deleted everywhere', () => {
  /** The tables in which the text stands. */
  async function findTablesWith(text: string): Promise<string[]> {
    const { rows } = await sql<{ table: string }>`
      select tablename as table from pg_tables where schemaname = 'public'`.execute(product.db);
    const found = rows.map(async ({ table }) => {
      const { rows: matches } = await sql`
        select 1 from ${sql.table(table)} t where position(${text} in t::text) > 0 limit 1`.execute(
        product.db,
      );
      return matches.length > 0 ? [table] : [];
    });
    return (await Promise.all(found)).flat().toSorted();
  }

  test('except in the writer’s own reply', async () => {
    const id = await ask();
    const text = 'Words that nobody else will ever see';
    const headers = { 'idempotency-key': `once-${id}` };
    const sent = await product.send(
      postResponse,
      { readingRequest: id, message: text },
      { as: writer, headers },
    );
    // Numbered, or still in the outbox.
    await expect.poll(() => findTablesWith(text)).toContain('events');
    expect(await findTablesWith(text)).toEqual(['events', 'idempotency_keys', 'messages']);
    await takeBack(sent.body.id);
    expect(await findTablesWith(text)).toEqual(['reply_drafts']);
  });

  test('also while its event is not sent yet', async () => {
    const id = await ask();
    const text = 'Words on their way';
    const letter = await answer(id, { message: text });
    await takeBack(letter.id);
    await expect.poll(() => findTablesWith('retracted')).toEqual(['events']);
    expect(await findTablesWith(text)).toEqual(['reply_drafts']);
  });

  test('the same key again is refused, and sends nothing', async () => {
    const id = await ask();
    const send = () =>
      product.send(
        postResponse,
        { readingRequest: id, message: TEXT },
        { as: writer, headers: { 'idempotency-key': `again-${id}` } },
      );
    await takeBack((await send()).body.id);
    expect(await send()).toMatchObject({ status: 409, code: 'taken_back' });
    expect(await send()).toMatchObject({ status: 409, code: 'taken_back' });
    expect((await readRequest(id)).messages).toHaveLength(1);
    expect((await answer(id)).text).toBe(TEXT);
  });

  test('a resumed stream gets only the retraction; an open one gets both events', async () => {
    const ownPath = `/user-messages/${member.id}/`;
    const paths = [
      [ownPath, member],
      ['/psychic-messages/', writer],
    ] as const;
    const open = await Promise.all(paths.map(([path, as]) => openTestStream(product, path, as)));
    const id = await ask();
    await expect.poll(() => open.every(({ received }) => received.length > 0)).toBe(true);
    const lastSeen = Math.max(...open.flatMap(({ received }) => received.map((each) => each.id ?? 0)));
    const letter = await answer(id);
    const response = { type: 'response', requestId: id, message: letter };
    for (const { received } of open)
      await expect.poll(() => received.map(({ event }) => event)).toContainEqual(response);
    await takeBack(letter.id);
    const retracted = { type: 'retracted', requestId: id, messageId: letter.id };
    const opened = { type: 'status', requestId: id, status: 'OPENED' };
    for (const { received } of open) {
      await expect.poll(() => received.map(({ event }) => event)).toContainEqual(opened);
      expect(received.map(({ event }) => event)).toContainEqual(retracted);
    }
    const resumed = await Promise.all(paths.map(([path, as]) => openTestStream(product, path, as, lastSeen)));
    for (const { received } of resumed) {
      await expect.poll(() => received.map(({ event }) => event)).toContainEqual(opened);
      expect(received.filter(({ event }) => event.type === 'retracted')).toHaveLength(1);
      expect(JSON.stringify(received)).not.toContain(TEXT);
    }
    await Promise.all([...open, ...resumed].map((each) => each.cut()));
  });

  test('tells the desk nothing of the personality if another one signed the letter', async () => {
    const id = await ask();
    const chosen = await desk.readerOf(writer);
    await product.send(patchRequest, { id, personality: chosen }, { as: writer });
    const letter = await answer(id, { personality: await desk.readerOf(second) });
    const { received, cut } = await openTestStream(product, '/psychic-messages/', writer);
    await takeBack(letter.id);
    const findReopened = () =>
      received
        .map(({ event }) => (event.type === 'request_changed' ? event.changed : {}))
        .find(({ status }) => status === 'OPENED');
    await expect.poll(findReopened).toBeDefined();
    expect(findReopened()).not.toHaveProperty('personality');
    expect((await readRequest(id)).personality?.id).toBe(chosen);
    await cut();
  });
});

describe('an uploaded picture', () => {
  const fileNameOf = (path: string) => path.split('/').at(-1)!;
  const opens = async (path: string, as: TestUser) =>
    (await product.send(getReadingImage, { name: fileNameOf(path) }, { as })).status;
  const takenBack = async (id: number) => {
    const letter = await answer(id, { tarot: 'Death', image: await createPng() });
    return (await takeBack(letter.id)).body.tarotCard!;
  };

  test('is kept for its writer alone, and may be sent again on that request', async () => {
    const id = await ask();
    const card = await takenBack(id);
    expect(card).toMatchObject({ id: null, tarot: 'Death' });
    expect(card.imagePath).toMatch(/^\/api\/reading_images\/[a-z0-9-]{36}\.webp$/);
    const all = [writer, second, member];
    expect(await Promise.all(all.map((as) => opens(card.imagePath, as)))).toEqual([200, 404, 404]);

    const secondLetter = await answer(id, { tarot: 'Death', imagePath: card.imagePath });
    expect(secondLetter.tarotCard).toEqual(card);
    expect(await Promise.all(all.map((as) => opens(card.imagePath, as)))).toEqual([200, 200, 200]);
    expect((await takeBack(secondLetter.id)).body.tarotCard).toEqual(card);
  });

  test('may not be sent by another writer, on another request, or twice', async () => {
    const id = await ask();
    const { imagePath } = await takenBack(id);
    const expectedRefusal = { status: 400, fields: { imagePath: 'This is not a picture of our decks' } };
    expect(await desk.answer(id, { imagePath }, second)).toMatchObject(expectedRefusal);
    expect(await desk.answer(await ask(), { imagePath })).toMatchObject(expectedRefusal);
    expect((await desk.answer(id, { imagePath })).status).toBe(201);
    expect(await desk.answer(id, { imagePath })).toMatchObject(expectedRefusal);
  });

  test('is still there when a send is refused', async () => {
    const id = await ask();
    const { imagePath } = await takenBack(id);
    expect((await desk.answer(id, { imagePath, tarot: 'The Sofa' })).status).toBe(400);
    expect((await desk.answer(id, { imagePath, tarot: 'Death' })).status).toBe(201);
  });

  test('is removed after a day', async () => {
    const id = await ask();
    const { imagePath } = await takenBack(id);
    await product.advance({ hours: 23 });
    expect(await opens(imagePath, writer)).toBe(200);
    await product.advance({ hours: 1, minutes: 1 });
    expect(await opens(imagePath, writer)).toBe(404);
    expect((await desk.answer(id, { imagePath })).status).toBe(400);
    await product.advance({ hours: 2 });
    expect(await product.services.files.get(fileNameOf(imagePath))).toBeUndefined();
  });
});
