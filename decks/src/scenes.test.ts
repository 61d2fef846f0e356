import { describe, expect, test } from 'vitest';
import { MINOR_SUITS, TAROT_CARDS, type TarotCard } from '#contract/tarot/codes.ts';
import { countSuitObjects } from './drawing/art.ts';
import { chanceFrom } from './drawing/chance.ts';
import { paperSceneOf } from './paper/scenes.ts';
import { sceneOf } from './scenes.ts';

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
const DECKS = { night: sceneOf, paper: paperSceneOf };

describe.each(Object.entries(DECKS))('in %s', (_, sceneFor) => {
  const drawScene = (card: TarotCard) => sceneFor(card).draw(chanceFrom(card.name));

  test('each of the 78 cards has words of its own for who cannot see it', () => {
    const words = TAROT_CARDS.map((card) => sceneFor(card).alt);
    expect(new Set(words).size).toBe(78);
    for (const alt of words) expect(alt).toMatch(/^[A-Z].{40,240}\.$/);
  });

  test.each(TAROT_CARDS.filter(isPip))(
    '$name shows as many objects of its suit as its number, and none of another',
    (card) => {
      const counts = MINOR_SUITS.map((suit) => [suit, countSuitObjects(drawScene(card), suit)]);
      expect(counts).toEqual(
        MINOR_SUITS.map((suit) => [suit, suit === card.suit ? NUMBERS[card.numeral] : 0]),
      );
    },
  );

  test.each(TAROT_CARDS.filter(isCourt))('$name holds one object of its suit', (card) => {
    expect(MINOR_SUITS.map((suit) => countSuitObjects(drawScene(card), suit))).toEqual(
      MINOR_SUITS.map((suit) => Number(suit === card.suit)),
    );
  });
});
