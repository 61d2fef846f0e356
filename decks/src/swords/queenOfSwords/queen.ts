import { fill, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
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
  turn: 0.25,
  aged: true,
};

const HEAD = { x: 300, y: 356, size: 1.34 };

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
    'M240 476C190 500 160 560 150 640L120 900H480L450 640C440 560 410 500 360 476Q300 520 240 476Z',
  ),
  graven('236,640 220,760 214,880', 7),
  graven('300,700 304,800 300,890', 7),
  graven('364,640 380,760 386,880', 7),
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
  put([head(LOOK), frontModelling(LOOK), HEADWEAR.wingCrown], HEAD),
  butterfly({ x: 300, y: 602, size: 0.9 }),
  swordArm.hand,
  speakingArm.hand,
];
