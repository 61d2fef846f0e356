import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { pillar } from '../../primitives/buildings.ts';
import { crescent } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

/** The curtain hangs in folds from its rod, under a border of scallops. */
export const curtainFolds: Art = [
  eachOf('176,20 256,18 350,24 434,26 490,16', (x, width) => [
    flat(
      'wineDark',
      swellPath(
        [
          [x, 206],
          [x - 6, 420],
          [x + 4, 700],
        ],
        [width * 0.5, width, width * 1.3],
      ),
      0.75,
    ),
    flat(
      'red',
      swellPath(
        [
          [x + width, 206],
          [x + width - 4, 420],
          [x + width + 4, 700],
        ],
        [4, width * 0.5, width * 0.6],
      ),
      0.5,
    ),
  ]),
  fill(
    'wine',
    `M110 206H508V222${[0, 1, 2, 3, 4, 5].map(() => 'q-8 26 -33.2 26q-25.2 0 -33.2 -26').join('')}Z`,
    {
      width: 2,
    },
  ),
];

/** A twig that hangs from the rod beside the pillar and bears the pomegranates. */
export const vine: Art = [
  line('M470 210C452 262 428 300 428 356C428 412 462 446 464 502C466 548 446 574 440 606', 3.4, 'trim'),
  eachOf(
    '460,240,20 446,276,170 430,330,150 428,386,20 440,424,160 456,462,10 465,520,170 452,566,20',
    (x, y, turn, i) => leaf(x, y, turn, 27, i % 2 ? 'leaf' : 'leafDark'),
  ),
];

/** A fluted pillar of dark stone, its left edge in the light, with a moon on a pale disc. */
export const darkPillar: Art = [
  pillar(104, 196, 900, 'shade', 'ink'),
  eachOf('76,10 96,9 114,8 130,6', (x, width) => flat('stone', boxPath(x, 262, width, 612), 0.55)),
  eachOf('90 108 125', (x) => line(`M${x} 262V874`, 1.8, 'detail', 0.7)),
  graven('73,262 73,540 73,874', 5, 'light', 0.8),
  fill('light', 'M85 302a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z', { width: 1.8 }),
  crescent(104, 302, 12, 0, 'cloth', 0),
];
