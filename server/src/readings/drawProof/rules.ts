import type { Message } from '#contract/readings/shapes.ts';

interface Card {
  name: string;
  reversed: boolean;
}

/** The cards of a letter: those of its spread, or else its single card, which is upright. */
export function listPlacedCards({ cards, tarotCardName }: Pick<Message, 'cards' | 'tarotCardName'>): Card[] {
  if (cards.length > 0) return cards.map(({ name, reversed }) => ({ name, reversed }));
  return tarotCardName === null ? [] : [{ name: tarotCardName, reversed: false }];
}

/** Whether a letter's cards are the drawn ones, in the same order and orientation. */
export const areCardsDrawn = (placed: readonly Card[], drawn: readonly Card[]): boolean =>
  placed.length === drawn.length &&
  placed.every(({ name, reversed }, n) => name === drawn[n]!.name && reversed === drawn[n]!.reversed);
