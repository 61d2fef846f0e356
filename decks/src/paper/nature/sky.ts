import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, keyed } from '../lino/cut.ts';
import { around, lens, ticks, wedge, type Flow } from '../lino/marks.ts';

const SKY = boxPath(40, 40, 520, 840);

/** A sky in one ink over the whole window. */
export const plainSky = (role: PaperInk = 'sky'): Art => flat(role, SKY);

/**
 * A sky over the whole window, cleared by the gouge, whose marks remain down to `foot`: round a light, out
 * from it, or in one direction.
 */
export const chatterSky = (
  role: PaperInk,
  flow: Flow | number,
  { marks = 'light', foot = 620, gap = 43 }: { marks?: PaperInk; foot?: number; gap?: number } = {},
): Art => [
  flat(role, SKY),
  ticks(boxPath(44, 44, 512, foot - 44), {
    role: marks,
    flow,
    gap,
    length: gap * 1.05,
    width: gap * 0.14,
    tone: (_, y) => 1 - (0.55 * y) / foot,
  }),
];

/** Long cuts that run out from a light at (x, y) to all sides, from one radius to another. */
export const beams = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  role: PaperInk = 'light',
  width = 10,
): Art =>
  flat(
    role,
    times(count, (i) => {
      const angle = (i * 360) / count - 90;
      return wedge(
        polar(x, y, from, angle),
        polar(x, y, i % 2 ? from + (to - from) * 0.66 : to, angle),
        width,
      );
    }).join(''),
  );

/** The sun at (x, y): a disc of radius r with cut rays out to 1.8 r. */
export const sun = (x: number, y: number, r: number, role: PaperInk = 'glow', count = 24): Art => [
  cut(role, circlePath(x, y, r), 6),
  flat(
    role,
    times(count, (i) =>
      wedge(
        polar(x, y, r * 1.16, (i * 360) / count),
        polar(x, y, r * (i % 2 ? 1.46 : 1.8), (i * 360) / count),
        r * 0.17,
      ),
    ).join(''),
  ),
];

/** A full moon of radius r at (x, y), with cuts for its seas. */
export const moon = (
  x: number,
  y: number,
  r: number,
  role: PaperInk = 'light',
  seas: PaperInk = 'far',
): Art => [
  keyed(role, circlePath(x, y, r), 4),
  ticks(circlePath(x - r * 0.1, y - r * 0.1, r * 0.86), {
    role: seas,
    flow: around(x + r * 0.3, y - r * 0.2),
    gap: r * 0.2,
    length: r * 0.26,
    width: r * 0.07,
    tone: (px, py) => (px - x + (py - y) * 0.6 < r * 0.06 ? 0.9 : 0.15),
  }),
];

/** A crescent of radius r with its horns to the right, its place the middle of the full moon. */
export const crescentMoon = (place: Place, r: number, role: PaperInk = 'glow'): Art => {
  const k = (value: number) => Math.round(value * r * 10) / 10;
  return put(
    [
      cut(
        role,
        `M${k(0.35)} ${k(-0.94)}A${r} ${r} 0 1 0 ${k(0.35)} ${k(0.94)}A${k(0.98)} ${k(0.98)} 0 0 1 ${k(0.35)} ${k(-0.94)}Z`,
      ),
      [-0.5, -0.16, 0.18, 0.5].map((y) =>
        flat(
          'light',
          lens([k(-0.9 + Math.abs(y) * 0.32), k(y)], [k(-0.56 + Math.abs(y) * 0.2), k(y * 0.9)], k(0.08)),
        ),
      ),
    ],
    place,
  );
};

/** A star of radius r at (x, y), cut with a few strokes of the gouge. */
export const cutStar = (x: number, y: number, r: number, role: PaperInk = 'light', points = 8): Art =>
  flat(
    role,
    times(points, (i) =>
      wedge(
        polar(x, y, r * 0.06, (i * 360) / points - 90),
        polar(x, y, i % 2 ? r * 0.56 : r, (i * 360) / points - 90),
        r * 0.22,
      ),
    ).join(''),
  );

/** A solid star of radius r at (x, y), for what is meant to be looked at. */
export const bigStar = (x: number, y: number, r: number, role: PaperInk = 'glow', points = 8): Art => [
  cut(
    role,
    polygonPath(times(points * 2, (i) => polar(x, y, i % 2 ? r * 0.4 : r, -90 + (i * 180) / points))),
    5,
  ),
  flat(
    'ink',
    times(points, (i) =>
      lens(
        polar(x, y, r * 0.12, -90 + (i * 360) / points),
        polar(x, y, r * 0.8, -90 + (i * 360) / points),
        r * 0.06,
      ),
    ).join(''),
  ),
];

/** Slanting rain across the window from the top to the foot that are given. */
export const rain = (top: number, foot: number, angle = 104, role: PaperInk = 'light', gap = 40): Art =>
  ticks(boxPath(48, top, 504, foot - top), { role, flow: angle, gap, length: 38, width: 4 });
