import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { graven, limb, sampleSpline } from '../../drawing/swell.ts';
import { rabbit } from '../../creatures/beasts.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';
import { grass, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const root: OracleScene = {
  alt: 'The moon shines through the boughs of a broad tree, and below the grass its roots spread as wide as its crown, past stones, a spring and a rabbit in its burrow.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 30 }),
    fullMoon(300, 250, 178),
    hills(480, [30, 50, 30, 60, 20, 50, 30], 'far'),
    hills(506, [4, 10, 6, 12, 6, 10, 6], 'leaf', false),
    earth,
    crown,
    trunk,
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

/** The boughs, which spread as the roots do below. */
const BOUGHS = [
  ['296,430 262,350 190,312 116,300 76,316', [44, 30, 20, 12, 5]],
  ['304,430 338,350 410,312 484,300 524,316', [44, 30, 20, 12, 5]],
  ['292,420 262,310 196,230 132,190', [40, 26, 16, 5]],
  ['308,420 338,310 404,230 468,190', [40, 26, 16, 5]],
  ['298,410 286,300 244,190 226,116', [36, 24, 14, 5]],
  ['302,410 314,300 356,190 374,116', [36, 24, 14, 5]],
  ['300,400 304,280 300,190 302,96', [30, 20, 12, 4]],
  ['212,306 190,270 150,258', [12, 8, 4]],
  ['388,306 410,270 450,258', [12, 8, 4]],
  ['232,270 248,230 240,190', [12, 8, 4]],
  ['368,270 352,230 360,190', [12, 8, 4]],
] as const;

/** Leaves in pairs along the outer part of each bough, and a tuft at its end. */
const foliage: Art = BOUGHS.map(([points, widths], bough) => {
  const spine = sampleSpline(toPoints(points), widths);
  return spine.map(([x, y], i) => {
    const [nx, ny] = spine[i + 1] ?? spine[i - 1] ?? [x, y];
    const angle = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + (spine[i + 1] ? 0 : 180);
    const last = i === spine.length - 1;
    if (i < 8 || (i % 2 > 0 && !last)) return false;
    const ink = (k: number) => (['leaf', 'leafDark', 'sage'] as const)[(i + k + bough) % 3] ?? 'leaf';
    const leans = last ? [-76, 76, -38, 38, 0] : [-64, 64];
    return leans.map((lean, k) => leaf(x, y, angle + lean, last ? 52 : 40 + ((i * 7) % 3) * 4, ink(k), 0.4));
  });
});

const crown: Art = [
  BOUGHS.map(([points, widths]) => limb('wood', points, widths)),
  foliage,
  eachRow(
    [
      [150, 262],
      [222, 208],
      [300, 150],
      [376, 204],
      [452, 262],
      [104, 350],
      [496, 350],
    ],
    (x, y) => [
      disc('red', x, y + 14, 12, 2),
      line(`M${x} ${y}V${y + 5}`, 2.6),
      flat('rose', circlePath(x - 4, y + 10, 3)),
    ],
  ),
];

const trunk: Art = [
  flat('wood', 'M224 536C262 520 274 480 276 400H330C330 480 342 520 380 536L340 556H262Z'),
  line('M214 540C262 522 276 480 277 406M329 406C330 480 342 522 390 540', 2.4),
  graven('290,540 298,480 294,410', 5, 'woodDark'),
  graven('316,540 310,480 314,420', 5, 'woodDark'),
  graven('270,536 284,510 286,470', 4, 'woodDark'),
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
  flat('ink', 'M96 752C66 700 56 610 58 519H84C82 600 92 670 128 726Z'),
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
