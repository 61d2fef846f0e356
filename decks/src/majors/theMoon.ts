import { howlingDog, howlingWolf } from '../creatures/howling.ts';
import { type Art, put, rays } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { tower } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { hill, peaks } from '../primitives/land.ts';
import { drop } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { moonFace } from './moon/face.ts';
import { pool } from './moon/pool.ts';
import { path } from './moon/road.ts';

export const theMoon: Scene = {
  alt: 'A moon with a sleeping face sheds drops of light on a road that winds up between two towers into the mountains, where a dog and a wolf howl; a crayfish climbs out of the pool in front, on which the light lies.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(300, 290, 140, 420, 32),
    firelight(300, 290, 300, 0.8),
    moonFace,
    times(15, (i) => drop(...polar(300, 290, 176 + (i % 2) * 28, 20 + i * 10))),
    peaks(640, [
      [300, 90, 100],
      [210, 70, 70],
      [390, 70, 70],
    ]),
    tower(112, 704, 84, 190),
    tower(488, 704, 84, 190),
    hill(690, 10, 'mid', 0.6),
    put(path, { x: 18 }),
    [96, 148, 452, 506].map((x, i) =>
      graven(
        [
          [x - 26, 748 + (i % 2) * 26],
          [x, 743 + (i % 2) * 26],
          [x + 30, 749 + (i % 2) * 26],
        ],
        4,
      ),
    ),
    standing(164, 806, 84),
    standing(436, 822, 96),
    howlingDog({ coat: 'hairAuburn', shaded: 'woodDark', breast: 'linen' }, { x: 152, y: 812, size: 1.12 }),
    put(moonlight, { x: 152, y: 812, size: 1.12 }),
    howlingWolf(
      { coat: 'steelDark', shaded: 'stone', breast: 'steel' },
      { x: 440, y: 830, size: 1.3, flip: true },
    ),
    put(moonlight, { x: 440, y: 830, size: 1.3, flip: true }),
    pool,
  ],
};

/** What the moon lights of an animal that howls at it: muzzle and brow, the breast, the back and the haunch. */
const moonlight: Art = [
  [
    '10,-188 28,-208 48,-232',
    '-58,-92 -40,-126 -28,-162',
    '-60,-54 -36,-66 -12,-54',
    '44,-106 48,-84 42,-62',
    '26,-20 38,-10 52,-4',
  ].map((points) => graven(points, 7, 'glow', 0.85)),
  graven('-74,-40 -66,-72 -50,-98', 4, 'light', 0.6),
];
