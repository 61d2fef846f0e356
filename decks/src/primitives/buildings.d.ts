import { type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
/** A column between its capital and its base. */
export declare const pillar: (x: number, top: number, foot: number, role?: Role, grooves?: Role) => Art;
/** A tower with battlements and a lit window. */
export declare const tower: (x: number, foot: number, width: number, height: number, role?: Role, shaded?: Role) => Art;
/** A small castle far away. */
export declare const castle: (x: number, y: number, size?: number) => Art;
export declare const house: (x: number, y: number, size?: number, roof?: Role) => Art;
/** A wall of bricks across the window. */
export declare const bricks: (top: number, foot?: number, height?: number, role?: Role, other?: Role) => Art;
/** A wall with battlements at its top. */
export declare const battlement: (top: number) => Art;
/** A high-backed seat for a half-length figure: its back, its posts and their knobs. */
export declare const throne: (role: Role, panel: Role, ornament: Art, top?: number) => Art;
/** A pointed window of leaded glass. */
export declare const glassWindow: (x: number, top: number, width: number, height: number) => Art;
export declare const boat: (x: number, y: number, size?: number) => Art;
export declare const sailingShip: (x: number, y: number, size?: number, sail?: Role) => Art;
/** A cloth on a pole, its device upon it; the pole stands on the point. */
export declare const banner: (x: number, y: number, height: number, device: Art, role?: Role) => Art;
export declare const table: (top: number, cloth?: Role, edge?: Role) => Art;
