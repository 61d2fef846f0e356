import { type Art, eachRow, fill } from '../drawing/art.ts';
import { polar } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf, spray } from '../primitives/plants.ts';
import { ace, garland } from '../suits/ace.ts';
import { wand } from '../suits/objects.ts';

export const aceOfWands: Scene = {
  alt: 'A single staff, rooted in a mound of earth, breaks into flame, leaf and flower under the night sky, above a wreath of leaves and before far mountains.',
  draw: (chance) => [ace(chance, 'wands'), shoots, wand(300, 410, 2.5), knots, mound, garland()],
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

const mound: Art = [
  limb('wood', '296,640 270,672 214,690 170,712', [30, 22, 14, 6]),
  limb('wood', '304,640 330,672 386,690 430,712', [30, 22, 14, 6]),
  limb('woodDark', '298,640 286,690 250,728', [26, 18, 6]),
  limb('woodDark', '302,640 314,690 350,728', [26, 18, 6]),
  fill(
    'mid',
    'M120 760C150 720 190 706 222 704C246 686 262 694 276 680C290 694 312 692 326 682C342 696 360 688 380 704C412 706 450 720 480 760Z',
  ),
  graven('170,730 210,722 250,726', 5),
  graven('340,722 390,722 430,734', 5),
  [-130, -100, -70].map((turn, i) => leaf(206 + i * 8, 708, turn, 28, i % 2 ? 'leaf' : 'leafDark')),
  [-110, -80, -50].map((turn, i) => leaf(384 + i * 8, 708, turn, 28, i % 2 ? 'leaf' : 'leafDark')),
];
