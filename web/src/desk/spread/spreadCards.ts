import type { Draw } from '#contract/readings/shapes.ts';
import { type Spread, SPREADS } from '#contract/tarot/spreads.ts';
import type { PersistedSpread } from '../../readings/thread/persistedMessages.ts';

/** A spread at the desk: the card and the passage of each position. */
export type SpreadCards = PersistedSpread;
export type SpreadCard = SpreadCards['cards'][number];

/** All spreads, those for this number of cards first. */
export function sortSpreadsFor(numberOfCards: number): Spread[] {
  const fits = ({ positions }: Spread) => positions.length === numberOfCards;
  return [...SPREADS.filter(fits), ...SPREADS.filter((spread) => !fits(spread))];
}

/** The spread after a draw. Passages stay at their positions. */
export const buildDrawnSpread = ({ spread, cards }: Draw, before: SpreadCards | null): SpreadCards => ({
  spread,
  isByHand: false,
  cards: cards.map((card, n) => ({ ...card, text: before?.cards[n]?.text ?? '' })),
});

/** Empty positions for cards that the writer drew by hand. Passages stay at their positions. */
export const buildEmptySpread = ({ id, positions }: Spread, before: SpreadCards | null): SpreadCards => ({
  spread: id,
  isByHand: true,
  cards: positions.map((position, n) => ({
    position,
    name: '',
    reversed: false,
    imagePath: '',
    text: before?.cards[n]?.text ?? '',
  })),
});

export const updateCard = (
  spreadCards: SpreadCards,
  index: number,
  change: Partial<SpreadCard>,
): SpreadCards => ({
  ...spreadCards,
  cards: spreadCards.cards.map((card, n) => (n === index ? { ...card, ...change } : card)),
});

export const cardNamesIn = (spreadCards: SpreadCards | null): string[] =>
  (spreadCards?.cards ?? []).map(({ name }) => name).filter((name) => name !== '');

export const isComplete = ({ cards }: SpreadCards) => cards.every(({ name }) => name !== '');

/** How many non-empty passages would be lost if only this many positions remained. */
export const countPassagesBeyond = (spreadCards: SpreadCards | null, positions: number): number =>
  (spreadCards?.cards ?? []).slice(positions).filter(({ text }) => text.trim() !== '').length;

export const hasPassages = (spreadCards: SpreadCards | null) => countPassagesBeyond(spreadCards, 0) > 0;

/**
 * The spread when a request is opened: the one persisted in this browser, unless cards were drawn again since and the
 * persisted one has no passages.
 */
export function getInitialSpread(draw: Draw | null, persisted: SpreadCards | null): SpreadCards | null {
  if (persisted === null) return draw && buildDrawnSpread(draw, null);
  if (draw === null || persisted.isByHand || hasPassages(persisted)) return persisted;
  return hasSameCards(persisted, draw) ? persisted : buildDrawnSpread(draw, null);
}

export const hasSameCards = ({ cards }: Pick<SpreadCards, 'cards'>, draw: Draw) =>
  cards.length === draw.cards.length && cards.every(({ name }, n) => name === draw.cards[n]!.name);

/** The cards as they are sent, each with its picture; a position without a name gets its number. */
export const toSentCards = ({ cards }: SpreadCards, pictureOf: (name: string) => string | undefined) =>
  cards.map(({ position, name, reversed, imagePath, text }, n) => ({
    position: position.trim() || `Card ${n + 1}`,
    name,
    reversed,
    imagePath: pictureOf(name) ?? imagePath,
    text: text.trim(),
  }));
