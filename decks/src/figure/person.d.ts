import { type Art } from '../drawing/art.ts';
import { type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { type Headwear } from './headwear.ts';
import type { Look } from './look.ts';
export type Dress = 'robe' | 'gown' | 'tunic' | 'seated' | 'kneeling' | 'none';
/** An arm from its shoulder by the elbow to the hand, in the figure's own units, and what the hand holds. */
export type Arm = {
    elbow: Point;
    hand: Point;
    holds?: Art;
    behind?: boolean;
};
type Person = {
    x: number;
    y: number;
    size?: number;
    flip?: boolean;
    look?: Look;
    wears?: Headwear;
    dress?: Dress;
    cloth?: Role;
    trim?: Role;
    hose?: Role;
    cloak?: Role;
    /** How far the body above the hips bends to the right, in degrees. */
    lean?: number;
    /** How far the head bows, in degrees. */
    bow?: number;
    /** Seen from behind. */
    away?: boolean;
    arms?: readonly [Arm, Arm];
    /** Knee and foot of each leg under a tunic. */
    legs?: readonly [readonly [Point, Point], readonly [Point, Point]];
};
/**
 * A whole figure, 300 high, standing on (x, y): hips at -130, shoulders at -208, the head's middle at -258.
 * A seated figure sits at -86; a kneeling one is lowered to its knee.
 */
export declare function person(p: Person): Art;
export {};
