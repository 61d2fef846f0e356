import { type Art, eachRow, fill, mirrored } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { limb } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf, spray } from '../primitives/plants.ts';
import { ace } from '../suits/ace.ts';
import { wand } from '../suits/objects.ts';

export const aceOfWands: Scene = {
  alt: 'A single staff, its roots spread over a rise of brown earth, breaks into flame, leaf and flower under the night sky; grass and young shoots grow beside it, before far mountains.',
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

/** A broad rise of ground with the roots spreading into it. */
const mound: Art = [
  fill('woodDark', 'M36 900V826C120 800 210 758 300 752C390 758 480 800 564 826V900Z'),
  mirrored([
    limb('woodDark', '292,650 256,726 186,770 104,794 66,826', [34, 26, 18, 11, 3]),
    limb('wood', '296,648 268,744 214,796 140,826', [30, 24, 15, 3]),
  ]),
  limb('wood', '296,640 282,744 250,806 246,856', [30, 24, 14, 3]),
  limb('wood', '304,640 322,744 352,800 346,860', [30, 24, 14, 3]),
  limb('wood', '300,636 300,740 306,800 296,862', [34, 24, 14, 3]),
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
