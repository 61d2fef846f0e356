import { howler, lobster } from '../creatures/beasts.ts';
import { type Art, fill, line, put, rays } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { tower } from '../primitives/buildings.ts';
import { hill, peaks, water } from '../primitives/land.ts';
import { disc, drop, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theMoon: Scene = {
  alt: 'A moon with a sleeping face sheds drops of light on a road between two towers, where a dog and a wolf howl; a crayfish climbs out of the pool.',
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
    fill(
      'straw',
      'M298 640C300 668 336 680 330 700C324 722 262 726 256 752C250 780 300 786 292 830H366C360 786 326 772 332 748C340 728 356 714 350 690C344 670 306 668 304 640Z',
      { width: 1.6 },
    ),
    howler('stone', 'steel', { x: 196, y: 812, size: 0.84 }),
    howler('woodDark', 'wood', { x: 414, y: 812, size: 0.84, flip: true }),
    water(806, 4, 26),
    lobster({ x: 300, y: 822, size: 0.78 }),
  ],
};

const profile =
  'M40 -104A112 112 0 1 0 40 104C8 98 -8 84 -6 68C-6 60 2 56 0 48L4 40C-4 36 0 30 8 28C4 20 22 20 30 10C16 -8 6 -20 6 -36C6 -66 16 -92 40 -104Z';

const moonFace: Art = put(
  [
    disc('metal', 0, 0, 128),
    disc('dusk', 0, 0, 114, 1.6),
    fill('glow', profile, { width: 1.8 }),
    line('M-44 -22Q-24 -6 -2 -22', 4.4, 'woodDark'),
    line('M-50 -44Q-24 -62 4 -48', 3.6, 'woodDark'),
    line('M-32 48Q-14 43 -2 47', 3.6, 'woodDark'),
    disc('red', -50, 24, 17, 0, 0.25),
    star(54, -30, 13),
    star(70, 22, 9),
    star(46, 62, 7),
  ],
  { x: 300, y: 290 },
);
