import { type Art, type Place } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
/** A wing that spreads to the right from its root at 0,0; about 170 wide and 200 high. */
export declare const wing: (place: Place, role?: Role, tips?: Role) => Art;
