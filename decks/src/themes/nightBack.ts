import { clipped, fill, flat, line, put, type Art, rays } from '../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../drawing/geometry.ts';
import type { Finish } from './theme.ts';
import { crescent, disc, greatStar, star } from '../primitives/lights.ts';
import { graven } from '../drawing/swell.ts';
import { spray } from '../primitives/plants.ts';
import { engrave } from './engraving.ts';

/** One half of the back. The other is the same, turned by 180°, so that the back does not show a reversed card. */
const half: Art = [
  [-1, 1].map((side) =>
    spray({
      from: [300 + side * 8, 340],
      to: [300 + side * 168, 190],
      bend: side * 0.2,
      leaves: 8,
      length: 46,
      tip: greatStar(300 + side * 174, 176, 28),
    }),
  ),
  crescent(300, 190, 52, -90),
  star(300, 176, 20),
  [86, 514].map((x) => [disc('near', x, 96, 28), star(x, 96, 22, 'glow', 8, 0.5)]),
  [0.25, 0.5, 1, 0.5, 0.25].map((lit, i) => put(moon(lit, 14, i < 2), { x: 204 + i * 48, y: 92 })),
  greatStar(300, 284, 20),
  [98, 502].map((x) =>
    times(4, (i) => [star(x, 330 + i * 44, i % 2 ? 8 : 13), flat('star', circlePath(x, 352 + i * 44, 2.4))]),
  ),
];

/** Both halves are lit from their own upper left, so that they stay the same; what both share is shaded by hand. */
export const finishBack: Finish = (shape) =>
  SHARED.has(shape.role) ? { below: '', above: '' } : engrave({ ...shape, light: 52 });

const SHARED: ReadonlySet<string> = new Set(['near', 'mid', 'trim']);

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

/** A crescent of radius 98 about 0,0, whose inner edge is a sleeping face that looks to the right. */
const SLEEPER =
  'M26 -94.5A98 98 0 0 0 -50 84.3C-30 80 -18 70 -20 57C-23 48 -25 43 -30 40C-27 37 -24 33 -26 29C-28 26 -31 25 -30 22C-26 20 -22 17 -24 13C-26 10 -31 10 -30 5C-27 3 -20 1 -16 -3C-22 -9 -32 -18 -35 -28C-38 -44 -28 -66 26 -94.5Z';

const sleeper: Art = [
  fill('trim', SLEEPER, { edge: 'woodDark', width: 2.4 }),
  clipped(SLEEPER, [
    flat('metalDark', 'M-50 86C-86 62 -100 24 -98 -14C-92 26 -70 52 -44 58C-34 60 -28 58 -24 55V90Z', 0.55),
    flat('light', 'M14 -90C-46 -80 -84 -50 -90 2C-74 -44 -40 -70 14 -90Z', 0.55),
    flat('rose', circlePath(-52, 16, 12), 0.35),
    flat(
      'metalDark',
      'M-35 -28C-46 -32 -56 -26 -60 -16C-50 -20 -40 -18 -34 -6C-30 -12 -32 -20 -35 -28Z',
      0.45,
    ),
    flat('metalDark', 'M-30 5C-38 6 -42 2 -40 -4C-36 2 -26 4 -16 -3C-20 1 -27 3 -30 5Z', 0.6),
  ]),
  graven('-68,-24 -58,-35 -44,-35 -37,-28', 5, 'woodDark', 0.95),
  graven('-66,-9 -56,-1 -46,-1 -39,-9', 5, 'woodDark', 1),
  line('M-60 -4L-64 3M-53 0L-55 8M-45 0L-44 7', 2, 'woodDark'),
  line('M-34 6Q-42 3 -38 -5', 2, 'woodDark', 0.85),
  flat(
    'redDark',
    'M-46 27C-40 22 -32 22 -30 22C-31 25 -28 26 -26 29C-24 33 -27 37 -30 40C-36 38 -40 33 -46 27Z',
    0.6,
  ),
  line('M-49 25Q-40 29 -28 27', 2.2, 'woodDark'),
  line('M-52 20Q-56 28 -50 34', 1.8, 'woodDark', 0.6),
  ['-84,-30 -90,4 -80,40', '-74,-52 -79,-20 -76,20', '-56,-70 -67,-50 -72,-34'].map((points) =>
    graven(points, 4.4, 'metalDark', 0.75),
  ),
  ['-70,42 -62,62 -44,74', '-60,40 -52,54 -38,62'].map((points) => graven(points, 4, 'woodDark', 0.45)),
];

/** Two sleeping moons that turn about a star, each the other turned by 180°. */
const moons: Art = [
  [0, 180].map((turn) => put(sleeper, { x: 300, y: 500, turn })),
  star(300, 500, 25, 'glow', 4, 0.24),
  put(star(0, 0, 14, 'glow', 4, 0.3), { x: 300, y: 500, turn: 45 }),
  [0, 180].map((turn) =>
    put([star(4, -52, 12), flat('star', circlePath(-10, -36, 2.6))], { x: 300, y: 500, turn }),
  ),
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

/** Two sleeping moons within the ring of the moon's phases. */
export const nightBack: Art = [
  flat('near', boxPath(0, 0, 600, 1000)),
  rays(300, 500, 190, 640, 72, 0.34),
  half,
  put(half, { x: 600, y: 1000, turn: 180 }),
  disc('near', 300, 500, 172),
  engravedRing(152, 171, 120),
  disc('mid', 300, 500, 152, 2),
  times(16, (i) => phase(i, ...polar(300, 500, 131, -90 + i * 22.5))),
  disc('near', 300, 500, 110, 2.4),
  moons,
  frame(20, 3),
  frame(32, 1.2),
];
