import { eachOf, fill, flat, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { longSword } from '../../suits/longSword.ts';
import { butterfly } from './seat.ts';

const EDGE = { edge: 'skinEdge', width: 1.6 } as const;

const LOOK: Look = {
  shape: 'long',
  skin: 'skinFair',
  hair: 'hairWhite',
  cut: 'waves',
  nose: 'long',
  eyes: 'open',
  mood: 'grave',
  turn: 0.75,
  gaze: [0.9, 0.1],
};

const HEAD = { x: 302, y: 354, size: 1.34, turn: 2 };

/** Two wings that grow from bosses on the crown, in the units of the head. */
const wingedCrown: Art = [
  mirrored(
    [
      put(
        [
          ['2,6 32,-4 58,-22', '2,4 30,-20 56,-46', '0,2 22,-34 46,-68', '-4,2 8,-42 28,-84'].map(
            (points) => [
              fill('light', swellPath(points, [12, 25, 11]), { width: 1.8 }),
              graven(points, 2.4, 'ink', 0.4),
            ],
          ),
          fill('light', 'M-10 4C-10 -16 2 -30 16 -30C28 -24 30 -6 16 8Z', { width: 1.8 }),
        ],
        { x: 54, y: -50, turn: 0 },
      ),
    ],
    0,
  ),
  fill('metal', 'M-60 -44L-46 -80L-24 -68L0 -122L24 -68L46 -80L60 -44Q0 -64 -60 -44Z'),
  fill('metal', 'M-64 -48Q0 -72 64 -48L62 -28Q0 -52 -62 -28Z', { width: 1.8 }),
  mirrored(disc('metal', 56, -48, 12, 1.8), 0),
  eachOf('-28,-49 0,-53 28,-49', (x, y, i) => disc(i === 1 ? 'waterLight' : 'red', x, y, 6, 1.2)),
  disc('waterLight', 0, -88, 9, 1.6),
];

/** Her gown falls in one piece from the belt. */
const lap: Art = [
  fill('cloth', 'M186 700C148 730 120 800 108 910H516C504 800 462 728 388 704Q284 744 186 700Z'),
  [
    'M214 728C196 790 184 850 182 910H214C210 850 210 790 214 728Z',
    'M276 742C268 800 262 850 262 910H296C288 850 282 800 276 742Z',
    'M344 734C352 790 356 850 354 910H386C380 850 366 786 344 734Z',
    'M396 728C424 780 440 840 446 910H474C466 840 436 776 396 728Z',
  ].map((d) => flat('ink', d, 0.32)),
  [
    '206,730 176,800 156,900',
    '246,736 232,810 230,900',
    '306,744 314,820 318,900',
    '372,730 404,800 418,900',
  ].map((points) => graven(points, 7)),
  fill('trim', 'M187 702Q284 744 386 704L384 728Q284 766 190 726Z', { width: 1.8 }),
];

/** A hand raised to speak: its back to us, the fingers close together, the thumb at the palm; the wrist is at (0, 40). */
const speakingHand = (place: Place): Art =>
  put(
    [
      ['-15,-4 -19,-30 -16,-52', '-9,-8 -11,-42 -4,-66', '-2,-10 -1,-44 8,-69', '6,-8 10,-38 19,-58'].map(
        (spine) => fill('skinFair', swellPath(spine, [13, 13, 8]), EDGE),
      ),
      fill('skinFair', 'M-11 46C-16 28 -25 10 -21 -8C-14 -16 6 -18 12 -8C17 4 14 26 12 46Z', EDGE),
      fill('skinFair', swellPath('4,30 18,14 25,-4 25,-20', [18, 16, 13, 8]), EDGE),
      line(
        'M-16 -8q3 -5 7 -1M-7 -11q3 -5 7 -1M2 -11q4 -4 8 1M-14 -32q5 -2 8 0M-4 -42q5 -2 8 0M5 -38q5 -1 8 1',
        1.3,
        'skinEdge',
        0.55,
      ),
    ],
    place,
  );

const swordArm = cuffedLayers({
  shoulder: [176, 590],
  elbow: [92, 846],
  cloth: 'cloth',
  size: 1.8,
  at: { x: 150, y: 716, turn: -52, size: 1.6 },
  hand: (place) => grip('skinFair', place, longSword(-2, 1.7)),
});

const speakingArm = cuffedLayers({
  shoulder: [424, 590],
  elbow: [512, 846],
  cloth: 'cloth',
  size: 1.8,
  at: { x: 466, y: 640, size: 1.5, turn: -6, flip: true },
  wrist: [0, 40],
  hand: speakingHand,
});

/** She faces us; one hand holds the sword upright, the other is raised to speak. */
export const queen: Art = [
  put(hairBehind(LOOK), HEAD),
  fill(
    'cloth',
    'M240 476C190 500 172 560 178 640L192 740H380L402 640C410 560 408 500 360 476Q300 520 240 476Z',
  ),
  graven('252,620 244,660 246,700', 6),
  graven('344,620 352,670 346,706', 6),
  lap,
  swordArm.arm,
  speakingArm.arm,
  // A mantle that lies open over both shoulders.
  mirrored([
    fill('wine', 'M238 478C170 494 118 540 108 650Q156 690 206 668C214 600 236 560 284 604Q252 540 238 478Z'),
    graven('214,510 160,570 140,660', 7),
    graven('232,540 190,600 180,668', 6),
  ]),
  fill('linen', 'M240 460Q300 516 360 460L380 494Q300 620 220 494Z'),
  graven('262,520 280,552 300,566', 4),
  graven('338,520 320,552 300,566', 4),
  put(
    [
      head(LOOK),
      frontModelling(LOOK),
      litEdge('-40,-34 -36,4 -22,42', [4, 16, 3], 'light', 1.2),
      wingedCrown,
    ],
    HEAD,
  ),
  butterfly({ x: 300, y: 602, size: 0.9 }),
  swordArm.hand,
  speakingArm.hand,
];
