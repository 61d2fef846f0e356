import type { MinorSuit } from '#contract/tarot/codes.ts';
import type { Art } from '../drawing/art.d.ts';
import type { Chance } from '../drawing/chance.d.ts';
import { peaks } from '../primitives/land.ts';
import { flower } from '../primitives/plants.ts';
import { rays } from '../primitives/sky.ts';
import { ace, land } from './ace.ts';

/** What all aces stand on: a great ring in a field of rays, above the suit's own land. */
export declare const ace: (chance: Chance, suit: MinorSuit) => Art;
/** Two sprays and a flower that close an ace at its foot. */
export declare const garland: () => Art;
/** The ground of each suit: burnt ridges, the sea, peaks among clouds, fields. */
export declare function land(suit: MinorSuit): Art;
