import { type Art, type Place } from '../drawing/art.ts';
export declare const lionHead: (place: Place) => Art;
export declare const bullHead: (place: Place) => Art;
export declare const eagleHead: (place: Place) => Art;
export declare const angelHead: (place: Place) => Art;
