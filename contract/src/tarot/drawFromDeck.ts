/** A uniform random integer from 0 to `below` (exclusive). */
export type RandomInt = (below: number) => number;

/** A card as it was drawn, by its English name. */
export interface DrawnCard {
  name: string;
  reversed: boolean;
}

/**
 * Draws cards from a shuffled deck, without repetition; each is reversed with probability 1/2 if reversals are allowed.
 */
export function drawFromDeck(
  deck: readonly { name: string }[],
  count: number,
  { chance, mayReverse }: { chance: RandomInt; mayReverse: boolean },
): DrawnCard[] {
  const rest = deck.map(({ name }) => name);
  return Array.from({ length: count }, () => {
    const at = chance(rest.length);
    const name = rest[at]!;
    // The last card fills the gap: the order of the rest does not matter.
    rest[at] = rest.at(-1)!;
    rest.pop();
    return { name, reversed: mayReverse && chance(2) === 1 };
  });
}
