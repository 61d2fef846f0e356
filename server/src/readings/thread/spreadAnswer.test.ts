import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#contract/call.ts';
import { drawCards, getRequest, listMessages, type postResponse } from '#contract/readings/calls.ts';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { type Desk, createDesk } from '../../../testing/readings/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

type Card = NonNullable<InputOf<typeof postResponse>['cards']>[number];
const VERSION = '?v=01234567';
const death: Card = {
  position: 'Past',
  name: 'Death',
  reversed: true,
  imagePath: `/decks/night/death-600.webp${VERSION}`,
  text: 'Let go.\nIt is lighter.',
};
const sun: Card = {
  position: 'Present',
  name: 'The Sun',
  reversed: false,
  imagePath: `/decks/paper/the-sun-600.webp${VERSION}`,
};
const oracle: Card = {
  position: 'The heart of it',
  name: 'The Open Door',
  reversed: false,
  imagePath: '/decks/oracle/the-open-door-600.webp',
};
const readRequest = async (id: number) =>
  (await desk.product.send(getRequest, { id }, { as: desk.member })).body;

describe('a spread in an answer', () => {
  test('contains its cards, texts and pictures; its first card is also the letter’s single card', async () => {
    const { id } = await desk.ask();
    const { status, body } = await desk.answer(id, { spread: 'two-paths', cards: [death, sun] });
    expect([status, body.spread, body.cards]).toEqual([201, 'two-paths', [death, sun]]);
    expect(body).toMatchObject({
      tarotCardName: 'Death',
      tarotCard: { imagePath: death.imagePath, tarot: 'Death' },
    });
    expect(body.allowedTarotCards).toHaveLength(2);
    expect((await readRequest(id)).messages.at(-1)).toEqual(body);
    expect((await desk.product.send(listMessages, { id }, { as: desk.member })).body.results[0]).toEqual(
      body,
    );
  });

  test('may be one that was drawn, sent back with its passages', async () => {
    const { id } = await desk.ask();
    const drawn = await desk.product.send(drawCards, { id, spread: 'celtic-cross' }, { as: desk.writer });
    const cards = drawn.body.cards.map((card, n) => ({ ...card, text: `Passage ${n + 1}` }));
    const { body } = await desk.answer(id, { spread: drawn.body.spread, cards });
    expect(body.cards).toEqual(cards);
  });

  test('may have a name that the writer chose, with any number of cards', async () => {
    const { id } = await desk.ask();
    const { body } = await desk.answer(id, { spread: ' The garden path ', cards: [death] });
    expect([body.spread, body.cards]).toEqual(['The garden path', [death]]);
  });

  test('takes a card by any name of it, and gives it its own name and the first picture where none was chosen', async () => {
    const { id } = await desk.ask();
    const { body } = await desk.answer(id, { cards: [{ ...sun, name: '2 of coins', imagePath: '' }] });
    expect(body.spread).toBeNull();
    expect(body.cards).toMatchObject([
      { name: 'Two of Pentacles', imagePath: `/decks/night/two-of-pentacles-600.webp${VERSION}` },
    ]);
  });

  test('may be sent together with the single card of the letter', async () => {
    const { id } = await desk.ask();
    const other = { tarot: 'death', imagePath: '/decks/paper/death-600.webp' };
    const { status, body } = await desk.answer(id, { ...other, cards: [death, sun] });
    expect([status, body.tarotCard!.imagePath, body.cards[0]!.imagePath]).toEqual([
      201,
      other.imagePath + VERSION,
      death.imagePath,
    ]);
  });

  test('of the oracle answers a question to the oracle, which may have tarot cards too', async () => {
    const { id } = await desk.ask({ isOracle: true });
    const { status, body } = await desk.answer(id, { cards: [oracle, death] });
    expect([status, body.tarotCardName]).toEqual([201, 'The Open Door']);
  });

  const eleven = TAROT_CARDS.slice(0, 11).map(({ name }, n) => ({
    ...sun,
    name,
    imagePath: '',
    position: `${n}`,
  }));
  test.each<[string, Card[], Record<string, string>, object?]>([
    [
      'a card nobody knows',
      [death, sun, { ...sun, name: 'The Sofa' }],
      { 'cards.2.name': 'There is no such card' },
    ],
    [
      'a card twice',
      [death, { ...death, position: 'Present' }],
      { 'cards.1.name': 'Death is already in this spread' },
    ],
    [
      'a card twice by other names',
      [sun, { ...sun, name: 'sun' }],
      { 'cards.1.name': 'The Sun is already in this spread' },
    ],
    [
      'a position without a name',
      [{ ...death, position: ' ' }],
      { 'cards.0.position': 'Please name the position' },
    ],
    [
      'a picture of another card',
      [{ ...death, imagePath: sun.imagePath }],
      { 'cards.0.imagePath': 'This is not a picture of Death' },
    ],
    [
      'a picture from elsewhere',
      [death, { ...sun, imagePath: 'https://elsewhere.test/sun.webp' }],
      { 'cards.1.imagePath': 'This is not a picture of our decks' },
    ],
    [
      'the oracle where it was not asked',
      [oracle],
      { 'cards.0.name': 'The Open Door is an oracle card, but the question asks for tarot' },
    ],
    [
      'the oracle upside down',
      [{ ...oracle, reversed: true }],
      { 'cards.0.reversed': 'Cards of the oracle are never reversed' },
      { isOracle: true },
    ],
    [
      'something nobody asked of a card',
      [{ ...death, colour: 'red' } as Card],
      { 'cards.0.colour': 'This field is not known here' },
    ],
    ['eleven cards', eleven, { cards: expect.any(String) as string }],
    [
      'two faults at once',
      [
        { ...death, position: '' },
        { ...sun, name: 'The Sofa' },
      ],
      { 'cards.0.position': 'Please name the position', 'cards.1.name': 'There is no such card' },
    ],
  ])('with %s is refused there, and nothing is kept', async (_, cards, message, more = {}) => {
    const { id } = await desk.ask(more);
    const { status, fields } = await desk.answer(id, { cards });
    expect([status, fields]).toEqual([400, message]);
    expect((await readRequest(id)).messages).toHaveLength(1);
  });

  test('is refused if `tarot` or `imagePath` is that of another card than the first', async () => {
    const { id } = await desk.ask();
    const message = 'The first card of the spread is Death';
    expect((await desk.answer(id, { tarot: 'The Sun', cards: [death] })).fields).toEqual({ tarot: message });
    const { fields } = await desk.answer(id, { imagePath: sun.imagePath, cards: [death] });
    expect(fields).toEqual({ imagePath: message });
  });

  test('that is no JSON in its form field is refused there', async () => {
    const { id } = await desk.ask();
    const { fields } = await desk.answer(id, { cards: '[{' as never });
    expect(Object.keys(fields)).toEqual(['cards']);
  });
});
