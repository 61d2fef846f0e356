import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffBand } from '../../figure/garment.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { fourOverRim } from '../../figure/rimHand.ts';
import { pentacle } from '../../suits/objects.ts';

const LOOK: Look = {
  shape: 'square',
  skin: 'skinFair',
  hair: 'hairBrown',
  nose: 'long',
  eyes: 'open',
  mood: 'sly',
  turn: 0.5,
  gaze: [0.95, 0.1],
  aged: true,
};

const HEAD = { x: 300, y: 366, size: 1.3, turn: 4 };

const body: Art = fill(
  'cloth',
  'M240 440C150 460 96 520 84 620C76 700 70 790 60 880H540C530 790 524 700 516 620C504 520 450 460 360 440Z',
);

/** The fur on one shoulder. */
const fur: Art = [
  fill('linen', 'M236 452C150 458 84 506 70 574C92 606 130 612 152 588C168 540 200 490 244 470Z'),
  ['196,474 150,496 112,540', '226,476 190,504 160,552', '170,470 120,494 96,530'].map((points) =>
    graven(points, 5, 'shade'),
  ),
];

const { inside, band } = cuffBand('trim', [530, 812], [503, 672], 1.84);

/** An arm whose elbow rests on another coin, its fingers over the rim of the one that he holds. */
const arm = (what: Art): Art => [
  inside,
  fourOverRim('skinFair', { x: 462, y: 568, turn: -18, size: 1.8 }, what),
  limb('cloth', '534,814 522,752 505,684', [92, 82, 64]),
  graven('546,810 538,752 520,704', 5),
  graven('512,806 506,764 494,716', 4, 'ink', 0.5),
  band,
];

/** His chin is above the coin, which he clasps at both sides; another stands on his crown. */
export const miser: Art = [
  body,
  put(hairBehind(LOOK), HEAD),
  put([head(LOOK), frontModelling(LOOK), CROWNS.squareCrown], HEAD),
  pentacle(314, 190, 0.6),
  mirrored(fur),
  arm(put(arm(put(pentacle(300, 646, 1.86), { x: 600, flip: true })), { x: 600, flip: true })),
];
