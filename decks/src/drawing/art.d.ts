import type { MinorSuit } from '#contract/tarot/codes.ts';
import type { Role } from './roles.ts';
/**
 * What a scene is made of: shapes that name the role of their paint, never a colour, so that one composition can be
 * printed in any theme. Lists nest freely and are painted in order; `false` and `undefined` paint nothing.
 * Lengths are in card units: a card is 600 wide and 1000 high, y grows downwards, angles are degrees clockwise.
 */
export type Art = Shape | readonly Art[] | false | undefined;
export type Shape = {
    is: 'fill';
    d: string;
    role: Role;
    edge: Role | 'none';
    width: number;
    opacity: number;
} | {
    is: 'line';
    d: string;
    role: Role;
    width: number;
    opacity: number;
} | {
    is: 'tube';
    d: string;
    role: Role;
    width: number;
    edge: Role | 'none';
} | {
    is: 'group';
    of: Art;
    place: Place;
    opacity: number;
    clip?: string;
    suit?: MinorSuit;
};
export type Place = {
    x?: number;
    y?: number;
    turn?: number;
    size?: number;
    flip?: boolean;
};
type FillOptions = {
    edge?: Role | 'none';
    width?: number;
    opacity?: number;
};
/** A filled shape with the theme's outline. */
export declare const fill: (role: Role, d: string, { edge, width, opacity }?: FillOptions) => Shape;
/** A filled shape without outline: shadows, lights, distant things. */
export declare const flat: (role: Role, d: string, opacity?: number) => Shape;
export declare const line: (d: string, width?: number, role?: Role, opacity?: number) => Shape;
/** A thick outlined stroke with round ends: limbs, ribbons, ropes. */
export declare const tube: (role: Role, d: string, width: number, edge?: Role | 'none') => Shape;
export declare const put: (of: Art, place: Place) => Shape;
export declare const faded: (of: Art, opacity: number) => Shape;
export declare const clipped: (clip: string, of: Art) => Shape;
/** Marks what it holds as one object of a suit: a pip shows as many as its number. */
export declare const suitObject: (suit: MinorSuit, of: Art) => Shape;
/** The art and its mirror image about the upright line at x. */
export declare const mirrored: (of: Art, x?: number) => Art;
/** How many objects of each suit the art shows. */
export declare function countSuitObjects(art: Art, suit: MinorSuit): number;
export {};
