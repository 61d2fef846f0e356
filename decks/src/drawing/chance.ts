/** Returns the next number of a fixed sequence, from 0 to below 1. */
export type Chance = () => number;

/** A sequence that depends on the seed alone, so that a card is the same on every machine. */
export function chanceFrom(seed: string): Chance {
  let state = [...seed].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
