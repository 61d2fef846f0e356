import { ORACLE_CARDS, type OracleCard, type Suit, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { cardKey } from '#contract/tarot/rules.ts';

/** The cards that are drawn from: tarot for most requests, Letters of the Moon for those in oracle style. */
export type DeckKind = 'tarot' | 'oracle';

/** The families of the oracle: eight phases, the moon in twelve signs, and emblems. */
export type OracleFamily = 'phase' | 'sign' | 'emblem';

/** A card as the picker offers it. */
export interface PickedCard {
  name: string;
  /** '' where it carries none. */
  numeral: string;
  group: Suit | OracleFamily;
}

const SUITS: readonly Group[] = [
  { value: 'major', says: 'Major Arcana' },
  { value: 'wands', says: 'Wands' },
  { value: 'cups', says: 'Cups' },
  { value: 'swords', says: 'Swords' },
  { value: 'pentacles', says: 'Pentacles' },
];

const FAMILIES: readonly Group[] = [
  { value: 'phase', says: 'Phases' },
  { value: 'sign', says: 'Signs' },
  { value: 'emblem', says: 'Emblems' },
];

type Group = { value: PickedCard['group']; says: string };

const PHASES = 8;

function familyOf({ name }: OracleCard, n: number): OracleFamily {
  if (n < PHASES) return 'phase';
  return name.startsWith('Moon in ') ? 'sign' : 'emblem';
}

/** What the picker narrows by, and the cards in the order of their deck. */
export const PICKS: Readonly<Record<DeckKind, { groups: readonly Group[]; cards: readonly PickedCard[] }>> = {
  tarot: {
    groups: SUITS,
    cards: TAROT_CARDS.map(({ name, numeral, suit }) => ({ name, numeral, group: suit })),
  },
  oracle: {
    groups: FAMILIES,
    cards: ORACLE_CARDS.map((card, n) => ({ name: card.name, numeral: '', group: familyOf(card, n) })),
  },
};

/**
 * The cards whose name holds every word of the search ('three sw' finds the Three of Swords), or that are meant by it
 * under another name ('2 of coins').
 */
export function cardsFound(kind: DeckKind, search: string, group: PickedCard['group'] | null): PickedCard[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const key = cardKey(search);
  return PICKS[kind].cards.filter(
    (card) =>
      (group === null || card.group === group) &&
      (words.every((word) => card.name.toLowerCase().includes(word)) || cardKey(card.name) === key),
  );
}

/** 'The Tower, reversed' */
export const cardWords = (name: string, isReversed: boolean) => (isReversed ? `${name}, reversed` : name);

/** 'Night' */
export const deckName = (deck: string) => deck.charAt(0).toUpperCase() + deck.slice(1).replaceAll('-', ' ');

/** The decks that have a picture of each card, in the order in which those of the first card came. */
export function decksOfAll(picturesOfEach: readonly (readonly { deck: string }[])[]): string[] {
  const [first = [], ...others] = picturesOfEach;
  return first
    .map(({ deck }) => deck)
    .filter((deck) => others.every((pictures) => pictures.some((picture) => picture.deck === deck)));
}

/** A new list in a random order, each as likely as any other (Fisher and Yates). `random` gives 0 to below 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}

/** The decks' pictures come in two widths under one name: `…-600.webp`, and 300 pixels for small places. */
export function pictureWidths(imagePath: string): string | undefined {
  if (!/-600\.webp(\?|$)/.test(imagePath)) return undefined;
  return `${imagePath.replace(/-600\.webp/, '-300.webp')} 300w, ${imagePath} 600w`;
}

/** Pictures that members and writers sent are private; those of the decks are open to everyone. */
export const isPrivatePicture = (imagePath: string) => imagePath.startsWith('/api/');
