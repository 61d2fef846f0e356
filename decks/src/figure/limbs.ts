import { fill, line, put, tube, type Art } from '../drawing/art.ts';
import { toTenth, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Skin } from './look.ts';

/**
 * An arm from its shoulder by the elbow to the hand, in the figure's own units, and what the hand holds. A `handless`
 * arm ends at its cuff: the hand is hidden, or the scene draws it.
 */
export type Arm = { elbow: Point; hand: Point; holds?: Art; behind?: boolean; handless?: boolean };

const SHOULDER = { x: 32, y: -200 };

export function arm(
  side: -1 | 1,
  { elbow: [ex, ey], hand: [hx, hy], holds, handless = false }: Arm,
  sleeve: Role,
  skin: Skin,
  trim: Role,
): Art {
  const bare = sleeve === skin;
  const reach = Math.hypot(hx - ex, hy - ey) || 1;
  const cuff = `M${toTenth(hx - ((hx - ex) / reach) * 12)} ${toTenth(hy - ((hy - ey) / reach) * 12)}L${toTenth(hx)} ${toTenth(hy)}`;
  return [
    tube(
      bare ? skin : sleeve,
      bend([side * SHOULDER.x, SHOULDER.y], [ex, ey], [hx, hy]),
      20,
      bare ? 'skinEdge' : 'line',
    ),
    !bare && tube(trim, cuff, 17),
    holds && put(holds, { x: hx, y: hy }),
    !handless &&
      put(hand(skin, holds !== undefined, thumbSide(side, hx - ex, hy - ey)), {
        x: hx,
        y: hy,
        turn: (Math.atan2(hy - ey, hx - ex) * 180) / Math.PI,
      }),
  ];
}

/** A curve through the same point as a plain one by the elbow, but with a sharper bend there. */
function bend([sx, sy]: Point, [ex, ey]: Point, [hx, hy]: Point): string {
  const [bx, by] = [ex * 0.67 + (sx + hx) * 0.165, ey * 0.67 + (sy + hy) * 0.165];
  const near = (x: number, y: number) => `${toTenth(bx * 0.94 + x * 0.06)} ${toTenth(by * 0.94 + y * 0.06)}`;
  return `M${sx} ${sy}C${near(sx, sy)} ${near(hx, hy)} ${toTenth(hx)} ${toTenth(hy)}`;
}

/** On a lifted or folded arm the thumb is towards the head, on a hanging one towards the body. */
function thumbSide(side: -1 | 1, dx: number, dy: number): -1 | 1 {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? -1 : 1;
  return (dy > 0 ? side : -side) as -1 | 1;
}

/** A small hand with its fingers to the right: closed or loosely open. */
const hand = (skin: Skin, closed: boolean, thumb: -1 | 1): Art => {
  const edge = { edge: 'skinEdge', width: 1.7 } as const;
  const [palm, finger, fingers] = closed
    ? [
        'M-3 -9C4 -13 17 -12 19 -3C20 6 15 11 6 10C1 10 -2 9 -3 8Z',
        'M3 -8C8 -15 16 -13 15 -7C12 -4 7 -4 4 -3Z',
        'M10 -1Q15 0 19 -1M9 4Q14 6 17 4',
      ]
    : [
        'M-3 -8C4 -11 15 -9 21 -5C24 -2 23 2 20 4C16 8 4 9 -3 8Z',
        'M2 -7C6 -15 13 -15 13 -10C12 -7 9 -6 8 -4Z',
        'M12 -2L21 -1M12 3L19 4',
      ];
  return put(
    [
      fill(skin, palm, edge),
      line(fingers, 1.2, 'skinEdge', 0.55),
      fill(skin, finger, { ...edge, width: 1.4 }),
    ],
    {
      turn: thumb > 0 ? 180 : 0,
      flip: thumb > 0,
    },
  );
};

export const leg = (role: Role, hip: number, [kx, ky]: Point, [fx, fy]: Point, bare = false): Art => [
  tube(
    role,
    `M${hip} -124Q${toTenth(kx)} ${toTenth(ky - 10)} ${toTenth(kx)} ${toTenth(ky)}Q${toTenth(kx)} ${toTenth(ky + 12)} ${toTenth(fx)} ${toTenth(fy - 4)}`,
    19,
    bare ? 'skinEdge' : 'line',
  ),
  fill(
    bare ? role : 'woodDark',
    `M${toTenth(fx - 11)} ${toTenth(fy - 9)}H${toTenth(fx + 9)}C${toTenth(fx + 28)} ${toTenth(fy - 2)} ${toTenth(fx + 28)} ${toTenth(fy + 8)} ${toTenth(fx + 22)} ${toTenth(fy + 8)}H${toTenth(fx - 11)}Z`,
    { width: 1.6, edge: bare ? 'skinEdge' : 'line' },
  ),
];
