import type { MinorSuit } from '#contract/tarot/codes.ts';
import { type Art } from '../drawing/art.ts';
export declare const wand: (x: number, y: number, size?: number, turn?: number) => Art;
export declare const cup: (x: number, y: number, size?: number, turn?: number) => Art;
export declare const sword: (x: number, y: number, size?: number, turn?: number) => Art;
export declare const pentacle: (x: number, y: number, size?: number, turn?: number) => Art;
/** The suit's shape as an ornament on a banner or a throne: it is not one of the card's objects. */
export declare const emblemOf: (suit: MinorSuit, size: number) => Art;
