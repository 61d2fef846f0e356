import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { restingHand } from '../../figure/restingHand.ts';
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

const HEAD = { x: 300, y: 408, size: 1.3, turn: 4 };

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

/** An arm that reaches round the coin, its elbow on another coin. */
const arm = (x: number, y: number): Art =>
  cuffedArm({
    shoulder: [126, 560],
    elbow: [104, 776],
    cloth: 'cloth',
    size: 1.8,
    at: { x, y, turn: -16, size: 1.7 },
    wrist: [-26, 0],
    hand: (place) => restingHand('skinFair', place),
  });

/** Only his eyes look over the coin that he hugs; another stands on his crown. */
export const miser: Art = [
  body,
  put(hairBehind(LOOK), HEAD),
  put([head(LOOK), frontModelling(LOOK), CROWNS.squareCrown], HEAD),
  pentacle(314, 232, 0.6),
  pentacle(300, 620, 1.9),
  arm(236, 716),
  put(arm(232, 676), { x: 600, flip: true }),
  mirrored(fur),
];
