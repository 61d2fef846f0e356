import { type Art, eachOf, eachRow, fill, mirrored, put } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf, spray } from '../primitives/plants.ts';
import { ace } from '../suits/ace.ts';
import { wand } from '../suits/objects.ts';

export const aceOfWands: Scene = {
  alt: 'A single staff, rooted in a mound of brown earth, breaks into flame, leaf and flower under the night sky; grass and young shoots grow beside it, before far mountains.',
  draw: (chance) => [
    ace(chance, 'wands'),
    shoots,
    wand(300, 422, 2.4),
    knots,
    firelight(300, 150, 280),
    mound,
    growth,
  ],
};

type Shoot = readonly [x: number, y: number, turn: number];

/** Where a flowering shoot leaves the staff and in which direction. */
const SHOOTS: readonly Shoot[] = [
  [318, 384, -34],
  [282, 320, 214],
  [318, 566, -30],
  [282, 478, 212],
];

const shoots: Art = eachRow<Shoot>(SHOOTS, (x, y, turn) => {
  const [tx, ty] = polar(x, y, 112, turn);
  return spray({
    from: [x, y],
    to: [tx, ty],
    bend: turn > 0 ? 0.16 : -0.16,
    leaves: 4,
    length: 32,
    tip: flower(tx, ty, 20, 5),
  });
});

/** The knots of the wood from which the shoots grow. */
const knots: Art = eachRow<Shoot>(SHOOTS, (x, y) => [
  disc('wood', x, y, 9, 2),
  disc('woodDark', x, y, 4, 1.2),
]);

/** Light earth with the roots going into it, and a few stones. */
const mound: Art = [
  fill('woodDark', 'M96 900C110 790 200 700 300 694C400 700 490 790 504 900Z'),
  fill('wood', 'M128 900C150 800 220 724 300 718C380 724 450 800 472 900Z', { width: 1.6 }),
  limb('woodDark', '294,630 262,690 214,724 172,790', [32, 24, 15, 3]),
  limb('woodDark', '306,630 338,690 386,724 428,790', [32, 24, 15, 3]),
  limb('wood', '296,640 272,716 242,776 236,842', [28, 22, 13, 3]),
  limb('wood', '304,640 328,716 358,776 364,842', [28, 22, 13, 3]),
  limb('wood', '300,640 298,730 306,790 296,856', [30, 22, 13, 3]),
  graven('160,830 190,800 214,786', 4),
  graven('440,830 410,800 388,786', 4),
  eachOf('190,850,0.9 416,846,1 332,822,0.6 266,800,0.5', (x, y, size) =>
    put(fill('stone', 'M-20 6C-20 -8 -8 -12 4 -10C18 -8 22 2 18 10C6 14 -12 14 -20 6Z', { width: 1.8 }), {
      x,
      y,
      size,
    }),
  ),
];

/** Grass at the foot of the mound, and young shoots that come up beside it. */
const growth: Art = [
  mirrored([
    spray({
      from: [112, 868],
      to: [100, 716],
      bend: -0.1,
      leaves: 4,
      length: 34,
      tip: flower(100, 716, 20, 5),
    }),
    spray({ from: [166, 868], to: [150, 778], bend: 0.12, leaves: 2, length: 30 }),
    times(10, (i) =>
      leaf(54 + i * 17, 872, -118 + (i % 5) * 14, 34 + (i % 3) * 10, i % 2 ? 'leaf' : 'leafDark'),
    ),
  ]),
];
