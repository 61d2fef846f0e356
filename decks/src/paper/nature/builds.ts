import type { Point } from '../../drawing/geometry.ts';
import type { HeadKind } from './heads.ts';

/** How a kind is built: widths of its parts, how high its neck, how long its legs, and its tail from the rump on. */
export type Build = {
  head: HeadKind;
  headSize: number;
  /** Where the head begins, from the withers. */
  neck: Point;
  neckWidths: readonly [number, number];
  trunk: readonly [rump: number, waist: number, chest: number];
  legs: number;
  thigh: number;
  ankle: number;
  tail: { points: string; widths: readonly number[]; tip?: boolean };
};

const BRUSH: Build['tail'] = {
  points: '-86,-20 -130,-10 -176,20 -214,10',
  widths: [14, 40, 46, 3],
  tip: true,
};
const SCUT: Build['tail'] = { points: '-92,-26 -108,-32 -120,-18', widths: [14, 18, 4] };

/** The kinds of beasts there are. */
export const BUILDS = {
  fox: {
    head: 'fox',
    headSize: 0.9,
    neck: [36, -44],
    neckWidths: [66, 44],
    trunk: [64, 54, 74],
    legs: 0.86,
    thigh: 44,
    ankle: 11,
    tail: BRUSH,
  },
  wolf: {
    head: 'wolf',
    headSize: 1,
    neck: [40, -40],
    neckWidths: [88, 58],
    trunk: [72, 62, 92],
    legs: 1,
    thigh: 48,
    ankle: 13,
    tail: { points: '-88,-20 -128,10 -150,60 -148,92', widths: [16, 32, 32, 3] },
  },
  hare: {
    head: 'hare',
    headSize: 0.86,
    neck: [30, -34],
    neckWidths: [58, 44],
    trunk: [84, 66, 62],
    legs: 0.8,
    thigh: 58,
    ankle: 11,
    tail: SCUT,
  },
} as const satisfies Record<string, Build>;

/** The name of a kind of beast. */
export type BeastKind = keyof typeof BUILDS;
