import { type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
/** Crowns, hats and veils, one for each who needs to be told from the next. */
export declare const HEADWEAR: {
    none: false;
    flameCrown: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    lionCrown: Art;
    shellCrown: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    waveCrown: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    spireCrown: Art;
    wingCrown: Art[];
    leafCrown: Art[];
    bullCrown: Art[];
    starCrown: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    archedCrown: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    squareCrown: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    roseWreath: Art[][];
    skull: (import("../drawing/art.ts").Shape[] | import("../drawing/art.ts").Shape)[];
    tiara: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    moonVeil: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    scholarCap: import("../drawing/art.ts").Shape[];
    featherCap: Art;
    reedCap: Art;
    windHood: import("../drawing/art.ts").Shape[];
    flowerCap: Art;
    helmFlame: Art[];
    helmWing: Art[];
    helmPlume: (false | readonly Art[] | {
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
        place: import("../drawing/art.ts").Place;
        opacity: number;
        clip?: string;
        suit?: import("#contract/tarot/codes.ts").MinorSuit;
    } | undefined)[];
    helmLeaf: Art[];
    laurel: Art[];
    hood: import("../drawing/art.ts").Shape[];
    bandage: import("../drawing/art.ts").Shape[];
    leafBand: Art[];
    kerchief: import("../drawing/art.ts").Shape[];
    wideHat: import("../drawing/art.ts").Shape[];
    infinity: import("../drawing/art.ts").Shape;
    horns: import("../drawing/art.ts").Shape[];
};
export type Headwear = keyof typeof HEADWEAR;
