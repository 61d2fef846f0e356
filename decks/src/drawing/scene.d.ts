import type { Art } from './art.ts';
import type { Chance } from './chance.ts';
/** One card's composition and the words for who cannot see it. `draw` is pure: the same chance gives the same art. */
export type Scene = {
    alt: string;
    draw: (chance: Chance) => Art;
};
