import { type Art, type Place } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
/** A dog or wolf that sits and howls to the upper right; about 110 wide, 200 high, its feet at 0. */
export declare const howler: (role: Role, breast: Role, place: Place) => Art;
/** A small dog that leaps to the right with its head up; about 120 wide. */
export declare const leapingDog: (place: Place) => Art;
export declare const lobster: (place: Place) => Art;
/** A fish that curves upwards, its mouth to the right. */
export declare const fish: (place: Place, role?: Role) => Art;
export declare const dove: (place: Place) => Art;
/** A bird at rest that looks right. */
export declare const perchedBird: (place: Place, role?: Role, breast?: Role) => Art;
export declare const snail: (place: Place) => Art;
export declare const butterfly: (place: Place, role?: Role) => Art;
/** A snake along a path of waves, its head up at the right end. */
export declare const snake: (d: string, [x, y]: readonly [number, number], role?: Role) => Art;
export declare const cat: (place: Place) => Art;
