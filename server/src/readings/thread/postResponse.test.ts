import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createRequest,
  getRequest,
  listMessages,
  getNewestDraft,
  postMessage,
  postResponse,
  getReadingImage,
} from '#contract/readings/calls.ts';
import { message as messageShape } from '#contract/readings/shapes.ts';
import { listTarotImages } from '#contract/tarot/calls.ts';
import type { TestProduct, TestUser } from '../../../testing/testProduct.ts';
import { type Desk, createDesk } from '../../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';

let desk: Desk;
let product: TestProduct;
let member: TestUser;
let other: TestUser;
let writer: TestUser;
let second: TestUser;
beforeAll(async () => {
  desk = await createDesk();
  ({ product, member, writer, second } = desk);
  other = await createMemberWithStatus(product, 'monthly_active', 'Other');
});
afterAll(() => desk.close());

const ask: Desk['ask'] = (...args) => desk.ask(...args);
const answer: Desk['answer'] = (...args) => desk.answer(...args);
const readerIdOf: Desk['readerOf'] = (...args) => desk.readerOf(...args);
const aReader: Desk['aReader'] = (...args) => desk.aReader(...args);
const readRequest = async (id: number, as = writer) => (await product.send(getRequest, { id }, { as })).body;
const createPng = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 30, height: 20, channels: 3, background: 'navy' } })
          .png()
          .toBuffer(),
      ),
    ],
    'card.png',
  );

describe('a reading', () => {
  test('answers the request with the card chosen, in one of its pictures', async () => {
    const { id } = await ask();
    const pictures = (await product.send(listTarotImages, { name: 'The Star' }, { as: writer })).body;
    const { status, body } = await answer(id, { tarot: 'the star', imagePath: pictures[1]!.imagePath });
    expect(status).toBe(201);
    expect(messageShape.safeParse(body).error).toBeUndefined();
    const { id: cardId, imagePath, tarot } = pictures[1]!;
    expect(body).toMatchObject({
      requestId: id,
      senderId: writer.id,
      sender: 'writer',
      text: 'A reading',
      responseMode: 'ReadingResponse',
      tarotCardName: 'The Star',
      tarotCard: { id: cardId, imagePath, tarot },
      allowedTarotCards: pictures.map((picture) => ({ id: picture.id, imagePath: picture.imagePath, tarot })),
    });
    const after = await readRequest(id, member);
    expect(after.status).toBe('RESPONDED');
    expect(after.messages.at(-1)).toEqual(body);
    expect((await product.send(listMessages, { id }, { as: member })).body.results[0]).toEqual(body);
  });

  test('may come without a card, or name one without a picture, or show a picture that says its card', async () => {
    const { id } = await ask();
    expect((await answer(id)).body).toMatchObject({
      tarotCardName: null,
      tarotCard: null,
      allowedTarotCards: [],
    });
    expect((await answer(id, { tarot: '2 of coins' })).body).toMatchObject({
      tarotCardName: 'Two of Pentacles',
      tarotCard: null,
    });
    expect((await answer(id, { imagePath: '/decks/oracle/the-open-door-600.webp' })).body).toMatchObject({
      tarotCardName: 'The Open Door',
      tarotCard: { tarot: 'The Open Door' },
    });
  });

  test.each([
    [{ imagePath: 'https://elsewhere.test/a.webp' }, 'imagePath'],
    [{ imagePath: '/decks/night/../../secret' }, 'imagePath'],
    [{ imagePath: '/api/reading_images/some-other.webp' }, 'imagePath'],
    [{ imagePath: '/decks/night/the-sun-600.webp', tarot: 'The Moon' }, 'imagePath'],
    [{ tarot: 'The Sofa' }, 'tarot'],
    [{ message: '   ' }, 'message'],
    [{ message: 'x'.repeat(10_001) }, 'message'],
    [{ personality: 999_999 }, 'personality'],
    [{ image: new File(['not a picture'], 'a.png', { type: 'image/png' }) }, 'image'],
    [
      { cards: [{ position: 'Past', name: 'Death', reversed: true, imagePath: 'javascript:1' }] },
      'cards.0.imagePath',
    ],
  ])('%j is refused at its field, and nothing is kept', async (more, field) => {
    const { id } = await ask();
    const { status, fields } = await answer(id, more);
    expect([status, Object.keys(fields)]).toEqual([400, [field]]);
    expect((await readRequest(id)).messages).toHaveLength(1);
  });

  test.each(['/decks/night/death-600.webp', '/decks/a-deck-that-is-gone/death.webp'])(
    'with a picture uploaded shows that and not %s, to the member and to writers only',
    async (imagePath) => {
      const { id } = await ask();
      const { body } = await answer(id, { tarot: 'Death', imagePath, image: await createPng() });
      expect(body.tarotCard).toMatchObject({ id: null, tarot: 'Death' });
      const path = body.tarotCard!.imagePath;
      expect(path).toMatch(/^\/api\/reading_images\/[a-z0-9-]{36}\.webp$/);
      const open = (as?: TestUser) =>
        product.fetchRaw(path, as === undefined ? {} : { headers: { authorization: `Token ${as.token}` } });
      const memberResponse = await open(member);
      expect([memberResponse.status, memberResponse.headers.get('content-type')]).toEqual([
        200,
        'image/webp',
      ]);
      expect(await sharp(Buffer.from(await memberResponse.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width: 30,
      });
      expect(
        await Promise.all([writer, other, undefined].map(async (as) => (await open(as)).status)),
      ).toEqual([200, 404, 401]);
      expect(
        (await product.send(getReadingImage, { name: 'nobody-knows.webp' }, { as: writer })).status,
      ).toBe(404);
    },
  );

  test('is refused with the newer answer if another writer has answered in the meantime', async () => {
    const { id, messages } = await ask();
    const answersMessageId = messages[0]!.id;
    const first = await answer(id, { answersMessageId }, second);
    const late = await product.send(
      postResponse,
      { readingRequest: id, message: 'Late', answersMessageId },
      { as: writer },
    );
    expect([late.status, late.code]).toEqual([409, 'answered_meanwhile']);
    expect(late.body).toMatchObject({ message: { id: first.body.id, text: 'A reading' } });
    expect((await answer(id, { answersMessageId }, second)).status).toBe(201);
    expect((await answer(id, { answersMessageId: first.body.id + 1 })).status).toBe(201);
    expect((await answer(id, { answersMessageId: 999_999 })).status).toBe(404);
  });

  test('of two writers at the same moment is accepted once', async () => {
    const { id, messages } = await ask();
    const answersMessageId = messages[0]!.id;
    const answers = await Promise.all([writer, second].map((as) => answer(id, { answersMessageId }, as)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await readRequest(id)).messages).toHaveLength(2);
  });

  test('is refused to members, and for an unknown request', async () => {
    const { id } = await ask();
    expect((await answer(id, {}, member)).status).toBe(403);
    expect((await answer(999_999)).status).toBe(404);
  });

  test.each([
    ['multipart', () => new FormData()],
    ['URL-encoded', () => new URLSearchParams()],
  ])('may come as a %s form whose optional fields are empty', async (_, createForm) => {
    const { id } = await ask();
    const body = createForm();
    body.set('reading_request', String(id));
    body.set('message', 'As a\r\nform');
    for (const name of ['personality', 'image_path', 'tarot', 'spread', 'cards', 'answers_message_id'])
      body.set(name, '');
    const send = () =>
      product.fetchRaw('/api/reading_responses', {
        method: 'POST',
        headers: { authorization: `Token ${writer.token}` },
        body,
      });
    const sent = await send();
    expect(sent.status).toBe(201);
    expect(await sent.json()).toMatchObject({
      text: 'As a\nform',
      tarot_card: null,
      spread: null,
      cards: [],
    });
    body.set('message', '');
    expect((await send()).status).toBe(400);
  });

  test('sent twice under one key is one', async () => {
    const { id } = await ask();
    const send = () =>
      product.send(
        postResponse,
        { readingRequest: id, message: 'Once' },
        { as: writer, headers: { 'idempotency-key': `answer-${id}` } },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body).toEqual(second.body);
    expect((await readRequest(id)).messages).toHaveLength(2);
  });
});

describe('the personality of an answer', () => {
  test('is the given one, and the first answer sets it for the thread', async () => {
    const luna = await aReader('Luna');
    const { id } = await ask();
    const { body } = await answer(id, { personality: luna });
    expect(body.writerPersonality).toEqual({ id: luna, firstName: 'Luna', lastName: 'Vale', picture: null });
    expect((await readRequest(id, member)).personality).toMatchObject({ id: luna });
    const next = await product.send(postMessage, { id, message: 'Another word' }, { as: second });
    expect(next.body.writerPersonality).toMatchObject({ id: luna });
  });

  test('is the requested reader, which an answer by another does not change', async () => {
    const [sol, luna] = [await aReader('Sol'), await aReader('Luna')];
    const { id, personality } = await ask({ personality: sol });
    expect(personality).toMatchObject({ id: sol });
    expect((await answer(id)).body.writerPersonality).toMatchObject({ id: sol });
    expect((await answer(id, { personality: luna })).body.writerPersonality).toMatchObject({ id: luna });
    expect((await readRequest(id)).personality).toMatchObject({ id: sol });
  });

  test('is by default the writer’s own reader, and null for members', async () => {
    const { id, messages } = await ask();
    expect(messages[0]!.writerPersonality).toBeNull();
    expect((await answer(id, {}, second)).body.writerPersonality).toMatchObject({
      id: await readerIdOf(second),
    });
  });

  test('cannot be a reader who is not active', async () => {
    const { id } = await ask();
    const inactiveReader = await aReader('Away', 'inactive');
    expect((await answer(id, { personality: inactiveReader })).fields).toHaveProperty('personality');
    const request = await product.send(
      createRequest,
      { message: 'May I?', personality: inactiveReader },
      { as: member },
    );
    expect(request.fields).toHaveProperty('personality');
  });
});

describe('a draft', () => {
  // A message that indicates danger gets no automatic draft, so the only drafts are those of the test.
  const draft = (requestId: number, text: string) =>
    product.db
      .insertInto('drafts')
      .values({
        requestId,
        text,
        source: 'composer',
        promptVersion: '1',
        createdAt: product.services.clock.now(),
      })
      .execute();
  const readNewestDraft = (id: number, as = writer) => product.send(getNewestDraft, { id }, { as });

  test('is 404 while there is none; the newest counts; an answer retires it', async () => {
    const { id } = await ask({ message: 'I want to die' });
    expect(await readNewestDraft(id)).toMatchObject({ status: 404, code: 'no_draft' });
    await draft(id, 'The first');
    await draft(id, 'The second');
    expect((await readNewestDraft(id)).body).toEqual({
      personalityMessage: 'The second',
      source: 'composer',
    });
    expect((await readRequest(id)).hasDraft).toBe(true);
    await answer(id);
    expect(await readNewestDraft(id)).toMatchObject({ status: 404, code: 'no_draft' });
    expect((await readRequest(id)).hasDraft).toBe(false);
  });

  test('is for writers', async () => {
    const { id } = await ask();
    await draft(id, 'Secret');
    expect((await readNewestDraft(id, member)).status).toBe(403);
    expect((await readRequest(id, member)).hasDraft).toBe(false);
  });
});
