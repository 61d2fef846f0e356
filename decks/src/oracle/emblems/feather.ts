import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, hills, moonRoad, oracleHaze, printedSky, reeds, stillWater } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const feather: OracleScene = {
  alt: 'A white feather with dark bars, longer than the picture is wide, floats on still water like a boat, its tip curled up; rings spread from it, and the full moon rises from behind far hills.',
  hour: 'haze',
  draw: (chance) => [
    printedSky(chance, { stars: 18, floor: 240 }),
    fullMoon(196, 262, 96),
    hills(300, [40, 86, 60, 40, 50, 110, 90], 'far'),
    oracleHaze(320, 262, 190, 'light'),
    hills(318, [26, 12, 4, 0, 4, 24, 46], 'near'),
    firs(
      [
        [482, 316, 90],
        [528, 310, 130],
      ],
      'leafDark',
    ),
    stillWater(312),
    moonRoad(196, 322, 520, 62),
    put([rings, plume], { x: -66, y: -200, size: 1.2 }),
    reeds(92, 816, 5, 150),
  ],
};

const VANE = outline(
  '128,694! 176,662 250,640 330,616 404,574 462,514 522,420! 534,500 522,576 484,640! 474,632 478,654! 424,700 350,730 270,736 200,726',
);

/** The shaft, from the quill to the tip. */
const SHAFT: readonly Point[] = [
  [66, 676],
  [130, 698],
  [220, 702],
  [320, 682],
  [410, 630],
  [478, 548],
  [522, 424],
];

/** Where a barb leaves the shaft, on both sides. */
const BARBS = times(30, (i): Point => {
  const t = 1 + (i / 30) * 4.8;
  const [k, [ax, ay], [bx, by]] = [t % 1, SHAFT[Math.floor(t)] ?? [0, 0], SHAFT[Math.floor(t) + 1] ?? [0, 0]];
  return [ax + (bx - ax) * k, ay + (by - ay) * k];
});

const plume: Art = [
  fill('light', VANE, { width: 3 }),
  clipped(VANE, [
    flat(
      'linen',
      swellPath(
        [
          [130, 728],
          [240, 742],
          [350, 720],
          [440, 670],
          [510, 570],
        ],
        [50, 60, 70, 70, 60],
      ),
    ),
    [0, 1, 2, 3, 4].map((i) => {
      const [x, y] = BARBS[5 + i * 5] ?? [0, 0];
      return flat(
        'woodDark',
        swellPath(
          [
            [x - 44 + i * 6, y - 62],
            [x + 8, y - 4],
            [x + 6 + i * 8, y + 62],
          ],
          [20, 24, 18],
        ),
      );
    }),
    line(
      BARBS.map(([x, y]) => `M${x} ${y}q20 -30 22 -90M${x} ${y}q30 14 60 74`).join(''),
      1.6,
      'stoneDark',
      0.8,
    ),
  ]),
  line(VANE, 3),
  flat('line', swellPath(SHAFT, [9, 12, 11, 10, 8, 7, 3])),
  flat('straw', swellPath(SHAFT, [5, 7, 6.4, 5.4, 4, 3, 1])),
  graven('116,690 96,660 108,640', 4, 'light', 1),
  graven('132,690 120,654 136,632', 4, 'light', 1),
];

/** The shadow on the water and the rings that spread from it. */
const rings: Art = [
  flat('ink', outline('110,718! 220,748 360,748 480,700! 440,760 300,780 170,762'), 0.5),
  line(
    'M92 730Q290 830 506 720M70 750Q300 872 534 734M190 800Q300 822 420 796M474 690q34 -8 56 -26M54 700q16 20 50 30',
    3,
    'light',
    0.8,
  ),
];
