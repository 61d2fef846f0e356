import { TAROT_CARDS, type TarotCard } from '#contract/tarot/codes.ts';
import { type Moment, toDayNumber } from '#contract/dates.ts';

/** Coprime to the number of cards, so that every card appears before one repeats, and consecutive days differ much. */
const DAILY_STEP = 31;

/** The tarot card of a day; it changes at midnight. */
export const cardOfDay = (day: Moment, zone?: string): TarotCard =>
  TAROT_CARDS[(toDayNumber(day, zone) * DAILY_STEP) % TAROT_CARDS.length]!;
