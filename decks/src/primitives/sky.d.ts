import { type Art } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
/** The whole window filled with night, paling to the land's dusk, and its stars. */
export declare const sky: (chance: Chance, { stars, floor }?: {
    floor?: number | undefined;
    stars?: number | undefined;
}) => Art;
/** Fine lines of light about a point, long and short by turns. */
export declare const rays: (x: number, y: number, from: number, to: number, count: number, opacity?: number) => Art;
