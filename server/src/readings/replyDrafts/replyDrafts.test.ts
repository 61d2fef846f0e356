import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#contract/call.ts';
import {
  getReplyDraft,
  patchRequest,
  postMessage,
  putReplyDraft,
  type ReplyDraft,
} from '#contract/readings/calls.ts';
import { type Desk, createDesk } from '../../../testing/readings/desk.ts';
import type { TestProduct, TestUser } from '../../../testing/testProduct.ts';

let desk: Desk;
let product: TestProduct;
let member: TestUser;
let writer: TestUser;
let second: TestUser;
beforeAll(async () => {
  desk = await createDesk();
  ({ product, member, writer, second } = desk);
});
afterAll(() => desk.close());

const EMPTY = {
  messageText: '',
  writerPersonality: null,
  tarotCardName: null,
  tarotCard: null,
  spread: null,
  cards: [],
  updatedAt: null,
};
const readReplyDraft = (id: number, as = writer) => product.send(getReplyDraft, { id }, { as });
const saveReplyDraft = (
  id: number,
  form: Omit<InputOf<typeof putReplyDraft>, 'id'>,
  { as = writer, ifMatch }: { as?: TestUser; ifMatch?: string } = {},
) =>
  product.send(
    putReplyDraft,
    { id, ...form },
    { as, ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }) },
  );
const ask = async () => (await desk.ask()).id;

describe('an unsent reply', () => {
  test('is the empty form while nothing is stored', async () => {
    const id = await ask();
    expect((await readReplyDraft(id)).body).toMatchObject({ ...EMPTY, responseMode: 'ReadingResponse' });
    await desk.answer(id);
    expect((await readReplyDraft(id)).body).toMatchObject({ ...EMPTY, responseMode: 'Standard' });
  });

  test('is stored with all its fields', async () => {
    const id = await ask();
    const form = {
      messageText: 'Dear Rosa,\n\nthe Star',
      responseMode: 'Standard',
      writerPersonality: await desk.readerOf(second),
      tarotCardName: 'The Star',
      tarotCard: { id: 3, imagePath: '/decks/night/the-star-600.webp?v=01234567', tarot: 'The Star' },
      spread: 'past-present-future',
      cards: [{ position: 'Past', name: 'Death', reversed: true, imagePath: '', text: 'An end' }],
    } satisfies Partial<ReplyDraft>;
    const { body } = await saveReplyDraft(id, form);
    expect(body).toEqual({ ...form, updatedAt: expect.stringMatching(/Z$/), etag: body.etag });
    const stored = await readReplyDraft(id);
    expect(stored.body).toEqual(body);
    expect(stored.headers.get('etag')).toBe(body.etag);
  });

  test('is replaced as a whole: missing fields become empty', async () => {
    const id = await ask();
    await saveReplyDraft(id, { messageText: 'Dear', spread: 'three', responseMode: 'Standard' });
    await saveReplyDraft(id, { messageText: 'Dear Rosa' });
    expect((await readReplyDraft(id)).body).toMatchObject({
      messageText: 'Dear Rosa',
      spread: null,
      responseMode: 'ReadingResponse',
    });
  });

  test('that is empty deletes the stored one', async () => {
    const id = await ask();
    await saveReplyDraft(id, { messageText: 'Dear' });
    expect((await saveReplyDraft(id, { messageText: '' })).body).toMatchObject(EMPTY);
    expect((await readReplyDraft(id)).body).toMatchObject(EMPTY);
    expect(await product.db.selectFrom('replyDrafts').where('requestId', '=', id).execute()).toEqual([]);
  });

  test('is separate for each writer', async () => {
    const id = await ask();
    await saveReplyDraft(id, { messageText: 'Mine' });
    expect((await readReplyDraft(id, second)).body).toMatchObject(EMPTY);
    await saveReplyDraft(id, { messageText: 'Hers' }, { as: second });
    expect((await readReplyDraft(id)).body.messageText).toBe('Mine');
  });

  test.each(['answer', 'message'])('is emptied by sending an %s, the other writer’s is not', async (kind) => {
    const id = await ask();
    await saveReplyDraft(id, { messageText: 'Mine' });
    await saveReplyDraft(id, { messageText: 'Hers' }, { as: second });
    const { status } =
      kind === 'answer'
        ? await desk.answer(id)
        : await product.send(postMessage, { id, message: 'A word' }, { as: writer });
    expect(status).toBe(201);
    expect((await readReplyDraft(id)).body).toMatchObject(EMPTY);
    expect((await readReplyDraft(id, second)).body.messageText).toBe('Hers');
  });

  test('stays when the member writes, when a send is refused and when the request is changed', async () => {
    const id = await ask();
    await saveReplyDraft(id, { messageText: 'Mine' });
    await product.send(postMessage, { id, message: 'One more thing' }, { as: member });
    expect((await desk.answer(id, { tarot: 'The Sofa' })).status).toBe(400);
    await product.send(patchRequest, { id, isRushed: true }, { as: writer });
    expect((await readReplyDraft(id)).body.messageText).toBe('Mine');
  });

  test('may name a reader who has become inactive', async () => {
    const id = await ask();
    const inactiveReader = await desk.aReader('Away', 'inactive');
    expect(
      (await saveReplyDraft(id, { messageText: 'Dear', writerPersonality: inactiveReader })).status,
    ).toBe(200);
  });

  test.each([
    [{ messageText: 'x'.repeat(10_001) }, 'messageText'],
    [{ responseMode: 'Shouting' }, 'responseMode'],
    [{ writerPersonality: 999_999 }, 'writerPersonality'],
    [{ spread: 'x'.repeat(61) }, 'spread'],
    [{ cards: [{ position: 'Past' }] }, 'cards.0.name'],
    [{ text: 'Dear' }, 'text'],
  ])('%j is refused at its field, and nothing is kept', async (form, field) => {
    const id = await ask();
    const { status, fields } = await saveReplyDraft(id, form as never);
    expect(status).toBe(400);
    expect(fields).toHaveProperty([field]);
    expect((await readReplyDraft(id)).body).toMatchObject(EMPTY);
  });

  test('is for writers, to a request that is there', async () => {
    const id = await ask();
    expect([
      (await readReplyDraft(id, member)).status,
      (await saveReplyDraft(id, {}, { as: member })).status,
    ]).toEqual([403, 403]);
    expect([(await readReplyDraft(999_999)).status, (await saveReplyDraft(999_999, {})).status]).toEqual([
      404, 404,
    ]);
  });
});

describe('two windows of one writer', () => {
  test('the second window gets the first one’s text instead of overwriting it', async () => {
    const id = await ask();
    const { etag: asOpened } = (await readReplyDraft(id)).body;
    const first = await saveReplyDraft(id, { messageText: 'In the first window' }, { ifMatch: asOpened });
    expect(first.status).toBe(200);
    const late = await saveReplyDraft(id, { messageText: 'In the second' }, { ifMatch: asOpened });
    expect([late.status, late.code]).toEqual([409, 'edited_meanwhile']);
    expect(late.body).toMatchObject({ current: first.body });
    const chosen = await saveReplyDraft(id, { messageText: 'In the second' }, { ifMatch: first.body.etag });
    expect(chosen.body.messageText).toBe('In the second');
    expect(chosen.body.etag).not.toBe(first.body.etag);
  });

  test('a late store after the reply was sent has no effect', async () => {
    const id = await ask();
    const { etag } = (await saveReplyDraft(id, { messageText: 'Dear' })).body;
    await desk.answer(id);
    expect(await saveReplyDraft(id, { messageText: 'Dear Rosa' }, { ifMatch: etag })).toMatchObject({
      status: 409,
    });
    expect((await readReplyDraft(id)).body).toMatchObject(EMPTY);
  });

  test('the same form again is the same version, whichever version it came from', async () => {
    const id = await ask();
    const { etag: asOpened } = (await readReplyDraft(id)).body;
    const first = await saveReplyDraft(id, { messageText: 'Dear' }, { ifMatch: asOpened });
    expect((await saveReplyDraft(id, { messageText: 'Dear' }, { ifMatch: asOpened })).body).toEqual(
      first.body,
    );
  });

  test('of many concurrent stores exactly one succeeds', async () => {
    const id = await ask();
    const { etag } = (await readReplyDraft(id)).body;
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        saveReplyDraft(id, { messageText: `Window ${n}` }, { ifMatch: etag }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ code }) => code === 'edited_meanwhile')).toHaveLength(7);
  });
});
