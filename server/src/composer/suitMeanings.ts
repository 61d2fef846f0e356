import type { Suit } from '#contract/tarot/codes.ts';
import suitMeanings from './suitMeanings.json' with { type: 'json' };
import type { Topic } from './topics.ts';

/** What a suit stands for in each topic: the same suit means something else in love than at work. */
export const SUIT_MEANINGS: Readonly<Record<Topic, Readonly<Record<Suit, readonly string[]>>>> = suitMeanings;
