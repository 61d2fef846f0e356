import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRequest, listDrawnCards, markRead } from '#contract/readings/calls.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

const createSpread = (...names: string[]) => ({
  spread: 'past-present-future',
  cards: names.map((name, n) => ({
    position: ['Past', 'Present', 'Future'][n]!,
    name,
    reversed: n === 1,
    imagePath: '',
  })),
});
const listCards = async (input = {}, as = desk.member) =>
  (await desk.product.send(listDrawnCards, input, { as })).body;

describe('the cards of a member’s letters', () => {
  test('are those of a spread, or the single card, newest letter first, sealed until it is read', async () => {
    const oneCard = await desk.ask({ title: 'One card' });
    const first = (await desk.answer(oneCard.id, { tarot: 'the moon' })).body;
    await desk.product.advance({ minutes: 1 });
    const threeCards = await desk.ask({ title: 'Three cards', numberOfTarotCards: 3 });
    const second = (await desk.answer(threeCards.id, createSpread('The Sun', 'The Tower', 'The Moon'))).body;
    await desk.product.advance({ minutes: 1 });
    const noCard = await desk.ask({ title: 'No card' });
    await desk.answer(noCard.id);
    await desk.product.send(markRead, { id: oneCard.id, messageId: first.id }, { as: desk.member });
    const { count, results, recurring } = await listCards();
    expect(count).toBe(4);
    const letter = { requestId: threeCards.id, messageId: second.id, createdAt: second.createdAt };
    const sealed = { ...letter, title: 'Three cards', isSealed: true };
    const moon = {
      requestId: oneCard.id,
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
    expect((await listCards({ limit: 1, offset: 3 })).results.map(({ name }) => name)).toEqual(['The Moon']);
    expect((await listCards({ order: 'asc', limit: 2 })).results.map(({ name }) => name)).toEqual([
      'The Moon',
      'The Sun',
    ]);
    expect((await listCards({ offset: 50 })).count).toBe(4);
  });

  test('are listed for no other member', async () => {
    const other = await createMemberWithStatus(desk.product, 'monthly_active', 'Other');
    expect(await listCards({}, other)).toEqual({ count: 0, results: [], recurring: [] });
    expect((await desk.product.send(listDrawnCards, {})).status).toBe(401);
  });

  test('are shown to writers with a request: those of other requests, and how many are open', async () => {
    const member = await createMemberWithStatus(desk.product, 'monthly_active', 'Ada');
    const [earlier, current] = [await desk.ask({ title: 'Before' }, member), await desk.ask({}, member)];
    const letter = (await desk.answer(earlier.id, { tarot: 'The Star' })).body;
    await desk.answer(current.id, { tarot: 'The Sun' });
    await desk.ask({}, member);
    const forWriter = (await desk.product.send(getRequest, { id: current.id }, { as: desk.writer })).body;
    expect(forWriter).toMatchObject({
      openRequests: 1,
      memberCards: [{ name: 'The Star', requestId: earlier.id, messageId: letter.id, title: 'Before' }],
    });
    expect(forWriter.memberCards).toHaveLength(1);
    const forMember = (await desk.product.send(getRequest, { id: current.id }, { as: member })).body;
    expect([forMember.memberCards, forMember.openRequests]).toEqual([undefined, undefined]);
  });
});
