import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, outward, ticks } from '../lino/marks.ts';

const MANTLE =
  'M300 160C400 160 450 250 430 340C420 390 396 410 390 460C380 520 220 520 210 460C204 410 180 390 170 340C150 250 200 160 300 160Z';
const ARMS = [
  '240,460 150,480 84,430 66,350 100,310 124,340 108,362',
  '240,490 160,540 80,560 56,640 96,680 130,650 110,626',
  '260,510 190,600 170,690 110,740 90,800',
  '280,520 250,620 250,700 210,780 220,840',
];
const WIDTHS = [74, 60, 48, 38, 30, 20, 10];

/** Most of an arm that holds something: its end is in `holdingArms`. */
const HOLDING = swellPath('244,480 168,548 160,622 206,672', [60, 56, 50, 42]);

const suckers = (points: string) =>
  toPoints(points)
    .slice(1)
    .map(([x, y], i) => flat('light', circlePath(x + 8, y + 10, 8 - i)));

/** A great octopus from the front, 540 wide, its mantle from 160 to 500 and its arms down to 860. */
export const octopus: Art = [
  mirrored(ARMS.map((arm) => joined('accent', [swellPath(arm, WIDTHS)]))),
  mirrored(joined('accent', [HOLDING])),
  joined('accent', [MANTLE]),
  mirrored(ARMS.map((arm) => suckers(arm))),
  ticks(MANTLE, {
    role: 'ink',
    flow: outward(300, 420),
    gap: 34,
    length: 16,
    width: 9,
    tone: (_, y) => (y < 320 ? 0.8 : 0),
  }),
  hatch('M330 170C400 176 450 250 430 340C420 380 400 400 392 440C360 400 400 280 330 170Z', {
    role: 'ink',
    angle: 10,
    gap: 14,
    width: 5,
    side: 'end',
    reach: 0.6,
  }),
  mirrored([
    keyed('glow', circlePath(232, 384, 36), 6),
    flat('ink', 'M206 388C216 376 248 376 258 388C248 400 216 400 206 388Z'),
    gouge('184,350 230,326 276,352', 12, 'ink'),
    gouge('250,440 276,452 300,448', 6, 'ink'),
  ]),
];

/** The ends of two of its arms, 300 wide, which lie before what it holds at (300, 610). */
export const holdingArms: Art = mirrored([
  joined('accent', [swellPath('166,640 206,672 254,680 290,656', [46, 42, 32, 16])]),
  // Each goes on from its arm without a line.
  flat('accent', swellPath('160,604 170,640 206,672', [51, 48, 42])),
  flat('light', circlePath(212, 664, 8) + circlePath(180, 634, 9) + circlePath(246, 676, 6)),
]);
