import { type Art, type Place } from '../drawing/art.ts';
import type { Skin } from './look.ts';
/** A hand closed round what it holds, knuckles to the front, about 44 wide; the thumb is to the right. */
export declare const fist: (skin: Skin, place: Place) => Art;
/** A hand laid flat against something, fingers up. */
export declare const palm: (skin: Skin, place: Place) => Art;
