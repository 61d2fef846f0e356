import { TAROT_CARDS, type TarotCard } from '#contract/tarot/codes.ts';
import { type Moment, toDayNumber } from '#contract/dates.ts';

/** Coprime to the number of cards, so that all of them come before one comes again, and neighbours differ. */
const DAILY_STEP = 31;

/** The tarot card of a day; it changes at midnight. */
export const cardOfDay = (day: Moment, zone?: string): TarotCard =>
  TAROT_CARDS[(toDayNumber(day, zone) * DAILY_STEP) % TAROT_CARDS.length]!;
