import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRequest, listDrawnCards, markRead } from '#contract/readings/calls.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

const spreadOf = (...names: string[]) => ({
  spread: 'past-present-future',
  cards: names.map((name, n) => ({
    position: ['Past', 'Present', 'Future'][n]!,
    name,
    reversed: n === 1,
    imagePath: '',
  })),
});
const cardsOf = async (input = {}, as = desk.member) =>
  (await desk.product.send(listDrawnCards, input, { as })).body;

describe('the cards of a member’s letters', () => {
  test('are those of a spread, or the single card, newest letter first, sealed until it is read', async () => {
    const one = await desk.ask({ title: 'One card' });
    const first = (await desk.answer(one.id, { tarot: 'the moon' })).body;
    await desk.product.advance({ minutes: 1 });
    const three = await desk.ask({ title: 'Three cards', numberOfTarotCards: 3 });
    const second = (await desk.answer(three.id, spreadOf('The Sun', 'The Tower', 'The Moon'))).body;
    await desk.product.advance({ minutes: 1 });
    const none = await desk.ask({ title: 'No card' });
    await desk.answer(none.id);
    await desk.product.send(markRead, { id: one.id, messageId: first.id }, { as: desk.member });
    const { count, results, recurring } = await cardsOf();
    expect(count).toBe(4);
    const letter = { requestId: three.id, messageId: second.id, createdAt: second.createdAt };
    const sealed = { ...letter, title: 'Three cards', isSealed: true };
    const moon = {
      requestId: one.id,
      messageId: first.id,
      createdAt: first.createdAt,
      title: 'One card',
      isSealed: false,
      reversed: false,
    };
    expect(results).toMatchObject([
      { ...sealed, name: 'The Moon', reversed: false },
      { ...sealed, name: 'The Tower', reversed: true },
      { ...sealed, name: 'The Sun', reversed: false },
      { ...moon, name: 'The Moon' },
    ]);
    for (const { deck, imagePath } of results) expect(imagePath).toContain(`/decks/${deck}/`);
    expect(recurring).toEqual([
      {
        deck: results[0]!.deck,
        name: 'The Moon',
        imagePath: results[0]!.imagePath,
        count: 2,
        letters: [{ ...sealed, reversed: false }, moon],
      },
    ]);
    expect((await cardsOf({ limit: 1, offset: 3 })).results.map(({ name }) => name)).toEqual(['The Moon']);
    expect((await cardsOf({ order: 'asc', limit: 2 })).results.map(({ name }) => name)).toEqual([
      'The Moon',
      'The Sun',
    ]);
    expect((await cardsOf({ offset: 50 })).count).toBe(4);
  });

  test('are listed for no other member', async () => {
    const other = await createMemberWithStatus(desk.product, 'monthly_active', 'Other');
    expect(await cardsOf({}, other)).toEqual({ count: 0, results: [], recurring: [] });
    expect((await desk.product.send(listDrawnCards, {})).status).toBe(401);
  });

  test('are shown to writers with a request: those of other requests, and how many are open', async () => {
    const member = await createMemberWithStatus(desk.product, 'monthly_active', 'Ada');
    const [before, now] = [await desk.ask({ title: 'Before' }, member), await desk.ask({}, member)];
    const letter = (await desk.answer(before.id, { tarot: 'The Star' })).body;
    await desk.answer(now.id, { tarot: 'The Sun' });
    await desk.ask({}, member);
    const seen = (await desk.product.send(getRequest, { id: now.id }, { as: desk.writer })).body;
    expect(seen).toMatchObject({
      openRequests: 1,
      memberCards: [{ name: 'The Star', requestId: before.id, messageId: letter.id, title: 'Before' }],
    });
    expect(seen.memberCards).toHaveLength(1);
    const own = (await desk.product.send(getRequest, { id: now.id }, { as: member })).body;
    expect([own.memberCards, own.openRequests]).toEqual([undefined, undefined]);
  });
});
