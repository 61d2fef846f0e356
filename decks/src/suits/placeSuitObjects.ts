import type { MinorSuit } from '#contract/tarot/codes.ts';
import { put, suitObject, type Art, type Place } from '../drawing/art.ts';

/** The objects of the four suits, each to be put at a place; they count as the card's objects. */
export function placeSuitObjects(arts: Record<MinorSuit, Art>) {
  const placeable =
    (suit: MinorSuit) =>
    (x: number, y: number, size = 1, turn = 0): Art =>
      put(suitObject(suit, arts[suit]), { x, y, size, turn } satisfies Place);
  return {
    wand: placeable('wands'),
    cup: placeable('cups'),
    sword: placeable('swords'),
    pentacle: placeable('pentacles'),
  };
}
