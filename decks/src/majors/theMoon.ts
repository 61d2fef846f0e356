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

const SHAPE =
  'M44 -104A112 112 0 1 0 44 104C14 104 -4 90 -4 74C-4 64 4 60 4 52C4 48 0 46 -2 44C6 42 10 38 8 33C6 29 2 28 2 24C2 18 22 20 30 12C22 -2 8 -14 6 -32C4 -62 18 -90 44 -104Z';

/** Half full, its face asleep and drawn like that of an old coin: lids, lips and wrinkles cut into the gold. */
const moonFace: Art = put(
  [
    disc('metal', 0, 0, 128),
    disc('dusk', 0, 0, 114, 1.6),
    fill('glow', SHAPE, { width: 1.8 }),
    flat('metalDark', 'M44 104A112 112 0 0 1 -92 64C-60 92 -30 96 -10 88C0 98 20 104 44 104Z', 0.4),
    flat('metalDark', 'M-40 -34C-26 -44 -6 -40 4 -26C-4 -20 -12 -14 -16 -2C-24 -14 -34 -20 -46 -20Z', 0.4),
    flat('metalDark', 'M-14 6C-18 16 -14 26 -2 26L2 24C2 18 22 20 28 12C18 20 -4 20 -14 6Z', 0.55),
    flat('light', 'M-52 4C-44 -8 -24 -4 -20 8C-26 22 -46 22 -52 4Z', 0.4),
    // The brow, the heavy lid with its lashes, and the shadow below it.
    graven('-66,-34 -46,-56 -16,-54 2,-42', 7, 'woodDark', 0.9),
    fill('straw', 'M-50 -18C-38 -34 -14 -34 -2 -20C-16 -8 -38 -6 -50 -18Z', { edge: 'woodDark', width: 2 }),
    graven('-54,-18 -38,-5 -16,-6 0,-20', 6, 'woodDark', 1),
    line('M-44 -12L-49 -4M-34 -7L-37 2M-22 -6L-22 3M-11 -9L-8 -1', 2, 'woodDark'),
    line('M-46 4Q-28 14 -10 6', 1.8, 'woodDark', 0.5),
    // The wing of the nose, the lips, and the fold of a faint smile.
    line('M-8 8C-16 14 -14 24 -4 26', 2.4, 'woodDark', 0.8),
    flat('redDark', 'M-26 46C-16 36 -4 36 8 33C10 38 6 42 -2 44C-10 46 -18 46 -26 46Z', 0.75),
    flat('rose', 'M-26 46C-18 46 -8 46 -2 44C0 46 4 48 4 52C2 58 -14 60 -26 46Z', 0.85),
    line('M-34 42Q-28 48 -24 45Q-12 46 0 43.5', 2.4, 'woodDark'),
    line('M-40 30Q-50 44 -38 58M-22 66Q-14 72 -4 68', 1.8, 'woodDark', 0.5),
    graven('-94,-40 -104,0 -92,44', 6, 'woodDark', 0.4),
    graven('-82,-56 -92,-4 -80,56', 5, 'woodDark', 0.3),
    graven('-70,26 -60,60 -34,82', 5, 'woodDark', 0.35),
    star(58, -34, 14),
    star(78, 14, 9),
    star(54, 56, 8),
  ],
  { x: 300, y: 290 },
);
