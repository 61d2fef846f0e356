import { type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
/** A rolling ridge across the window, filled to its foot, with fine lines that follow it. */
export declare function hill(y: number, height: number, role: Role, phase?: number, waves?: number): Art;
type Peak = readonly [x: number, halfWidth: number, height: number];
/** Mountains standing on a line, each with its shaded side and snow. */
export declare const peaks: (y: number, list: readonly Peak[], role?: Role, shaded?: Role) => Art;
/** Rows of scale-shaped waves from a line down to the foot of the window. */
export declare function water(y: number, rows?: number, r?: number): Art;
/** Calm water: a level sheet with short glints. */
export declare const lake: (y: number, foot?: number) => Art;
/** A floor of tiles in perspective, from the horizon line downwards. */
export declare const tiles: (y: number, light?: Role, dark?: Role, meets?: number) => Art;
/** A road that narrows towards the distance. */
export declare const road: (x: number, top: number, foot: number, role?: Role, sway?: number) => Art;
export declare const cloud: (x: number, y: number, size: number, role?: Role) => Art;
/** A crag that fills the foot of the window from the left or, flipped, from the right. */
export declare const crag: (top: number, edge: number, role?: Role, flip?: boolean) => Art;
export {};
