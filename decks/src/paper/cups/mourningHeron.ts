import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
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
    stroke('ink', `${x},560 ${x + 4},660 ${x - 4},756`, [22, 14, 11]),
    toes(x - 4, 758),
  ]),
  put(
    [
      joined('ink', [BODY, HEAD], 6),
      [
        stroke('light', '296,166 244,176 196,226', [16, 13, 6]),
        stroke('ink', '296,166 244,176 198,224', [11, 8, 3]),
      ],
      cut('near', LEFT_WING, 4),
      cut('near', RIGHT_WING, 4),
      hatch(LEFT_WING, { angle: 66, gap: 22, width: 6, side: 'all' }),
      hatch(RIGHT_WING, { angle: 114, gap: 19, width: 6, side: 'all', role: 'mid' }),
      flat('ink', lens([300, 260], [302, 640], 14)),
      // Its head again, over the wings, with a half-shut eye, and the bill that grows out of its face.
      cut('glow', outline('326,236! 350,206 382,190! 428,296 446,404! 392,330 352,276'), 5),
      gouge('356,226 404,310 440,392', 4, 'ink'),
      joined('ink', [HEAD], 5),
      flat('far', outline('300,166! 330,166 362,186 378,208! 366,226 340,236! 316,220 300,196')),
      flat('glow', circlePath(340, 200, 13)),
      flat('ink', circlePath(344, 205, 8)),
      flat('ink', outline('318,196! 330,182 352,184 366,202! 344,194')),
    ],
    { x: 30, y: 16, size: 0.9 },
  ),
];
