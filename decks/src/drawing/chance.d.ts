/** The next number of a fixed sequence, from 0 up to 1. */
export type Chance = () => number;
/** A sequence that depends on the seed alone, so that a card is drawn the same on every machine. */
export declare function chanceFrom(seed: string): Chance;
