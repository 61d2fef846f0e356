import { type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
export declare const leaf: (x: number, y: number, turn: number, length: number, role?: Role, girth?: number) => Art;
type Stem = {
    from: readonly [number, number];
    to: readonly [number, number];
    bend?: number;
    leaves?: number;
    length?: number;
    tip?: Art;
};
/** A stem bent to one side, leaves in pairs that grow smaller, and what it bears at its end (a leaf if nothing). */
export declare function spray({ from: [x0, y0], to: [x1, y1], bend, leaves, length, tip }: Stem): Art;
/** An open flower of two rounds of petals. */
export declare function flower(x: number, y: number, r: number, petals?: number, role?: Role, under?: Role): Art;
export declare const lily: (x: number, y: number, size?: number, turn?: number) => Art;
export declare const sunflower: (x: number, y: number, size?: number) => Art;
export declare const wheat: (x: number, y: number, height: number, lean?: number) => Art;
/** A round-headed tree that stands on its point. */
export declare const tree: (x: number, y: number, size?: number, fruit?: Role | false) => Art;
export declare const cypress: (x: number, y: number, height: number) => Art;
/** A ring of leaves, two by two, open nowhere. */
export declare const wreath: (x: number, y: number, rx: number, ry: number, count: number, length?: number) => Art;
export declare const grapes: (x: number, y: number, size?: number) => Art;
/** Grass blades and a flower or two in both lower corners: what frames a scene without an edge of its own. */
export declare const cornerSprays: (bloom?: Role, under?: Role) => Art;
export {};
