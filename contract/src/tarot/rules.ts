import { ORACLE_CARDS, type OracleCard, TAROT_CARDS, type TarotCard } from './codes.ts';
import { type Spread, SPREADS } from './spreads.ts';

/** Words that decks and readers use for ours, in the singular and the plural. */
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
 * What stays of a card's name when case, punctuation, a leading article and the words for suits and numbers are
 * taken away: 'The Moon', 'moon' and 'the-moon' have one key, and so have '2 of Coins' and 'two-of-pentacles'.
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

/** The card of the 78 that is meant: by name, slug or alias, in any case. */
export const findCard = (given: string): TarotCard | undefined => byKey.get(toCardKey(given));

const oracleByKey: ReadonlyMap<string, OracleCard> = new Map(
  ORACLE_CARDS.map((card) => [toCardKey(card.name), card]),
);

/** The card of the oracle that is meant: by name or slug, in any case. */
export const findOracleCard = (given: string): OracleCard | undefined => oracleByKey.get(toCardKey(given));

/** The spread that a number of cards (1 to 10) is laid in unless the writer chooses another. */
export function getDefaultSpread(numberOfCards: number): Spread {
  const spread = SPREADS.find(({ positions }) => positions.length === numberOfCards);
  if (spread === undefined) throw new RangeError(`There is no spread of ${numberOfCards} cards.`);
  return spread;
}

/** The spread of this id. */
export const findSpread = (id: string): Spread | undefined => SPREADS.find((spread) => spread.id === id);
