import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** A point of its curled back, which is 170 about 0 and runs from its rump, lower right, over the top to its withers. */
const at = (i: number, out = 0): Point => polar(0, 0, 170 + out, 44 - i * 24);

const BACK = swellPath(
  times(10, (i) => at(i)),
  [120, 158, 150, 132, 126, 132, 140, 146, 144, 110],
);
const NECK = limb('-168,-50,130 -196,20,92 -196,80,74 -168,140,70');
const THIGH = outline('238,0! 262,80 236,164 176,214 116,216 92,176 104,110 140,50 190,6');
const HEAD = outline(
  '0,-116 44,-108 78,-70 84,-26 66,24 48,72 44,112 26,142 0,150 -26,142 -44,112 -48,72 -66,24 -84,-26 -78,-70 -44,-108',
);
const EAR = outline('40,-92! 64,-146 112,-180 168,-190! 174,-130 140,-80 82,-48!');

const head: Art = [
  mirrored(
    [
      joined('accent', [EAR]),
      flat('sky', outline('70,-92! 100,-140 156,-174! 152,-124 118,-90')),
      flat('accent', lens([82, -86], [136, -144], 6)),
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

/** A fawn seen from above that lies curled about 0, its hind legs folded under its rump and its nose at (50, 112): 480 wide. */
export const curledFawn: Art = [
  cut('light', outline('196,160! 244,172 258,214 236,250! 204,236 180,200!'), 4),
  joined('accent', [limb('190,180,64 120,262,34 40,276,24 -34,268,18')], 5),
  flat('ink', limb('-10,272,20 -36,268,18')),
  joined('accent', [BACK, NECK], 7),
  joined('accent', [limb('180,180,64 110,216,36 40,224,24 -24,206,18')], 5),
  flat('ink', limb('0,214,20 -26,206,18')),
  joined('accent', [THIGH], 5),
  flat('accent', outline('140,40! 240,-24! 256,60 200,90')),
  hatch(BACK, { role: 'ink', angle: 0, gap: 22, width: 7, side: 'end', reach: 0.1 }),
  gouge(
    times(9, (i) => at(i + 0.9, 8)),
    9,
    'ink',
  ),
  gouge('-236,-30 -190,-56 -130,-40 -110,0', 9, 'ink'),
  times(8, (i) => flat('light', circlePath(...at(i + 1, 36), 12 - (i % 3)))),
  times(7, (i) => flat('light', circlePath(...at(i + 1.4, -22), 11 - (i % 2) * 3))),
  times(5, (i) => flat('light', circlePath(...at(i + 1.8, 56), 7))),
  flat('light', circlePath(204, 100, 11) + circlePath(172, 142, 9) + circlePath(222, 146, 8)),
  put(head, { x: -82, y: 152, turn: -106, size: 0.84 }),
];
