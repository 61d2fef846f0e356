import { type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
declare const GAITS: {
    readonly stand: readonly [readonly [readonly [76, 8], readonly [80, 76], readonly [78, 140]], readonly [readonly [58, 12], readonly [58, 78], readonly [54, 140]], readonly [readonly [-96, -6], readonly [-112, 74], readonly [-100, 140]], readonly [readonly [-72, 0], readonly [-84, 78], readonly [-72, 140]]];
    readonly walk: readonly [readonly [readonly [78, 6], readonly [112, 56], readonly [98, 108]], readonly [readonly [58, 12], readonly [56, 78], readonly [44, 140]], readonly [readonly [-98, -6], readonly [-126, 70], readonly [-126, 140]], readonly [readonly [-74, 0], readonly [-74, 78], readonly [-52, 138]]];
    readonly gallop: readonly [readonly [readonly [80, 0], readonly [138, 34], readonly [190, 50]], readonly [readonly [66, 10], readonly [118, 66], readonly [166, 92]], readonly [readonly [-100, -8], readonly [-152, 50], readonly [-204, 78]], readonly [readonly [-80, 0], readonly [-120, 76], readonly [-172, 112]]];
    readonly rear: readonly [readonly [readonly [80, 0], readonly [136, 16], readonly [118, 66]], readonly [readonly [66, 10], readonly [116, 46], readonly [88, 86]], readonly [readonly [-98, -6], readonly [-104, 78], readonly [-70, 132]], readonly [readonly [-76, 0], readonly [-66, 82], readonly [-30, 128]]];
};
type Horse = {
    gait: keyof typeof GAITS;
    coat: Role;
    shaded: Role;
    mane: Role;
    cloth?: Role;
    device?: Art;
};
/** A horse from the side, looking right; its saddle is at (-14, -54). */
export declare function horse({ gait, coat, shaded, mane, cloth, device }: Horse): Art;
export {};
