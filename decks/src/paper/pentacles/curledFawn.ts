import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** A point of its curled back, which is 166 about 0 and runs from its rump, lower right, over the top to its neck. */
const at = (i: number, out = 0): Point => polar(0, 0, 166 + out, 58 - i * 24);

const BACK = swellPath(
  times(13, (i) => at(i)),
  [96, 132, 146, 146, 140, 136, 138, 138, 128, 110, 94, 84, 78],
);
const HEAD = outline(
  '0,-116 44,-108 78,-70 84,-26 66,24 48,72 44,112 26,142 0,150 -26,142 -44,112 -48,72 -66,24 -84,-26 -78,-70 -44,-108',
);
const EAR = outline('42,-96! 70,-150 128,-192 196,-206! 196,-140 158,-82 84,-52!');

const head: Art = [
  mirrored(
    [
      joined('accent', [EAR]),
      flat('sky', outline('72,-94! 104,-146 180,-190! 170,-132 128,-92')),
      flat('accent', lens([84, -88], [150, -150], 6)),
    ],
    0,
  ),
  joined('accent', [HEAD]),
  flat('ink', outline('0,-112 26,-92 14,-40 8,20 0,40 -8,20 -14,-40 -26,-92')),
  flat('sky', outline('0,60 22,92 28,124 16,142 0,146 -16,142 -28,124 -22,92')),
  flat('ink', outline('0,144 -20,138 -24,122 0,116 24,122 20,138')),
  mirrored(
    [flat('ink', outline('46,-30! 62,-50 78,-36! 78,-14 58,-6')), flat('light', circlePath(64, -32, 5))],
    0,
  ),
];

/** A fawn seen from above that lies curled about 0, its nose towards the middle: 480 wide. */
export const curledFawn: Art = [
  joined('accent', [limb('60,190,44 -40,236,26 -110,236,18'), limb('110,150,50 40,250,26 -30,270,18')], 5),
  flat('ink', limb('-92,237,20 -118,236,18') + limb('-12,266,20 -38,272,18')),
  joined('accent', [BACK], 7),
  hatch(BACK, { role: 'ink', angle: 0, gap: 22, width: 7, side: 'end', reach: 0.1 }),
  gouge(
    times(9, (i) => at(i + 0.7, 8)),
    9,
    'ink',
  ),
  gouge('226,40 170,20 118,54 104,112 130,166', 9, 'ink'),
  gouge('-226,10 -176,-16 -126,6 -108,54', 9, 'ink'),
  times(9, (i) => flat('light', circlePath(...at(i + 0.8, 36), 12 - (i % 3)))),
  times(8, (i) => flat('light', circlePath(...at(i + 1.2, -22), 11 - (i % 2) * 3))),
  times(5, (i) => flat('light', circlePath(...at(i + 1.6, 58), 7))),
  cut('light', outline('70,140! 96,128 122,140 118,176 90,200! 74,176'), 4),
  put(head, { x: -96, y: 150, turn: -128, size: 0.84 }),
];
