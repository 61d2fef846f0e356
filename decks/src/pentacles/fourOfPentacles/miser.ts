import { type Art, fill, flat, mirrored, put } from '../../drawing/art.ts';
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
  'clothDark',
  'M232 470C130 490 84 560 74 640C64 720 60 800 56 880H544C540 800 536 720 526 640C516 560 470 490 368 470Z',
);

/** The fur on one shoulder, drawn up to the ear. */
const fur: Art = [
  fill('linen', 'M224 452C150 452 78 500 58 590C76 624 118 628 144 604C164 556 200 510 250 496Z'),
  ['226,464 146,494 96,556', '232,480 186,510 138,582', '170,464 112,500 76,566'].map((points) =>
    graven(points, 5, 'shade'),
  ),
];

/** The right upper arm, from below the fur to the elbow. */
const upperArm: Art = [
  fill('cloth', 'M452 596C444 660 452 740 470 830H552C556 790 554 700 542 590Z'),
  flat('ink', 'M462 600C456 650 470 700 500 740L546 700L540 600Z', 0.26),
  graven('522,616 534,690 528,770', 6),
  graven('506,614 514,650 510,690', 4),
];

const ELBOW: Point = [512, 838];
const WRIST: Point = [475, 654];
const cuff = cuffBand('linen', ELBOW, WRIST, 2);

/** The right forearm, its elbow behind the edge of the table. */
const forearm: Art = [
  limb('cloth', [ELBOW, [500, 772], [480, 694]], [92, 84, 64]),
  flat('ink', 'M448 800C466 776 498 772 530 778C516 790 476 790 448 800Z', 0.3),
  graven('498,704 512,750 512,790', 5, 'ink', 0.4),
  graven('464,720 466,752 460,790', 4),
  graven('484,704 492,744 486,780', 4),
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
  mirrored(upperArm),
  mirrored(fur),
  clinging(pentacle(300, 590, 1.94)),
  mirrored(forearm),
];
