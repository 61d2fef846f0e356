import { lobster } from '../creatures/beasts.ts';
import { howlingDog, howlingWolf } from '../creatures/howling.ts';
import { type Art, clipped, fill, flat, line, put, rays } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { tower } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, peaks } from '../primitives/land.ts';
import { disc, drop, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

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
    fill('water', POOL),
    clipped(POOL, [
      [836, 858, 880].map((y, i) =>
        [130 + i * 30, 430 - i * 20].map((x) =>
          graven(
            [
              [x - 50, y],
              [x, y - 6],
              [x + 50, y],
            ],
            5,
            'detail',
            0.6,
          ),
        ),
      ),
      times(5, (i) =>
        flat('glow', `M${276 - i * 4} ${832 + i * 14}q24 -7 ${48 + i * 8} 0q-24 7 ${-48 - i * 8} 0Z`, 0.4),
      ),
    ]),
    lobster({ x: 300, y: 812, size: 0.62 }),
    [-1, 1].map((s) =>
      graven(
        [
          [300 + s * 20, 862],
          [300 + s * 50, 854],
          [300 + s * 68, 842],
        ],
        4,
        'light',
      ),
    ),
  ],
};

const POOL = 'M40 846C110 818 200 812 300 816C400 812 490 818 560 846V900H40Z';

/** The road from the pool between the towers up into the mountains, narrower with each bend. */
const path: Art = [
  fill(
    'straw',
    'M303 666C297 656 283 653 285 644C287 635 303 634 303 626C303 619 296 615 293 602L296 602C301 614 311 619 310 627C309 637 294 640 293 645C292 650 304 654 309 666Z',
    { width: 1.4 },
  ),
  fill(
    'straw',
    'M256 818C262 790 306 782 330 764C352 746 318 736 292 726C268 716 270 704 294 694C312 686 312 676 303 664L309 664C322 676 326 690 310 698C290 708 296 714 318 722C366 738 394 752 372 778C358 796 342 800 344 818Z',
    { width: 1.6 },
  ),
  graven('300,806 330,788 352,764', 4, 'woodDark'),
  graven('300,718 322,728 346,742', 3, 'woodDark'),
];

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
