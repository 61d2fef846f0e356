import { type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { type Headwear } from './headwear.ts';
import type { Look } from './look.ts';
/** What a hand does: nothing, hold a thing upright at the side, raise it in blessing, or lie on the breast. */
export type Gesture = {
    is: 'rest';
} | {
    is: 'hold';
    what: Art;
} | {
    is: 'raise';
    what?: Art;
} | {
    is: 'cradle';
    what: Art;
};
type Portrait = {
    y?: number;
    size?: number;
    look: Look;
    wears: Headwear;
    robe: Role;
    panel: Role;
    collar?: 'jewels' | 'fur' | 'armour' | 'plain';
    left?: Gesture;
    right?: Gesture;
};
/** A figure seen to the lap, facing us, its head's middle at (300, y): rulers and those who teach. */
export declare function portrait({ y, size, look, wears, robe, panel, collar, left, right }: Portrait): Art;
export {};
