import { ORACLE_CARDS, type OracleCard, TAROT_CARDS, type TarotCard } from './codes.ts';
import { type Spread, SPREADS } from './spreads.ts';

/** Other decks' and readers' words for our suits and numbers, in the singular and the plural. */
const ALIASES: Readonly<Record<string, string>> = {
  judgment: 'judgement',
  coin: 'pentacles',
  coins: 'pentacles',
  disk: 'pentacles',
  disks: 'pentacles',
  disc: 'pentacles',
  discs: 'pentacles',
  pentacle: 'pentacles',
  rod: 'wands',
  rods: 'wands',
  stave: 'wands',
  staves: 'wands',
  baton: 'wands',
  batons: 'wands',
  wand: 'wands',
  cup: 'cups',
  sword: 'swords',
  1: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
};

/**
 * A key for looking up a card by name: without case, punctuation and a leading article, and with suit and number words
 * unified. 'The Moon', 'moon' and 'the-moon' have one key, and so do '2 of Coins' and 'two-of-pentacles'.
 */
export function toCardKey(given: string): string {
  const words = given
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words[0] === 'the') words.shift();
  return words.map((word) => (Object.hasOwn(ALIASES, word) ? ALIASES[word]! : word)).join('-');
}

const byKey: ReadonlyMap<string, TarotCard> = new Map(
  TAROT_CARDS.map((card) => [toCardKey(card.name), card]),
);

/** The tarot card with this name, slug or alias, in any case; undefined if there is none. */
export const findCard = (given: string): TarotCard | undefined => byKey.get(toCardKey(given));

const oracleByKey: ReadonlyMap<string, OracleCard> = new Map(
  ORACLE_CARDS.map((card) => [toCardKey(card.name), card]),
);

/** The oracle card with this name or slug, in any case; undefined if there is none. */
export const findOracleCard = (given: string): OracleCard | undefined => oracleByKey.get(toCardKey(given));

/** The default spread for 1 to 10 cards; the writer can choose another. */
export function getDefaultSpread(numberOfCards: number): Spread {
  const spread = SPREADS.find(({ positions }) => positions.length === numberOfCards);
  if (spread === undefined) throw new RangeError(`There is no spread of ${numberOfCards} cards.`);
  return spread;
}

/** The spread with this id; undefined if there is none. */
export const findSpread = (id: string): Spread | undefined => SPREADS.find((spread) => spread.id === id);
