import { fill, flat, line, put, type Art, rays } from '../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../drawing/geometry.ts';
import type { Finish } from './theme.ts';
import { crescent, disc, greatStar, star } from '../primitives/lights.ts';
import { graven, swellPath } from '../drawing/swell.ts';
import { spray } from '../primitives/plants.ts';
import { engrave } from './engraving.ts';

/** One half of the back. The other is the same, turned by 180°, so that the back does not show a reversed card. */
const half: Art = [
  [-1, 1].map((side) =>
    spray({
      from: [300, 342],
      to: [300 + side * 158, 176],
      bend: side * -0.28,
      leaves: 8,
      length: 50,
      tip: greatStar(300 + side * 166, 164, 28),
    }),
  ),
  crescent(300, 180, 58, -90),
  star(300, 166, 22),
  [86, 514].map((x) => [disc('near', x, 96, 28), star(x, 96, 22, 'glow', 8, 0.5)]),
  [0.25, 0.5, 1, 0.5, 0.25].map((lit, i) => put(moon(lit, 14, i < 2), { x: 204 + i * 48, y: 92 })),
  ['300,352 284,312 262,284', '300,352 316,312 338,284'].map((points) =>
    fill('leafDark', swellPath(points, [13, 8, 2]), { width: 1.4 }),
  ),
  [98, 502].map((x) =>
    times(4, (i) => [star(x, 330 + i * 44, i % 2 ? 8 : 13), flat('star', circlePath(x, 352 + i * 44, 2.4))]),
  ),
];

/** Both halves are lit from their own upper left, so that they stay the same; what both share is shaded by hand. */
export const finishBack: Finish = (shape) =>
  SHARED.has(shape.role) ? { below: '', above: '' } : engrave({ ...shape, light: 52 });

const SHARED: ReadonlySet<string> = new Set(['near', 'mid', 'light', 'linen', 'red', 'redDark']);

/** Strokes that run out in a point towards the middle. */
const engravedRing = (from: number, to: number, count: number): Art =>
  flat(
    'detail',
    times(count, (i) => {
      const angle = (i * 360) / count;
      const half = 70 / count;
      const at = (r: number, turn: number) =>
        polar(300, 500, r, angle + turn)
          .map(toTenth)
          .join(' ');
      return `M${at(to, -half)}L${at(i % 2 ? from : (from + to) / 2, 0)}L${at(to, half)}Z`;
    }).join(''),
    0.6,
  );

/** Folds, their shadows, and the seal on them. */
const letter = (): Art => [
  fill('light', boxPath(222, 448, 156, 104), { width: 3 }),
  [0, 180].map((turn) =>
    put(
      [
        flat('metalDark', 'M-78 -52L0 16L78 -52L78 -34L0 32L-78 -34Z', 0.28),
        fill('linen', 'M-78 -52L0 10L78 -52Z', { edge: 'metalDark', width: 2 }),
        times(9, (i) =>
          graven(
            [
              [-58 + i * 14.5, -50],
              [-56 + i * 14, -44],
              [-54 + i * 13.4, -30 - Math.abs(i - 4) * 4],
            ],
            2.6,
            'metalDark',
            0.6,
          ),
        ),
        times(7, (i) =>
          graven(
            [
              [-76, -24 + i * 8],
              [-66, -23 + i * 8],
              [-46 - Math.abs(i - 3) * 5, -22 + i * 8],
            ],
            2.4,
            'metalDark',
            0.5,
          ),
        ),
      ],
      { x: 300, y: 500, turn },
    ),
  ),
  flat('ink', circlePath(300, 500, 31), 0.35),
  disc('red', 300, 500, 28),
  times(24, (i) => {
    const [a, b] = [polar(300, 500, 27, i * 15), polar(300, 500, 20, i * 15 + 8)];
    return line(`M${a.map(toTenth).join(' ')}L${b.map(toTenth).join(' ')}`, 1.6, 'redDark');
  }),
  disc('redDark', 300, 500, 19, 1.6),
  star(300, 500, 14, 'glow', 6, 0.4),
];

/** Full at the top and bottom, new at both sides: the same when the card is turned. */
function phase(i: number, x: number, y: number): Art {
  const lit = Math.abs(4 - (i % 8)) / 4;
  return put(moon(lit, 16, i % 8 > 4), { x, y, turn: i * 22.5 });
}

/** A moon of which the part `lit` is bright, on its left or, waxing, on its right. */
function moon(lit: number, r: number, waxing: boolean): Art {
  const bulge = r * Math.abs(1 - 2 * lit);
  const bright = `M0 ${-r}A${r} ${r} 0 0 0 0 ${r}A${bulge} ${r} 0 0 ${lit > 0.5 ? 0 : 1} 0 ${-r}Z`;
  return [disc('far', 0, 0, r, 1.4), lit > 0 && put(flat('glow', bright), { flip: waxing })];
}

function frame(inset: number, width: number): Art {
  return line(boxPath(inset, inset, 600 - 2 * inset, 1000 - 2 * inset), width, 'frame');
}

/** A sealed envelope within the ring of the moon's phases. */
export const nightBack: Art = [
  flat('near', boxPath(0, 0, 600, 1000)),
  rays(300, 500, 190, 640, 72, 0.34),
  half,
  put(half, { x: 600, y: 1000, turn: 180 }),
  disc('near', 300, 500, 172),
  engravedRing(152, 171, 120),
  disc('mid', 300, 500, 150, 2),
  times(16, (i) => phase(i, ...polar(300, 500, 126, -90 + i * 22.5))),
  disc('near', 300, 500, 100, 2.4),
  engravedRing(84, 99, 72),
  letter(),
  frame(20, 3),
  frame(32, 1.2),
];
