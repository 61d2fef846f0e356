import { expect, test } from 'vitest';
import { MINOR_SUITS, TAROT_CARDS, type TarotCard } from '#contract/tarot/codes.ts';
import { countSuitObjects } from './drawing/art.ts';
import { chanceFrom } from './drawing/chance.ts';
import { distance, likeness } from './render/likeness.ts';
import { backSvg, cardSvg } from './render/svg.ts';
import { sceneOf } from './scenes.ts';
import { night } from './themes/night.ts';

/** Of 272 bits; the middle pair of this deck differs in 125, its two kings most like each other in 62. */
const LEAST_DISTANCE = 50;

const NUMBERS: Record<string, number> = {
  I: 1,
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
  X: 10,
};

const isPip = ({ suit, numeral }: TarotCard) => suit !== 'major' && numeral !== '';
const isCourt = ({ numeral }: TarotCard) => numeral === '';
const artOf = (card: TarotCard) => sceneOf(card).draw(chanceFrom(card.name));

test('the deck has 78 cards, each with words of its own for who cannot see it', () => {
  const words = TAROT_CARDS.map((card) => sceneOf(card).alt);
  expect(new Set(words).size).toBe(78);
  for (const alt of words) expect(alt).toMatch(/^[A-Z].{40,240}\.$/);
});

test.each(TAROT_CARDS.filter(isPip))(
  '$name shows as many objects of its suit as its number, and none of another',
  (card) => {
    const counts = MINOR_SUITS.map((suit) => [suit, countSuitObjects(artOf(card), suit)]);
    expect(counts).toEqual(MINOR_SUITS.map((suit) => [suit, suit === card.suit ? NUMBERS[card.numeral] : 0]));
  },
);

test.each(TAROT_CARDS.filter(isCourt))('$name holds one object of its suit', (card) => {
  expect(MINOR_SUITS.map((suit) => countSuitObjects(artOf(card), suit))).toEqual(
    MINOR_SUITS.map((suit) => Number(suit === card.suit)),
  );
});

test('a card is drawn the same twice, as shapes alone and with nothing from outside', () => {
  for (const card of TAROT_CARDS) {
    const svg = cardSvg(card, night);
    expect(cardSvg(card, night)).toBe(svg);
    expect(svg).not.toMatch(/undefined|NaN|Infinity|<text|<image|href/);
  }
});

test('every paint and clip that a card refers to is defined in it', () => {
  for (const svg of [...TAROT_CARDS.map((card) => cardSvg(card, night)), backSvg(night)]) {
    const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  }
});

test('no two cards look alike', () => {
  const hashes = TAROT_CARDS.map((card) => ({ name: card.name, hash: likeness(cardSvg(card, night)) }));
  const alike = hashes.flatMap((a, i) =>
    hashes.slice(i + 1).flatMap((b) => {
      const bits = distance(a.hash, b.hash);
      return bits < LEAST_DISTANCE ? [`${a.name} and ${b.name}: ${bits}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
