import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
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
  gaze: [0.95, 0],
  aged: true,
};

const HEAD = { x: 300, y: 372, size: 1.5, turn: 4 };

const body: Art = fill(
  'cloth',
  'M232 470C130 490 84 560 74 640C64 720 60 800 56 880H544C540 800 536 720 526 640C516 560 470 490 368 470Z',
);

/** The fur on one shoulder, drawn up to the ear. */
const fur: Art = [
  fill('linen', 'M224 452C150 452 78 500 58 590C76 624 118 628 144 604C164 556 200 510 250 496Z'),
  ['226,464 146,494 96,556', '232,480 186,510 138,582', '170,464 112,500 76,566'].map((points) =>
    graven(points, 5, 'shade'),
  ),
];

const ELBOW: Point = [528, 822];
const WRIST: Point = [486, 668];
const cuff = cuffBand('linen', ELBOW, WRIST, 2);

/** The right forearm, its elbow on the lying coin. */
const forearm: Art = [
  limb('cloth', [ELBOW, [516, 768], [496, 708]], [124, 106, 72]),
  graven('560,700 540,750 536,800', 6),
  graven('476,742 492,770 486,806', 6, 'ink', 0.4),
  graven('506,700 516,750 508,790', 4),
  cuff.band,
];

const clinging = (what: Art): Art =>
  fourOverRim('skinFair', { x: 456, y: 564, turn: -14, size: 1.6 }, [
    fourOverRim('skinFair', { x: 144, y: 564, turn: 14, size: 1.6, flip: true }, what),
  ]);

/** Only his eyes look out over the coin, to which he clings with both hands; another stands on his crown. */
export const miser: Art = [
  body,
  put(hairBehind(LOOK), HEAD),
  put([head(LOOK), frontModelling(LOOK), CROWNS.squareCrown], HEAD),
  pentacle(312, 176, 0.6),
  mirrored(fur),
  clinging(pentacle(300, 590, 1.94)),
  mirrored(forearm),
];
