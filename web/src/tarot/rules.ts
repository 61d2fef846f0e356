import { ORACLE_CARDS, type OracleCard, type Suit, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { toCardKey } from '#contract/tarot/rules.ts';

/** The cards that are drawn from: tarot for most requests, Letters of the Moon for those in oracle style. */
export type DeckKind = 'tarot' | 'oracle';

/** The families of the oracle: eight phases, the moon in twelve signs, and emblems. */
export type OracleFamily = 'phase' | 'sign' | 'emblem';

/** A card as the picker offers it. */
export interface PickerCard {
  name: string;
  /** '' where it carries none. */
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

/** What the picker narrows by, and the cards in the order of their deck. */
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
 * The cards whose name holds every word of the search ('three sw' finds the Three of Swords), or that are meant by it
 * under another name ('2 of coins').
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

/** The decks that have a picture of each card, in the order in which those of the first card came. */
export function findCompleteDecks(picturesOfEach: readonly (readonly { deck: string }[])[]): string[] {
  const [first = [], ...others] = picturesOfEach;
  return first
    .map(({ deck }) => deck)
    .filter((deck) => others.every((pictures) => pictures.some((picture) => picture.deck === deck)));
}

/** A new list in a random order, each as likely as any other (Fisher and Yates). `random` gives 0 to below 1. */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}

/** The decks' pictures come in two widths under one name: `…-600.webp`, and 300 pixels for small places. */
export function buildSrcSet(imagePath: string): string | undefined {
  if (!/-600\.webp(\?|$)/.test(imagePath)) return undefined;
  return `${imagePath.replace(/-600\.webp/, '-300.webp')} 300w, ${imagePath} 600w`;
}

/** Pictures that members and writers sent are private; those of the decks are open to everyone. */
export const isPrivatePicture = (imagePath: string) => imagePath.startsWith('/api/');
