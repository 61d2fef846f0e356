import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { rabbit } from '../../creatures/beasts.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';
import { grass, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const root: OracleScene = {
  alt: 'A broad tree stands before the moon, and below the grass its roots spread as wide as its crown, past stones, a spring and a rabbit in its burrow.',
  hour: 'field',
  draw: (chance) => [
    emblemSky(chance, { y: 262, r: 150, stars: 30 }),
    hills(480, [30, 50, 30, 60, 20, 50, 30], 'far'),
    hills(506, [4, 10, 6, 12, 6, 10, 6], 'leaf', false),
    earth,
    trunk,
    crown,
    grass(
      [
        [80, 506],
        [130, 502],
        [190, 504],
        [420, 504],
        [470, 500],
        [530, 506],
      ],
      'leafDark',
    ),
  ],
};

const crown: Art = [
  eachRow(
    [
      [190, 270, 66],
      [410, 270, 66],
      [240, 196, 68],
      [360, 196, 68],
      [300, 156, 66],
      [300, 250, 86],
      [216, 322, 46],
      [384, 322, 46],
    ],
    (x, y, r, i) => disc(i % 2 ? 'leaf' : 'leafDark', x, y, r, 2.2),
  ),
  times(40, (i) =>
    leaf(...polar(300, 232, 20 + 21 * Math.sqrt(i), i * 137.5), i * 47, 26, i % 2 ? 'leafDark' : 'sage'),
  ),
  eachRow(
    [
      [190, 250],
      [244, 170],
      [330, 150],
      [400, 240],
      [300, 230],
      [256, 290],
      [360, 300],
    ],
    (x, y) => disc('red', x, y, 10, 1.8),
  ),
];

const trunk: Art = [
  fill(
    'wood',
    'M262 520C276 460 272 400 240 330L262 320C280 350 290 370 296 390V300H310V390C318 370 330 350 346 322L366 332C332 400 328 460 344 520Z',
  ),
  line('M286 510C292 460 292 430 288 400M318 510C312 460 314 430 320 396', 2, 'woodDark'),
];

const roots = [
  'M276 512C250 560 170 560 120 600C96 620 80 650 62 660',
  'M282 516C270 590 210 620 180 680C166 710 150 730 128 748',
  'M296 516C290 600 290 680 276 800',
  'M310 516C322 610 336 660 330 740C328 770 340 790 352 806',
  'M320 516C340 590 400 620 430 680C446 714 470 730 486 744',
  'M328 512C354 560 430 556 480 596C506 618 520 640 540 652',
];
const rootlets = [
  'M170 574C160 600 130 610 112 640',
  'M222 620C226 660 214 690 216 730',
  'M286 640C262 660 250 690 240 700',
  'M330 640C352 660 372 680 376 710',
  'M392 620C386 650 396 690 404 720',
  'M436 570C456 590 470 600 488 640',
];

const earth: Art = [
  fill('woodDark', 'M40 520C140 508 220 530 300 520C400 510 470 528 560 516V830H40Z'),
  line(
    'M40 600C160 584 240 610 330 596C420 584 480 604 560 590M40 720C140 704 230 730 320 716C420 702 490 724 560 712',
    2.2,
    'wood',
    0.7,
  ),
  times(34, (i) =>
    flat(
      i % 3 ? 'wood' : 'metalDark',
      circlePath(56 + ((i * 149) % 490), 530 + ((i * 83) % 270), 2.4 + (i % 3)),
      0.9,
    ),
  ),
  eachRow(
    [
      [86, 700, 20],
      [520, 700, 22],
      [400, 780, 24],
      [216, 800, 16],
      [64, 570, 14],
      [536, 560, 14],
    ],
    (x, y, r) =>
      fill(
        'stoneDark',
        `M${x - r} ${y}C${x - r} ${y - r} ${x + r * 0.6} ${y - r} ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.7} ${x - r * 0.7} ${y + r * 0.8} ${x - r} ${y}Z`,
        { width: 2 },
      ),
  ),
  fill('ink', 'M84 776C72 726 118 706 172 716C200 736 192 780 146 788C116 792 94 788 84 776Z', {
    edge: 'none',
  }),
  fill('waterLight', 'M424 806C440 770 480 776 504 768C530 764 550 780 560 776V830H430Z', { width: 2 }),
  line('M452 796q30 -10 60 0M470 812q26 -8 60 0', 2, 'light', 0.9),
  roots.map((d) => line(d, 17, 'line')),
  rootlets.map((d) => line(d, 9, 'line')),
  roots.map((d) => line(d, 12, 'wood')),
  rootlets.map((d) => line(d, 5.4, 'wood')),
  rabbit({ x: 136, y: 774, size: 0.56 }),
];
