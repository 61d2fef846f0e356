import { MOON_PHASES } from '../astrology/codes.ts';
import { ZODIAC } from '../profiles/codes.ts';

/** The tarot decks whose pictures a draft can describe; it is written for the first. */
export const DESCRIBED_DECKS = ['night', 'paper'] as const;
export type DescribedDeck = (typeof DESCRIBED_DECKS)[number];

/** The four suits of the minor arcana, in deck order. */
export const MINOR_SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const;
export type MinorSuit = (typeof MINOR_SUITS)[number];
/** The suit of a card of the 78; the 22 major arcana have `major`. */
export type Suit = 'major' | MinorSuit;

/** A tarot card: its English name, its slug in URLs, and the numeral printed on it. */
export type TarotCard = Readonly<{
  /** 'Ace of Wands' */
  name: string;
  /** 'ace-of-wands' */
  slug: string;
  /** '0', 'XVIII', 'I' … 'X'; '' for a court card. */
  numeral: string;
  suit: Suit;
}>;

// Strength is VIII and Justice XI, as in the deck of 1909; older decks have them swapped.
const MAJORS = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
] as const;

const PIPS = ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
const COURTS = ['Page', 'Knight', 'Queen', 'King'] as const;

/** The 78 cards in order: The Fool to The World, then each suit from ace to king. */
export const TAROT_CARDS: readonly TarotCard[] = [
  ...MAJORS.map((name, n) => card(name, toRoman(n), 'major')),
  ...MINOR_SUITS.flatMap((suit) => [
    ...PIPS.map((rank, n) => card(`${rank} of ${capitalize(suit)}`, toRoman(n + 1), suit)),
    ...COURTS.map((rank) => card(`${rank} of ${capitalize(suit)}`, '', suit)),
  ]),
];

function card(name: string, numeral: string, suit: Suit): TarotCard {
  return { name, slug: toSlug(name), numeral, suit };
}

function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/**
 * A card of the oracle deck, Letters of the Moon. It has no reversals, and its name is never one of the 78 tarot names.
 */
export type OracleCard = Readonly<{ name: string; slug: string }>;

const EMBLEMS = [
  'The Lantern',
  'The Tide',
  'The Wild Rose',
  'The Open Door',
  'The Key',
  'The Bridge',
  'The Well',
  'The Owl',
  'The Thread',
  'The Mirror',
  'The Harbour',
  'The Bread',
  'The Bell',
  'The Moth',
  'The Ladder',
  'The Seed',
  'The Comet',
  'The Hearth',
  'The Shell',
  'The Compass',
  'The Veil',
  'The Feather',
  'The Root',
  'The Letter',
] as const;

/** The 44 cards of Letters of the Moon: the eight phases, the moon in the twelve signs, 24 emblems. */
export const ORACLE_CARDS: readonly OracleCard[] = [
  ...MOON_PHASES,
  ...Object.values(ZODIAC).map((sign) => `Moon in ${sign}`),
  ...EMBLEMS,
].map((name) => ({ name, slug: toSlug(name) }));

/** A number from 0 to 39 as printed on a card; The Fool's 0 has no Roman numeral. */
function toRoman(n: number): string {
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  return n === 0 ? '0' : 'X'.repeat(Math.floor(n / 10)) + ones[n % 10];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
