import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { grass, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { acorn } from './acorn.ts';

export const seed: OracleScene = {
  alt: 'A great acorn lies split in dark earth; it puts out roots, and a shoot that bends up beside it to three young oak leaves and almost reaches the grass of a field with an old fence under the moon.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 300 }),
    fullMoon(176, 124, 50, 'linen', 'shaded'),
    hills(226, [30, 60, 20, 30, 30, 60, 40], 'far'),
    fence,
    hills(246, [10, 14, 6, 12, 8, 12, 8], 'leaf'),
    grass(
      [
        [90, 246],
        [140, 242],
        [204, 246],
        [262, 248],
        [352, 246],
        [400, 242],
        [520, 244],
      ],
      'leafDark',
    ),
    put(soil, { x: -90, y: -272, size: 1.3 }),
    grassRoots,
    put(acorn, { x: 270, y: 524, size: 1.4, turn: 4 }),
  ],
};

const fence: Art = [
  line('M340 214L560 206M340 230L560 224', 9, 'line'),
  line('M340 214L560 206M340 230L560 224', 5, 'wood'),
  [352, 404, 462, 520].map((x, i) =>
    fill('wood', `M${x - 6} 250L${x - 5 + (i % 2) * 3} 196L${x + 3} 190L${x + 8} 197L${x + 7} 250Z`, {
      width: 2.2,
    }),
  ),
];

/** What the grass sends down from above, left and right of the shoot. */
const grassRoots: Art = times(14, (i) => {
  const [x, length] = [58 + i * 37, 40 + ((i * 29) % 50)];
  return Math.abs(x - 300) < 60
    ? false
    : [-8, 0, 9].map((dx, k) =>
        graven(
          [
            [x, 262],
            [x + dx, 262 + length * 0.5],
            [x + dx * 2.2 - 4, 262 + length * (1 - (k % 2) * 0.3)],
          ],
          4,
          'straw',
          0.8,
        ),
      );
});

const soil: Art = [
  fill('woodDark', 'M40 404C130 392 200 412 300 402C400 392 470 412 560 400V830H40Z'),
  flat(
    'wood',
    'M40 404C130 392 200 412 300 402C400 392 470 412 560 400V436C460 452 400 430 300 440C200 450 130 430 40 442Z',
  ),
  flat('ink', 'M40 560C160 542 240 574 330 558C420 546 480 566 560 552V830H40Z', 0.25),
  flat('ink', 'M40 700C140 684 230 712 320 698C420 684 490 706 560 694V830H40Z', 0.35),
  line(
    'M40 510C160 492 240 520 330 506C420 494 480 514 560 500M40 720C140 704 230 730 320 716C420 702 490 724 560 712',
    2.4,
    'wood',
    0.8,
  ),
  eachRow(
    [
      [96, 480, 20],
      [500, 470, 24],
      [140, 690, 26],
      [478, 700, 20],
      [84, 780, 16],
      [520, 610, 15],
      [90, 590, 13],
      [420, 780, 18],
      [180, 780, 12],
    ],
    (x, y, r) =>
      fill(
        'stoneDark',
        `M${x - r} ${y}C${x - r} ${y - r} ${x + r * 0.6} ${y - r} ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.7} ${x - r * 0.7} ${y + r * 0.8} ${x - r} ${y}Z`,
        { width: 2 },
      ),
  ),
  times(40, (i) =>
    flat(
      i % 3 ? 'wood' : 'straw',
      circlePath(56 + ((i * 149) % 490), 460 + ((i * 83) % 340), 2.4 + (i % 3)),
      0.9,
    ),
  ),
  line('M100 720c20 -10 30 14 52 6c16 -8 24 10 40 4', 11, 'line'),
  line('M100 720c20 -10 30 14 52 6c16 -8 24 10 40 4', 7.4, 'rose'),
];
