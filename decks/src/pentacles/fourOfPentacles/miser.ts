import { type Art, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
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

const HAND = { x: 462, y: 568, turn: -14, size: 1.7 };

const { inside, band } = cuffBand('trim', [536, 806], [494, 664], 1.84);

/** The sleeve from the shoulder down to the elbow on the other coin, and up to the cuff. */
const sleeve: Art = [
  limb('cloth', '470,556 528,660 540,800', [104, 100, 92]),
  graven('500,600 548,690 556,790', 6),
  graven('470,610 506,680 514,760', 5, 'ink', 0.4),
];

/** His elbow rests there; his fingers come over the rim of the coin that he holds, and the thumb presses on it. */
const arm = (what: Art): Art => [
  inside,
  fourOverRim('skinFair', HAND, what),
  put(
    fill('skinFair', swellPath('12,-12 10,-36 -2,-52 -14,-58', [20, 17, 14, 9]), {
      edge: 'skinEdge',
      width: 1.8,
    }),
    HAND,
  ),
  put(flat('skinFair', 'M4 -10C4 -20 8 -26 14 -24C22 -16 21 0 19 14L8 14C4 6 6 -2 4 -10Z'), HAND),
  put(line('M0 -48q-2 -5 -7 -6', 1.2, 'skinEdge', 0.6), HAND),
  limb('cloth', '538,806 522,752 507,706', [90, 84, 68]),
  graven('556,806 540,752 514,690', 5),
  graven('512,806 506,764 490,700', 4, 'ink', 0.5),
  line('M512 772Q536 764 566 776M514 792Q538 786 560 794', 2, 'ink', 0.4),
  band,
];

/** His chin is above the coin, which he clasps at both sides; another stands on his crown. */
export const miser: Art = [
  body,
  put(hairBehind(LOOK), HEAD),
  put([head(LOOK), frontModelling(LOOK), CROWNS.squareCrown], HEAD),
  pentacle(314, 190, 0.6),
  mirrored([sleeve, put(fur, { x: 600, flip: true })]),
  arm(put(arm(put(pentacle(300, 646, 1.86), { x: 600, flip: true })), { x: 600, flip: true })),
];
