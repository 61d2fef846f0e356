import type { Art } from './art.ts';
import type { Chance } from './chance.ts';

/** One card's composition and its text alternative. `draw` is pure: the same sequence gives the same art. */
export type Scene = { alt: string; draw: (chance: Chance) => Art };
