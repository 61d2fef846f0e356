import { flat, type Art } from '../../drawing/art.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '300,200 366,214 424,262 446,350 430,450 384,560 326,650 300,700! 274,650 216,560 170,450 154,350 176,262 234,214',
);
const LEFT_WING = outline(
  '270,240! 210,244 166,300 160,380 184,480 232,580 292,690! 300,600 288,480 284,340',
);
const RIGHT_WING = outline(
  '330,240! 390,244 434,300 440,380 416,480 368,580 308,690! 306,600 314,480 318,340',
);
const HEAD = outline('268,244! 256,196 282,160 326,154 358,172 374,206! 366,234 336,252');

/** Three toes that stand at (x, y). */
const toes = (x: number, y: number): Art =>
  [-44, 2, 46].map((dx) => gouge(`${x},${y - 4} ${x + dx * 0.5},${y} ${x + dx},${y + 8}`, 10, 'ink'));

/** A heron from behind, its head sunk between its wings and turned to look down to the right: from its head at 154 to its toes at 768. */
export const mourningHeron: Art = [
  [276, 326].map((x) => [
    stroke('ink', `${x},620 ${x + 2},690 ${x - 4},756`, [18, 12, 10]),
    toes(x - 4, 758),
  ]),
  joined('ink', [BODY, HEAD], 6),
  [
    stroke('light', '296,166 244,176 196,226', [16, 13, 6]),
    stroke('ink', '296,166 244,176 198,224', [11, 8, 3]),
  ],
  flat('far', outline('318,172! 344,176 362,196 366,208! 342,204 322,194')),
  stroke('light', '326,206 340,214 354,212 362,206', [2, 6, 6, 3]),
  cut('near', LEFT_WING, 4),
  cut('near', RIGHT_WING, 4),
  hatch(LEFT_WING, { angle: 66, gap: 22, width: 6, side: 'all' }),
  hatch(RIGHT_WING, { angle: 114, gap: 19, width: 6, side: 'all', role: 'mid' }),
  flat('ink', lens([300, 260], [302, 640], 14)),
  cut('glow', outline('338,246! 352,222 376,204! 424,300 448,396! 388,330'), 5),
  gouge('362,226 402,304 440,384', 4, 'ink'),
];
