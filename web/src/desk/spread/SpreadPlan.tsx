import { memo } from 'react';
import { findSpread } from '#contract/tarot/rules.ts';
import { type FigureCard, SpreadFigure } from '../../tarot/SpreadFigure.tsx';
import type { SpreadCard, SpreadCards } from './spreadCards.ts';

interface SpreadPlanProps {
  spread: string;
  cards: readonly FigureCard[];
  /** The index of the card that is marked. */
  current: number;
  onChoose: (index: number) => void;
}

/** The spread as a small plan. Rendered again when a card or its position changes, but not while typing a passage. */
export const SpreadPlan = memo(
  ({ spread, ...figure }: SpreadPlanProps) => (
    <SpreadFigure {...figure} spread={spread} label={findSpread(spread)?.name ?? 'Spread'} look="plan" />
  ),
  (before, after) =>
    before.spread === after.spread &&
    before.current === after.current &&
    before.onChoose === after.onChoose &&
    before.cards.length === after.cards.length &&
    before.cards.every((card, n) => isSameCard(card, after.cards[n]!)),
);

const isSameCard = (one: FigureCard, other: FigureCard) =>
  one.position === other.position &&
  one.name === other.name &&
  one.imagePath === other.imagePath &&
  one.isReversed === other.isReversed;

/** The cards of a spread, with their pictures. */
export const toPlanCards = ({ cards }: SpreadCards, pictureOf: (card: SpreadCard) => string): FigureCard[] =>
  cards.map((card) => ({
    position: card.position,
    name: card.name,
    imagePath: pictureOf(card),
    isReversed: card.reversed,
  }));
