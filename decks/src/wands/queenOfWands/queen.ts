import { type Art, eachOf, fill, flat, line, mirrored, type Place, put } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc, star } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';

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

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

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

/**
 * The back of a hand that carries: its four fingers lie close together, to the right, and bend upwards round what they
 * hold; the thumb is hidden behind it. The wrist is at (-30, 4).
 */
const carryingHand = (place: Place): Art =>
  put(
    [
      [
        '0,15 21,16 39,11 50,3',
        '6,6 29,4 49,-5 61,-17',
        '6,-4 27,-9 46,-21 57,-34',
        '2,-13 22,-21 38,-33 46,-46',
      ].map((points) => fill('skinFair', swellPath(points, [13, 13.5, 12, 9]), EDGE)),
      fill(
        'skinFair',
        'M-36 -9C-24 -11 -12 -19 -1 -20Q7 -20 8 -13Q13 -9 10 -4Q15 1 11 6Q13 13 6 16Q3 23 -5 22C-15 22 -24 17 -36 17Z',
        EDGE,
      ),
      flat('light', 'M-26 -6C-14 -12 -4 -18 3 -15C2 -8 -12 0 -26 0Z', 0.2),
      line('M24 -27q5 3 4 8M30 -16q5 4 3 9M32 -3q4 4 2 9M23 11q4 4 2 8', 1.3, 'skinEdge', 0.5),
    ],
    place,
  );

/** One fist holds the staff upright, before the mantle. */
export const holding = cuffedLayers({
  shoulder: [452, 596],
  elbow: [534, 790],
  cloth: 'redDark',
  trim: 'light',
  size: 1.8,
  at: { x: 462, y: 684, turn: 22, size: 1.5, flip: true },
  wrist: [-30, 3],
  hand: (place) => grip('skinFair', place, heldAt(wand, 26, 2.6, 5)),
});

/** The other arm carries the cat, the hand round its haunch. */
export const cradling: Art = arm(
  [142, 600],
  [84, 812],
  { x: 350, y: 816, turn: 6, size: 1.3 },
  [-30, 4],
  carryingHand,
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
