import { type Art, eachOf, fill, mirrored, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { flower, leaf, spray } from '../primitives/plants.ts';
import { ace } from '../suits/ace.ts';
import { burningStaff, rock, sparks } from './aceOfWands/staff.ts';

export const aceOfWands: Scene = {
  alt: 'A single living staff, its roots clasped round a rock, splits at its end into a great flame with sparks; embers glow in its bark, and leaves and red flowers grow from it, before far mountains.',
  draw: (chance) => [
    ace(chance, 'wands'),
    firelight(300, 250, 330),
    rock,
    shoots,
    burningStaff,
    leaves,
    sparks,
    firelight(300, 230, 250),
    grass,
  ],
};

/** Each shoot has its own length, bend and flowers. */
const shoots: Art = [
  spray({
    from: [272, 420],
    to: [138, 350],
    bend: 0.18,
    leaves: 5,
    length: 40,
    tip: flower(138, 350, 25, 6),
  }),
  spray({
    from: [228, 388],
    to: [190, 296],
    bend: -0.2,
    leaves: 2,
    length: 28,
    tip: flower(190, 296, 17, 5),
  }),
  spray({
    from: [334, 380],
    to: [420, 310],
    bend: -0.2,
    leaves: 3,
    length: 36,
    tip: flower(420, 310, 20, 5),
  }),
  spray({
    from: [336, 520],
    to: [476, 446],
    bend: 0.14,
    leaves: 6,
    length: 40,
    tip: flower(476, 446, 26, 6),
  }),
  spray({
    from: [268, 560],
    to: [170, 548],
    bend: -0.24,
    leaves: 4,
    length: 34,
    tip: flower(170, 548, 15, 5),
  }),
  spray({ from: [338, 620], to: [404, 584], bend: -0.2, leaves: 2, length: 30 }),
];

/** Large leaves at the wood, bright on the side of the flame. */
const leaves: Art = eachOf(
  '272,474,206,66 336,440,-24,74 334,566,30,52 268,626,160,54',
  (x, y, turn, length) => [
    leaf(x, y, turn, length),
    put(
      graven(
        [
          [length * 0.15, -length * 0.14],
          [length * 0.5, -length * 0.22],
          [length * 0.85, -length * 0.1],
        ],
        5,
        'glow',
        0.8,
      ),
      { x, y, turn: turn > 90 ? turn + 180 : turn, flip: turn > 90 },
    ),
  ],
);

const grass: Art = mirrored([
  fill('woodDark', 'M36 900V862C76 850 110 858 140 878V900Z', { width: 1.6 }),
  times(6, (i) =>
    leaf(52 + i * 16, 872, -118 + (i % 5) * 14, 34 + (i % 3) * 10, i % 2 ? 'leaf' : 'leafDark'),
  ),
]);
