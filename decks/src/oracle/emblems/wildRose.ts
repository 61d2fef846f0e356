import { eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { greatStar } from '../../primitives/lights.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { briar, roseLeaf } from './briar.ts';
import { brokenWall, grassOnTheWall, rootEnds, shadeInCrack } from './brokenWall.ts';
import { hip, openRose, roseBud, sideRose } from './roseBlooms.ts';

export const wildRose: OracleScene = {
  alt: 'A wild rose with two blooms of five petals, a third that is opening, a bud, red hips and sharp thorns grows out of a crack that it has split in a stone wall; a bee, dusted with pollen, sits on the great bloom; the evening star stands above.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26 }),
    greatStar(122, 160, 22),
    hills(600, [30, 60, 90, 40, 70, 100, 60], 'far'),
    oracleHaze(60, 570, 180, 'light'),
    hills(666, [10, 30, 16, 30, 10, 26, 12], 'mid'),
    brokenWall,
    briar('306,640 240,640 180,610 150,560', [15, 13, 12, 10]),
    briar('316,600 390,590 446,560 470,500', [15, 13, 12, 10]),
    briar('330,540 276,526 236,500 220,470', [13, 11, 9, 8]),
    hip(120, 640),
    hip(524, 604),
    line('M150 576Q124 580 120 614M462 546Q520 540 524 578', 5.6, 'line'),
    line('M150 576Q124 580 120 614M462 546Q520 540 524 578', 3.2, 'leafDark'),
    rootEnds,
    briar('300,806 297,750 299,696 314,620 334,550 338,460 330,370', [10, 18, 25, 24, 20, 18, 15], 3, 16),
    shadeInCrack,
    grassOnTheWall,
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
    openRose(326, 318, 1.42, 8),
    openRose(142, 536, 0.7, 150),
    sideRose(464, 486, 0.92, 14),
    roseBud(218, 462, -14),
    bee,
  ],
};

/** A bee on the open flower, dusted with its pollen. */
const bee: Art = put(
  [
    flat('ink', outline('-26,14! 20,10 34,20! 10,30 -20,28'), 0.3),
    line('M-10 8L-16 22M2 9L2 24M12 8L18 22', 3.4, 'ink'),
    fill('light', 'M-2 -8C-30 -28 -10 -48 4 -12ZM8 -10C10 -42 38 -34 14 -4Z', { width: 1.8 }),
    fill('glow', 'M-26 0C-26 -16 12 -18 20 -6C28 -4 28 8 20 8C10 16 -24 14 -26 0Z', { width: 2 }),
    line('M-13 -11V10M-1 -13V11', 5, 'ink'),
    fill('ink', circlePath(20, 1, 9), { width: 1.6 }),
    flat('light', circlePath(23, -2, 2.4)),
    line('M24 -6Q32 -12 34 -20M27 -3Q36 -6 40 -12', 2.2, 'ink'),
    eachOf('-18,12,3 -6,14,3.4 6,13,3 16,12,2.6 -20,-6,2.4 10,-8,2.4 26,14,2.4', (x = 0, y = 0, r = 0) =>
      fill('trim', circlePath(x, y, r), { width: 1 }),
    ),
  ],
  { x: 392, y: 292, size: 1.3, flip: true, turn: -14 },
);
