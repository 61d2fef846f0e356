import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { greatStar } from '../../primitives/lights.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { briar, roseLeaf } from './briar.ts';
import { brokenWall, mossAtTheCrack } from './brokenWall.ts';
import { hip, openRose, roseBud, sideRose } from './roseBlooms.ts';

export const wildRose: OracleScene = {
  alt: 'A wild rose with two blooms of five petals, a third that is opening, a bud, red hips and many thorns grows out of a crack in a stone wall into the evening sky, a bee on its way to it; the evening star stands above.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26 }),
    greatStar(122, 160, 22),
    hills(600, [30, 60, 90, 40, 70, 100, 60], 'far'),
    oracleHaze(60, 570, 180, 'light'),
    hills(666, [10, 30, 16, 30, 10, 26, 12], 'mid'),
    brokenWall,
    briar('306,640 240,640 180,610 150,560', [11, 10, 9, 8]),
    briar('316,600 390,590 446,560 470,500', [11, 10, 9, 8]),
    briar('330,540 276,526 236,500 220,470', [9, 8, 7, 6]),
    hip(120, 640),
    hip(524, 604),
    line('M150 576Q124 580 120 614M462 546Q520 540 524 578', 5.6, 'line'),
    line('M150 576Q124 580 120 614M462 546Q520 540 524 578', 3.2, 'leafDark'),
    briar('300,696 298,664 314,620 334,550 338,460 330,370', [22, 20, 17, 16, 14, 12], 3),
    mossAtTheCrack,
    eachRow(
      [
        [310, 640, 24, 104],
        [330, 560, 176, 88],
        [337, 480, -8, 104],
        [236, 638, 142, 92],
        [196, 622, -60, 78],
        [398, 588, 68, 96],
        [442, 558, -120, 80],
        [252, 512, 150, 78],
      ],
      (x, y, turn, length, i) => roseLeaf(x, y, turn, length, i % 2 ? 'leaf' : 'leafDark'),
    ),
    openRose(330, 322, 1.4, 14),
    openRose(140, 536, 0.7, 30),
    sideRose(464, 486, 0.92, 14),
    roseBud(218, 462, -14),
    bee,
  ],
};

const bee: Art = put(
  [
    fill('light', 'M-4 -8C-26 -30 -2 -40 4 -12ZM6 -10C10 -36 32 -26 10 -6Z', { width: 1.6 }),
    fill('glow', 'M-22 0C-20 -14 18 -14 22 0C18 12 -18 12 -22 0Z', { width: 1.8 }),
    line('M-8 -9V8M4 -10V9', 4.4, 'ink'),
    line('M-26 6C-50 34 -84 26 -74 4C-64 -12 -46 8 -60 36C-68 56 -80 66 -60 96', 2, 'ink', 0.6),
  ],
  { x: 158, y: 372, size: 1.16 },
);
