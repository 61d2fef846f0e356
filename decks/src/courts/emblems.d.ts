import type { TarotCard } from '#contract/tarot/codes.ts';
import { type Art } from '../drawing/art.ts';
/** The sign of a court card's rank, which stands where other cards have their number. */
export declare const emblemFor: ({ slug }: TarotCard) => Art;
