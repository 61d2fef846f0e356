import { type Art, eachOf, fill, mirrored, type Place, put } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { cuppingHand } from '../../figure/cuppingHand.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { disc, star } from '../../primitives/lights.ts';

const LOOK: Look = {
  shape: 'oval',
  skin: 'skinFair',
  hair: 'hairAuburn',
  cut: 'waves',
  eyes: 'down',
  mood: 'tender',
  turn: -0.62,
};

const HEAD = { x: 296, y: 352, size: 1.34, turn: -7 };

export const hair: Art = put(hairBehind(LOOK), HEAD);

export const crownedHead: Art = put([head(LOOK), frontModelling(LOOK), CROWNS.flameCrown], HEAD);

/** A red robe sewn with gold suns, with jewels round the neck. */
export const robe: Art = [
  fill('redDark', 'M236 462C150 480 100 560 88 660L70 900H524L504 660C490 560 440 480 350 462Z'),
  fill('trim', 'M236 456Q294 530 352 456L378 470Q294 580 210 470Z', { width: 2 }),
  eachOf('246,494 294,516 342,494', (x, y) => disc('red', x, y, 9, 1.4)),
  eachOf('190,640 398,640 150,760 440,760 130,860 470,860', (x, y) => [
    star(x, y, 16, 'glow', 8, 0.5),
    disc('wood', x, y, 6, 0),
  ]),
];

const arm = (shoulder: Point, elbow: Point, at: Place, wrist: Point, hand: (place: Place) => Art): Art =>
  cuffedArm({ shoulder, elbow, cloth: 'redDark', trim: 'light', size: 1.8, at, wrist, hand });

/** One hand strokes the cat's back, the other arm carries it, the hand round its haunch. */
export const stroking: Art = arm(
  [442, 600],
  [528, 748],
  { x: 404, y: 684, turn: -8, size: 1.45, flip: true },
  [-28, 0],
  (place) => restingHand('skinFair', place, false),
);
export const cradling: Art = arm(
  [142, 600],
  [84, 824],
  { x: 392, y: 830, turn: -14, size: 1.36 },
  [-48, 12],
  (place) => cuppingHand('skinFair', place),
);

/** A green mantle over both shoulders, above the arms. */
export const mantle: Art = mirrored(
  [
    fill('sageDark', 'M226 466C156 476 100 530 78 622C110 656 160 656 190 628C192 572 206 510 238 478Z'),
    graven('206,486 146,540 116,630', 7),
    graven('222,492 186,550 166,632', 6),
  ],
  294,
);
