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
    tower(98, 704, 84, 206),
    tower(504, 704, 84, 206),
    hill(690, 10, 'mid', 0.6),
    path,
    standing(164, 806, 84),
    standing(420, 820, 94),
    howlingDog({ coat: 'hairAuburn', shaded: 'woodDark', breast: 'linen' }, { x: 152, y: 812, size: 1.12 }),
    put(dogLight, { x: 152, y: 812, size: 1.12 }),
    howlingWolf(
      { coat: 'steelDark', shaded: 'stone', breast: 'steel' },
      { x: 424, y: 828, size: 1.24, flip: true },
    ),
    put(wolfLight, { x: 424, y: 828, size: 1.24, flip: true }),
    pool,
  ],
};

/** Moonlight on an animal that howls: on the haunch, and for the dog also on the muzzle and the back. */
const wolfLight: Art = graven('-60,-54 -36,-66 -12,-54', 7, 'glow', 0.7);

const dogLight: Art = [
  wolfLight,
  ['10,-188 28,-208 48,-232', '-58,-92 -40,-126 -28,-162'].map((points) => graven(points, 6, 'glow', 0.8)),
];
