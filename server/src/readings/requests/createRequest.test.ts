import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { isServiceable } from '#contract/billing/rules.ts';
import {
  createRequest,
  getRequest,
  listMessages,
  patchRequest,
  postMessage,
} from '#contract/readings/calls.ts';
import { readingRequest } from '#contract/readings/shapes.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';

let product: TestProduct;
let member: TestUser;
let other: TestUser;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  member = await createMemberWithStatus(product, 'monthly_active');
  other = await createMemberWithStatus(product, 'yearly_active', 'Other');
  writer = await product.writer();
});
afterAll(() => product.stop());

const ask = (message: string, more = {}, as = member) =>
  product.send(createRequest, { message, ...more }, { as });

describe('asking for a reading', () => {
  test('a question creates an OPENED request with the question as its first message', async () => {
    const { status, body } = await ask('Will I find the house I am looking for?', {
      isRushed: true,
      isOracle: true,
      numberOfTarotCards: 3,
    });
    expect(status).toBe(201);
    expect(readingRequest.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      title: 'Will I find the house I am looking for?',
      status: 'OPENED',
      isRushed: true,
      isOracle: true,
      isAstrology: false,
      numberOfTarotCards: 3,
      personality: null,
      colors: [],
      user: { id: member.id, firstName: 'Rosalind' },
      messages: [{ text: 'Will I find the house I am looking for?', sender: 'member', senderId: member.id }],
    });
    expect(body.lastMessageTime).toBe(body.createdAt);
  });

  test('an answer is due in 24 hours, or in 4 if it is rushed', async () => {
    const countHours = async (isRushed: boolean) => {
      const { createdAt, dueAt } = (await ask('When?', { isRushed })).body;
      return (Date.parse(dueAt) - Date.parse(createdAt)) / 3_600_000;
    };
    expect([await countHours(false), await countHours(true)]).toEqual([24, 4]);
  });

  test('a title may be given; without one it is the first words', async () => {
    expect((await ask('A question', { title: '  My garden ' })).body.title).toBe('My garden');
    const longText = 'words and more words '.repeat(20);
    const { title } = (await ask(longText)).body;
    expect(title.endsWith('…') && title.length <= 80 && longText.startsWith(title.slice(0, -1))).toBe(true);
  });

  test.each([
    [{ message: '' }, 'message'],
    [{ message: ' \n ' }, 'message'],
    [{ message: 'x'.repeat(5_001) }, 'message'],
    [{ message: 'x', title: 'x'.repeat(81) }, 'title'],
    [{ message: 'x', numberOfTarotCards: 0 }, 'numberOfTarotCards'],
    [{ message: 'x', numberOfTarotCards: 11 }, 'numberOfTarotCards'],
    [{ message: 'x', personality: 999_999 }, 'personality'],
    [{ message: 'x', status: 'CLOSED' }, 'status'],
    [{ message: 'x', userId: 1 }, 'userId'],
  ])('refuses %j at its field', async (input, field) => {
    const { status, fields } = await product.send(createRequest, input as never, { as: member });
    expect(status).toBe(400);
    expect(Object.keys(fields)).toEqual([field]);
  });

  test.each(SUBSCRIPTION_STATUSES)(
    'in %s a member can ask and send only if that status is serviceable',
    async (status) => {
      const asker = await createMemberWithStatus(product, status);
      const answer = await ask('May I?', {}, asker);
      expect([answer.status, answer.code]).toEqual(
        isServiceable(status) ? [201, undefined] : [409, 'not_serviceable'],
      );
    },
  );

  test('refuses members who never subscribed, writers, and callers without a token', async () => {
    expect((await ask('May I?', {}, await product.customer())).code).toBe('not_serviceable');
    expect((await ask('May I?', {}, writer)).status).toBe(403);
    expect((await product.send(createRequest, { message: 'May I?' })).status).toBe(401);
  });

  test('after the membership has ended everything can be read and nothing sent', async () => {
    const asker = await createMemberWithStatus(product, 'monthly_active');
    const { id } = (await ask('Before', {}, asker)).body;
    await product.db
      .updateTable('subscriptions')
      .set({ status: 'canceled' })
      .where('userId', '=', asker.id)
      .execute();
    expect((await product.send(getRequest, { id }, { as: asker })).status).toBe(200);
    expect((await product.send(listMessages, { id }, { as: asker })).body.count).toBe(1);
    const sent = await product.send(postMessage, { id, message: 'After' }, { as: asker });
    expect([sent.status, sent.code]).toEqual([409, 'not_serviceable']);
  });
});

describe('one request', () => {
  test('another member’s request is 404 for every call, like one that does not exist', async () => {
    const { id } = (await ask('Mine')).body;
    for (const at of [id, 999_999]) {
      expect((await product.send(getRequest, { id: at }, { as: other })).status).toBe(404);
      expect((await product.send(listMessages, { id: at }, { as: other })).status).toBe(404);
      expect((await product.send(postMessage, { id: at, message: 'Hello' }, { as: other })).status).toBe(404);
    }
    expect((await product.send(listMessages, { id }, { as: member })).body.count).toBe(1);
  });

  test('a writer sees the member with sign, tags, status and the reply that fits; the member does not', async () => {
    const asker = await createMemberWithStatus(product, 'monthly_skip_upcoming');
    const { id } = (await ask('Who am I?', {}, asker)).body;
    const now = product.services.clock.now();
    const addTag = async (text: string, color: 'red' | 'green') => {
      const row = { text, color, createdAt: now };
      const { id: tagId } = await product.db
        .insertInto('tags')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      await product.db.insertInto('userTags').values({ userId: asker.id, tagId, createdAt: now }).execute();
      return { id: tagId, text, color };
    };
    const tags = [
      await addTag('a new one', 'green'),
      await addTag('b patient', 'red'),
      await addTag('c kind', 'red'),
    ];
    const profile = { userId: asker.id, zodiac: 'TAE' as const };
    await product.db
      .insertInto('profiles')
      .values(profile)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(profile))
      .execute();

    const forWriter = (await product.send(getRequest, { id }, { as: writer })).body;
    expect(readingRequest.safeParse(forWriter).error).toBeUndefined();
    expect(forWriter.colors).toEqual(['green', 'red']);
    expect(forWriter.user).toEqual({
      id: asker.id,
      firstName: 'Rosalind',
      lastName: 'Achterberg',
      zodiac: 'TAE',
      tags,
      currentSubscriptionStatus: 'monthly_skip_upcoming',
      isServiceable: true,
      cannedReply: null,
    });
    const forMember = (await product.send(getRequest, { id }, { as: asker })).body;
    expect(forMember.user).toEqual({ id: asker.id, firstName: 'Rosalind' });
    expect([forMember.colors, forMember.log, forMember.hasDraft]).toEqual([[], [], false]);

    await product.db
      .updateTable('subscriptions')
      .set({ status: 'past_due' })
      .where('userId', '=', asker.id)
      .execute();
    const { user } = (await product.send(getRequest, { id }, { as: writer })).body;
    expect(user).toMatchObject({ currentSubscriptionStatus: 'payment_failed', isServiceable: false });
    expect(user.cannedReply).toContain('Your account is not current right now');
  });

  test('includes the newest 25 messages, oldest first', async () => {
    const { id } = (await ask('Message 0')).body;
    for (let n = 1; n <= 27; n++)
      await product.send(postMessage, { id, message: `Message ${n}` }, { as: member });
    const { messages } = (await product.send(getRequest, { id }, { as: member })).body;
    expect(messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 25 }, (_, n) => `Message ${n + 3}`),
    );
  });
});

describe('words of danger', () => {
  test('in a question or message flag the request and return help lines', async () => {
    const { body } = await ask('I want to die, what do the cards say?');
    expect(body.isFlagged).toBe(true);
    expect(body.helpLines.map(({ contact }) => contact)).toContain('findahelpline.com');

    const { id } = (await ask('Will it rain?')).body;
    const calm = await product.send(postMessage, { id, message: 'I hope so' }, { as: member });
    expect(calm.body.helpLines).toBeUndefined();
    const sent = await product.send(
      postMessage,
      { id, message: 'Honestly I want to kill myself' },
      { as: member },
    );
    expect(sent.body.helpLines).toEqual(body.helpLines);
    await product.send(postMessage, { id, message: 'Never mind' }, { as: member });
    const forWriter = (await product.send(getRequest, { id }, { as: writer })).body;
    expect([forWriter.isFlagged, forWriter.helpLines]).toEqual([true, body.helpLines]);
  });

  test('flag the request until a writer ends the flag, and again at the next such message', async () => {
    const { id } = (await ask('My dad beats me')).body;
    const writers = (input: object) => product.send(patchRequest, { id, ...input }, { as: writer });
    expect((await writers({ isFlagged: true })).status).toBe(400);
    const byMember = await product.send(patchRequest, { id, isFlagged: false }, { as: member });
    expect(byMember.status).toBe(403);
    const { body } = await writers({ isFlagged: false });
    expect([body.isFlagged, body.helpLines]).toEqual([false, []]);
    const entries = () =>
      product.db
        .selectFrom('auditLog')
        .select(['actorId', 'userId', 'says'])
        .where('act', '=', 'flag_ended')
        .execute();
    const says = `The flag of request ${id} was ended.`;
    expect(await entries()).toEqual([{ actorId: writer.id, userId: member.id, says }]);
    await writers({ isFlagged: false });
    expect(await entries()).toHaveLength(1);
    await product.send(postMessage, { id, message: 'Thank you' }, { as: member });
    expect((await product.send(getRequest, { id }, { as: member })).body.isFlagged).toBe(false);
    await product.send(postMessage, { id, message: 'He said he will kill me' }, { as: member });
    expect((await product.send(getRequest, { id }, { as: member })).body.isFlagged).toBe(true);
  });

  test('of a writer flag nothing', async () => {
    const { id } = (await ask('Will it rain?')).body;
    await product.send(postMessage, { id, message: 'Did he threaten to kill himself?' }, { as: writer });
    await product.send(postMessage, { id, message: 'Are you suicidal?' }, { as: writer });
    expect((await product.send(getRequest, { id }, { as: member })).body.isFlagged).toBe(false);
  });
});
