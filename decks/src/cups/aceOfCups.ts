import { descendingDove } from '../creatures/descendingDove.ts';
import { type Art, eachOf, fill, flat, line, put, suitObject } from '../drawing/art.ts';
import { times, toPoints, type Point, type Points } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, swellPath } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { disc } from '../primitives/lights.ts';
import { ace } from '../suits/ace.ts';
import { goblet } from '../suits/objects.ts';

export const aceOfCups: Scene = {
  alt: 'A golden cup stands in the sea on the leaf of a water lily and overflows in five clear streams; a dove comes down to it with the shining host in its beak, and lilies open at its foot.',
  draw: (chance) => [
    ace(chance, 'cups'),
    pad,
    standing(300, 754, 110),
    stream('196,356 160,384 130,480 112,716', [8, 22, 22, 36]),
    stream('404,356 440,384 470,480 488,716', [8, 22, 22, 36]),
    put(suitObject('cups', goblet), { x: 300, y: 540, size: 2.1 }),
    stream('240,392 200,420 190,560 196,764', [8, 24, 24, 38]),
    stream('360,392 400,420 410,560 404,764', [8, 24, 24, 38]),
    stream('300,402 300,480 300,600 300,764', [14, 26, 24, 38]),
    eachOf('112,722,1 488,722,1 196,770,1 404,770,1 300,772,0.9', splash),
    firelight(296, 338, 170),
    descendingDove({ x: 305, y: 243, size: 0.78 }),
    disc('light', 296, 338, 21, 1.8),
    firelight(296, 360, 100, 0.8),
    line('M296 324V352M282 338H310', 2.4, 'metalDark'),
    eachOf('252,806,70 330,812,90 292,826,60', (x, y, wide) =>
      graven(
        [
          [x - wide, y],
          [x, y - 3],
          [x + wide, y],
        ],
        5,
        'trim',
        0.6,
      ),
    ),
    eachOf('104,808,1.05 496,808,1.05 214,848,0.8 392,850,0.8 300,836,1.1', (x, y, size) =>
      put(lotus, { x, y, size }),
    ),
  ],
};

/** Falling water: a clear sheet with bright strands, which frays into drops. */
function stream(points: Points, widths: readonly number[]): Art {
  const spine = toPoints(points);
  const aside = (by: number): Point[] => spine.map(([x, y], i) => [x + by * (0.5 + i * 0.28), y]);
  const [fx, fy] = spine.at(-1) ?? [0, 0];
  return [
    flat('waterLight', swellPath(points, widths), 0.8),
    graven(aside(-6), 4, 'steel', 0.75),
    graven(aside(5), 6, 'light', 0.85),
    graven(aside(9).slice(1), 3, 'steel', 0.6),
    eachOf('-22,-66,3.4 20,-92,3 25,-40,4 -27,-30,3', (dx, dy, r) =>
      disc('light', fx + dx, fy + dy, r, 0, 0.8),
    ),
  ];
}

/** Where a stream meets the sea: rings and drops. */
function splash(x: number, y: number, size: number): Art {
  return put(
    [
      flat(
        'light',
        'M-40 0C-30 -22 -18 -8 -10 -24C-2 -10 8 -28 14 -10C24 -22 34 -10 40 0C24 12 -24 12 -40 0Z',
        0.9,
      ),
      line('M-54 6Q0 26 54 6M-68 14Q0 42 68 14', 2, 'light', 0.6),
      eachOf('-34,-26 26,-34 44,-18', (dx, dy) => disc('light', dx, dy, 3.6, 0, 0.9)),
    ],
    { x, y, size },
  );
}

/** The leaf that bears the cup, with its rim and veins. */
const pad: Art = [
  flat('ink', 'M136 776C136 722 464 722 464 776C464 816 136 816 136 776Z', 0.35),
  fill('leafDark', 'M132 766C132 712 468 712 468 766C468 804 132 804 132 766Z'),
  fill('leaf', 'M142 760C142 712 458 712 458 760C458 792 142 792 142 760Z', { width: 1.6 }),
  times(9, (i) =>
    graven(
      [
        [300, 758],
        [300 + (i - 4) * 20, 766 + (4 - Math.abs(i - 4)) * 2],
        [300 + (i - 4) * 37, 764 + (4 - Math.abs(i - 4)) * 5],
      ],
      3,
    ),
  ),
];

/** A water lily on its leaf. */
const lotus: Art = [
  fill('leaf', 'M-60 8C-60 -8 60 -8 60 8C60 24 -60 24 -60 8Z', { width: 1.8 }),
  [-72, -46, -20, 72, 46, 20, 0].map((turn, i) =>
    put(fill(i % 2 ? 'light' : 'rose', 'M0 6C-16 -14 -12 -38 0 -50C12 -38 16 -14 0 6Z', { width: 1.6 }), {
      turn,
    }),
  ),
  disc('glow', 0, -6, 7, 1.2),
];
