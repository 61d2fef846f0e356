import { ORACLE_CARDS, type OracleCard, type Suit, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { toCardKey } from '#contract/tarot/rules.ts';

/** Which cards are drawn from: tarot for most requests, Letters of the Moon for those in oracle style. */
export type DeckKind = 'tarot' | 'oracle';

/** The kinds of oracle cards: eight phases, the moon in twelve signs, and emblems. */
export type OracleFamily = 'phase' | 'sign' | 'emblem';

/** A card in the picker. */
export interface PickerCard {
  name: string;
  /** '' if it has none. */
  numeral: string;
  group: Suit | OracleFamily;
}

const SUIT_OPTIONS: readonly CardGroup[] = [
  { value: 'major', label: 'Major Arcana' },
  { value: 'wands', label: 'Wands' },
  { value: 'cups', label: 'Cups' },
  { value: 'swords', label: 'Swords' },
  { value: 'pentacles', label: 'Pentacles' },
];

const FAMILY_OPTIONS: readonly CardGroup[] = [
  { value: 'phase', label: 'Phases' },
  { value: 'sign', label: 'Signs' },
  { value: 'emblem', label: 'Emblems' },
];

type CardGroup = { value: PickerCard['group']; label: string };

const PHASES = 8;

function oracleFamilyOf({ name }: OracleCard, n: number): OracleFamily {
  if (n < PHASES) return 'phase';
  return name.startsWith('Moon in ') ? 'sign' : 'emblem';
}

/** The picker's groups, and its cards in deck order. */
export const PICKER_DECKS: Readonly<
  Record<DeckKind, { groups: readonly CardGroup[]; cards: readonly PickerCard[] }>
> = {
  tarot: {
    groups: SUIT_OPTIONS,
    cards: TAROT_CARDS.map(({ name, numeral, suit }) => ({ name, numeral, group: suit })),
  },
  oracle: {
    groups: FAMILY_OPTIONS,
    cards: ORACLE_CARDS.map((card, n) => ({ name: card.name, numeral: '', group: oracleFamilyOf(card, n) })),
  },
};

/**
 * The cards whose name contains every word of the search ('three sw' finds the Three of Swords), or that have it as
 * another name ('2 of coins').
 */
export function searchCards(kind: DeckKind, search: string, group: PickerCard['group'] | null): PickerCard[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const key = toCardKey(search);
  return PICKER_DECKS[kind].cards.filter(
    (card) =>
      (group === null || card.group === group) &&
      (words.every((word) => card.name.toLowerCase().includes(word)) || toCardKey(card.name) === key),
  );
}

/** 'The Tower, reversed' */
export const formatCardName = (name: string, isReversed: boolean) =>
  isReversed ? `${name}, reversed` : name;

/** 'Night' */
export const formatDeckName = (deck: string) =>
  deck.charAt(0).toUpperCase() + deck.slice(1).replaceAll('-', ' ');

/** The decks that have a picture of every card, in the order of the first card's decks. */
export function findCompleteDecks(picturesOfEach: readonly (readonly { deck: string }[])[]): string[] {
  const [first = [], ...others] = picturesOfEach;
  return first
    .map(({ deck }) => deck)
    .filter((deck) => others.every((pictures) => pictures.some((picture) => picture.deck === deck)));
}

/** Returns the items in random order, all orders being equally likely (Fisher-Yates). `random` returns 0 to below 1. */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}
