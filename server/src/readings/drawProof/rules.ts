import type { Message } from '#contract/readings/shapes.ts';

interface Card {
  name: string;
  reversed: boolean;
}

/** The cards of a letter: those of its spread, else its single one, which is upright. */
export function listLaidCards({ cards, tarotCardName }: Pick<Message, 'cards' | 'tarotCardName'>): Card[] {
  if (cards.length > 0) return cards.map(({ name, reversed }) => ({ name, reversed }));
  return tarotCardName === null ? [] : [{ name: tarotCardName, reversed: false }];
}

/** Whether cards are the drawn ones, each at its place and on its side. */
export const areCardsDrawn = (laid: readonly Card[], drawn: readonly Card[]): boolean =>
  laid.length === drawn.length &&
  laid.every(({ name, reversed }, n) => name === drawn[n]!.name && reversed === drawn[n]!.reversed);
