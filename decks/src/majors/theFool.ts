import { leapingDog } from '../creatures/beasts.ts';
import { fill, line, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { crag, hill, peaks } from '../primitives/land.ts';
import { sunDisc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theFool: Scene = {
  alt: 'A young traveller steps towards the edge of a cliff with a rose in one hand and a bundle on a staff, a small white dog leaping beside; the sun stands over the mountains.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(410, 250, 80, 330, 24),
    sunDisc(410, 250, 46),
    peaks(720, [
      [470, 90, 170],
      [360, 70, 120],
      [530, 70, 110],
    ]),
    hill(760, 12, 'mid', 1.2),
    crag(712, 424),
    times(5, (i) => leaf(84 + i * 34, 712, -100 + i * 10, 30, i % 2 ? 'leaf' : 'leafDark')),
    person({
      x: 272,
      y: 706,
      size: 1.5,
      look: {
        shape: 'round',
        skin: 'skinFair',
        hair: 'hairFair',
        cut: 'curls',
        eyes: 'closed',
        mouth: 'smile',
        brow: 'raised',
        turn: 0.9,
      },
      wears: 'featherCap',
      dress: 'tunic',
      cloth: 'sage',
      hose: 'straw',
      bow: -12,
      lean: 3,
      arms: [
        {
          elbow: [-62, -166],
          hand: [-34, -206],
          behind: true,
          holds: [
            line('M30 26L-64 -56', 7, 'wood'),
            fill('wine', 'M-64 -56C-100 -66 -112 -30 -92 -12C-72 2 -48 -18 -64 -56Z'),
            line('M-64 -54C-80 -48 -88 -38 -92 -26', 1.6),
          ],
        },
        {
          elbow: [66, -178],
          hand: [86, -226],
          holds: [
            line('M0 10V-30', 3, 'leaf'),
            leaf(0, -10, -30, 18),
            flower(2, -40, 17, 6, 'light', 'linen'),
          ],
        },
      ],
      legs: [
        [
          [-10, -62],
          [-44, -16],
        ],
        [
          [30, -66],
          [38, -6],
        ],
      ],
    }),
    leapingDog({ x: 150, y: 706, size: 1 }),
  ],
};
