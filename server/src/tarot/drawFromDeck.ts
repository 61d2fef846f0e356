/** A whole number from 0 up to, and without, `below`: each as likely as any other. */
export type RandomInt = (below: number) => number;

export interface DrawnCard {
  name: string;
  reversed: boolean;
}

/** Cards from the top of a shuffled deck: none comes twice, and each lies reversed one time in two where it may. */
export function drawFromDeck(
  deck: readonly { name: string }[],
  count: number,
  { chance, mayReverse }: { chance: RandomInt; mayReverse: boolean },
): DrawnCard[] {
  const rest = deck.map(({ name }) => name);
  return Array.from({ length: count }, () => {
    const at = chance(rest.length);
    const name = rest[at]!;
    // The last card takes its place: the order of what is left says nothing.
    rest[at] = rest.at(-1)!;
    rest.pop();
    return { name, reversed: mayReverse && chance(2) === 1 };
  });
}
