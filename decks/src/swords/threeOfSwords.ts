import { type Art, clipped, eachOf, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cloud } from '../primitives/land.ts';
import { drop } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { suitEmblem, sword } from '../suits/objects.ts';

export const threeOfSwords: Scene = {
  alt: 'Three swords are driven into a great red heart from above and come out below, one upright and two crossed, in a grey rain out of heavy clouds.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    rays(300, 470, 150, 470, 22, 0.3),
    land('swords'),
    times(62, () => {
      const [x, y, long] = [60 + chance() * 490, 180 + chance() * 640, 26 + chance() * 34];
      return line(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.24).toFixed(0)} ${long.toFixed(0)}`,
        1.8,
        'steelDark',
        0.7,
      );
    }),
    eachRow<[number, number, number, Role]>(
      [
        [96, 720, 1.1, 'stoneDark'],
        [506, 726, 1.2, 'stoneDark'],
        [300, 790, 1.2, 'stone'],
        [110, 850, 1.4, 'stone'],
        [480, 858, 1.4, 'stone'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
    eachRow(STABS, (x, y, size, turn, cut) =>
      put(put(suitEmblem('swords', size), { y: -cut * size }), { x, y, turn }),
    ),
    fill('red', HEART, { width: 3 }),
    flat(
      'redDark',
      'M452 398C474 464 440 546 300 646L300 610C404 526 430 460 416 376C432 378 446 386 452 398Z',
      0.8,
    ),
    line('M180 414C184 388 204 372 226 370', 6, 'light', 0.8),
    graven('176,470 200,530 252,580', 5, 'rose', 0.6),
    eachRow(STABS, (x, y, size, turn, cut) => wound(x, y, size, turn, cut)),
    eachOf('300,706 414,676 186,676', (x, y) => drop(x, y, 1.1, 'red')),
    eachRow<[number, number, number, Role]>(
      [
        [130, 164, 1, 'stone'],
        [470, 164, 1, 'stone'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
  ],
};

const HEART =
  'M300 646C146 544 112 464 140 396C166 332 258 330 300 404C342 330 434 332 460 396C488 464 454 544 300 646Z';

/** Where each sword goes in, its size and direction, and how far up its own length. */
const STABS: [x: number, y: number, size: number, turn: number, cut: number][] = [
  [236, 412, 2, 145, 12],
  [364, 412, 2, -145, 12],
  [300, 436, 2.3, 180, -22],
];

/** What is seen of a sword before the heart: above the slit that it has cut. */
function wound(x: number, y: number, size: number, turn: number, cut: number): Art {
  return put(
    [
      fill('ink', 'M-34 0Q0 -13 34 0Q0 13 -34 0Z', { edge: 'redDark', width: 3 }),
      clipped(boxPath(-140, 0, 280, 460), sword(0, -cut * size, size)),
      flat('red', 'M-36 -10Q0 -14 36 -10L34 0Q0 -11 -34 0Z'),
    ],
    { x, y, turn },
  );
}
