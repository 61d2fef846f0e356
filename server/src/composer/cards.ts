import { MOON_PHASES } from '#contract/astrology/codes.ts';
import type { MinorSuit } from '#contract/tarot/codes.ts';
import { findCard } from '#contract/tarot/rules.ts';
import type { DraftCard } from '../adapters/drafts/drafts.ts';

/** A card's suit, rank and kind, read from its name. */
export type CardKind =
  | { kind: 'major' }
  | { kind: 'pip'; suit: MinorSuit; number: number }
  | { kind: 'court'; suit: MinorSuit; rank: string }
  | { kind: 'oracle'; family: 'phase' | 'sign' | 'emblem' };

const PIPS = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function classifyCard(card: DraftCard): CardKind {
  const known = card.text === '' ? findCard(card.name) : undefined;
  if (known === undefined) return { kind: 'oracle', family: oracleFamilyOf(card.name) };
  const { suit, slug } = known;
  if (suit === 'major') return { kind: 'major' };
  const rank = slug.split('-', 1)[0]!;
  const number = PIPS.indexOf(rank) + 1;
  return number > 0 ? { kind: 'pip', suit, number } : { kind: 'court', suit, rank };
}

function oracleFamilyOf(name: string): 'phase' | 'sign' | 'emblem' {
  if (name.startsWith('Moon in ')) return 'sign';
  return MOON_PHASES.some((phase) => phase === name) ? 'phase' : 'emblem';
}

export const suitOf = (card: DraftCard): MinorSuit | undefined => {
  const kind = classifyCard(card);
  return kind.kind === 'pip' || kind.kind === 'court' ? kind.suit : undefined;
};

/** Cards with a hard meaning, upright and reversed: the text that follows must not be cheerful. */
const HARD_UPRIGHT = new Set([
  'The Moon',
  'The Devil',
  'The Tower',
  'Death',
  'Five of Wands',
  'Nine of Wands',
  'Ten of Wands',
  'Four of Cups',
  'Five of Cups',
  'Seven of Cups',
  'Two of Swords',
  'Three of Swords',
  'Five of Swords',
  'Seven of Swords',
  'Eight of Swords',
  'Nine of Swords',
  'Ten of Swords',
  'Four of Pentacles',
  'Five of Pentacles',
]);
const EASY_REVERSED = new Set([
  'The Devil',
  'The Moon',
  'The World',
  'Ten of Wands',
  'Four of Cups',
  'Five of Cups',
  'Seven of Cups',
  'Two of Swords',
  'Three of Swords',
  'Five of Swords',
  'Eight of Swords',
  'Nine of Swords',
  'Ten of Swords',
  'Four of Pentacles',
  'Five of Pentacles',
]);

/** Whether the card has a hard meaning in this orientation. Oracle cards never do. */
export const isHardCard = ({ name, reversed }: DraftCard): boolean =>
  reversed ? !EASY_REVERSED.has(name) : HARD_UPRIGHT.has(name);

/**
 * The card within a sentence: 'the Six of Cups reversed', 'The Moon', 'Justice', 'the New Moon'. A moon in a sign gets
 * no article, because with one it would begin like another card.
 */
export const cardPhrase = (card: DraftCard): string =>
  `${cardTitle(card)}${card.reversed ? ' reversed' : ''}`;

/** The card without its orientation. */
export function cardTitle({ name }: DraftCard): string {
  const isTitle = name.startsWith('The ') || name.startsWith('Moon in ') || !name.includes(' ');
  return isTitle ? name : `the ${name}`;
}
