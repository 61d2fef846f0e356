import type { MinorSuit } from '#contract/tarot/codes.ts';
import type { Paint, Role } from './roles.ts';

/**
 * What a scene is made of: shapes that name the role of their paint, never a colour, so that one composition can be
 * printed in any theme. Lists nest freely and are painted in order; `false` and `undefined` paint nothing. Lengths are
 * in card units: a card is 600 wide and 1000 high, y grows downwards, angles are degrees clockwise.
 */
export type Art = Shape | readonly Art[] | false | undefined;

export type Shape =
  | { kind: 'fill'; d: string; role: Paint; edge: Role | 'none'; width: number; opacity: number }
  | { kind: 'line'; d: string; role: Role; width: number; opacity: number }
  | { kind: 'tube'; d: string; role: Role; width: number; edge: Role | 'none' }
  | ({ kind: 'rays' } & Rays)
  | { kind: 'group'; of: Art; place: Place; clip?: string; suit?: MinorSuit };

/** `count` rays from a point, alternately long and short; each theme draws them in its own way. */
export type Rays = { x: number; y: number; from: number; to: number; count: number; opacity: number };

export type Place = { x?: number; y?: number; turn?: number; size?: number; flip?: boolean };

type FillOptions = { edge?: Role | 'none'; width?: number; opacity?: number };

/** A filled shape with the theme's outline. */
export const fill = (
  role: Paint,
  d: string,
  { edge = 'line', width = 2.4, opacity = 1 }: FillOptions = {},
): Shape => ({
  kind: 'fill',
  d,
  role,
  edge,
  width,
  opacity,
});

/** A filled shape without outline: shadows, lights, distant things. */
export const flat = (role: Paint, d: string, opacity = 1): Shape => fill(role, d, { edge: 'none', opacity });

export const line = (d: string, width = 2, role: Role = 'line', opacity = 1): Shape => ({
  kind: 'line',
  d,
  role,
  width,
  opacity,
});

/** A thick outlined stroke with round ends: limbs, ribbons, ropes. */
export const tube = (role: Role, d: string, width: number, edge: Role | 'none' = 'line'): Shape => ({
  kind: 'tube',
  d,
  role,
  width,
  edge,
});

export const rays = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  opacity = 0.5,
): Shape => ({ kind: 'rays', x, y, from, to, count, opacity });

export const put = (of: Art, place: Place): Shape => ({ kind: 'group', of, place });
export const clipped = (clip: string, of: Art): Shape => ({ kind: 'group', of, place: {}, clip });

/** Marks `of` as one object of a suit: a pip card shows as many as its number. */
export const suitObject = (suit: MinorSuit, of: Art): Shape => ({
  kind: 'group',
  of,
  place: {},
  suit,
});

/** The art and its mirror image about the vertical line at x. */
export const mirrored = (of: Art, x = 300): Art => [of, put(of, { x: 2 * x, flip: true })];

/** Art for each row of a table, made from the row's values and, after them, its index. */
export const eachRow = <Row extends readonly unknown[] | []>(
  table: readonly Row[],
  make: (...values: [...Row, index: number]) => Art,
): Art => table.map((row, index) => make(...row, index));

/** As `eachRow`, for rows of numbers that are written as text: '10,20 30,40'. */
export const eachOf = (rows: string, make: (...numbers: number[]) => Art): Art =>
  rows.split(' ').map((row, index) => make(...row.split(',').map(Number), index));

/** How many objects of the suit the art shows. */
export function countSuitObjects(art: Art, suit: MinorSuit): number {
  if (!art) return 0;
  if ('kind' in art)
    return art.kind === 'group' ? Number(art.suit === suit) + countSuitObjects(art.of, suit) : 0;
  return art.reduce<number>((sum, part) => sum + countSuitObjects(part, suit), 0);
}
