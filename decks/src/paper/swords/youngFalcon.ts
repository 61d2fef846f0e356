import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, toPoints } from '../../drawing/geometry.ts';
import { cut, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';

const BODY = 'M152 420C104 520 92 640 150 706C206 746 296 730 326 652C348 580 340 500 316 430L236 380Z';
const WING = 'M150 486C92 570 84 660 96 772C176 736 228 650 232 576C236 522 196 480 150 486Z';
const CAP =
  'M150 400C142 322 190 282 244 284C300 290 334 330 330 372C304 364 290 372 276 386C282 410 280 430 270 452C254 436 244 416 240 396C210 398 176 408 150 400Z';

/** Tufts of down, one at each of the points, which the wind blows to the left. */
const down = (points: string, lean = 0, length = 40): string[] =>
  toPoints(points).flatMap(([x, y]) =>
    [-16, 4, 22].map((by, i) =>
      lens([x, y], polar(x, y, length * (1 - i * 0.14), 180 + lean + by), length * 0.2),
    ),
  );

/** A young falcon that stands and looks right, tufts of down still about it: 290 wide, from its crown at 290 to 820. */
export const youngFalcon: Art = [
  cut('near', 'M110 690L84 812L132 820L180 712Z', 5),
  [196, 270].map((x) => [
    stroke('ink', `${x},700 ${x + 4},780`, [26, 24]),
    stroke('glow', `${x},700 ${x + 4},780`, [16, 14]),
    keyed('glow', `M${x - 18} 790q24 -34 64 0l-20 -6l-12 12l-14 -12Z`, 4),
  ]),
  joined(
    'light',
    [
      BODY,
      circlePath(237, 382, 92),
      ...down('196,318 176,336 162,358 154,382 154,408 156,434 148,458', -6, 44),
      ...down('236,298 216,304', 30, 30),
    ],
    5,
  ),
  ticks(BODY, {
    role: 'ink',
    flow: 110,
    gap: 32,
    length: 22,
    width: 7,
    tone: (x, y) => (x > 210 && y > 520 ? 0.8 : 0),
  }),
  cut('near', WING, 6),
  ticks(WING, { role: 'light', flow: 112, gap: 24, length: 26, width: 5 }),
  joined('light', down('190,508 172,524 206,532 160,548', -24, 32), 3),
  joined('light', down('214,714 236,728 204,734 292,708 306,724 280,736 246,744', -52, 36), 3),
  put(
    [
      flat('near', CAP),
      hatch(CAP, { role: 'light', angle: 20, gap: 15, width: 4, reach: 0.3 }),
      keyed('glow', 'M318 358C342 348 362 358 366 388C358 384 350 384 346 390C338 386 330 390 320 394Z', 5),
      keyed('glow', circlePath(282, 350, 21), 4),
      flat('ink', circlePath(285, 349, 13)),
      flat('light', circlePath(290, 344, 5)),
    ],
    { x: -76, y: 64, turn: -12 },
  ),
  joined('light', down('192,366 196,390', -8, 26), 2),
];
