import { howlingDog, howlingWolf } from '../creatures/howling.ts';
import { put, rays } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { tower } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, peaks } from '../primitives/land.ts';
import { drop } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { moonFace } from './moon/face.ts';
import { pool } from './moon/pool.ts';
import { path } from './moon/road.ts';

export const theMoon: Scene = {
  alt: 'A moon with a sleeping face sheds drops of light on a road that winds up between two towers into the mountains, where a dog and a wolf howl; a crayfish climbs out of the pool in front.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(300, 290, 140, 420, 32),
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
    standing(182, 806, 66),
    standing(424, 806, 66),
    howlingDog({ coat: 'hairAuburn', shaded: 'woodDark', breast: 'linen' }, { x: 166, y: 816, size: 0.9 }),
    howlingWolf(
      { coat: 'steelDark', shaded: 'stone', breast: 'steel' },
      { x: 436, y: 816, size: 0.94, flip: true },
    ),
    pool,
  ],
};
