import { fill, flat, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { cuffBand } from '../../figure/garment.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { greatStar } from '../../primitives/lights.ts';

const LOOK: Look = { hair: 'hairBlack', cut: 'curls', eyes: 'down', mood: 'proud' };

const HEAD = { x: 300, y: 306, size: 1.22 };

const circlet: Art = [
  fill('metal', 'M-62 -32Q0 -58 62 -32L62 -20Q0 -46 -62 -20Z', { width: 1.6 }),
  greatStar(0, -46, 18),
];

/** A blue tunic with a belt under a red mantle. */
const robe: Art = [
  fill('cloth', 'M230 410C160 440 110 560 90 900H510C490 560 440 440 370 410Z'),
  // It is darker in the middle, where what he conjures shines.
  flat('ink', 'M300 440C190 460 150 700 150 900H450C450 700 410 460 300 440Z', 0.42),
  ['204,730 186,800 170,880', '252,730 244,800 236,880'].flatMap((points) => mirrored(graven(points, 5))),
  fill('red', 'M160 694Q300 716 440 694L444 722Q300 746 156 722Z', { width: 2 }),
  mirrored([
    fill('wine', 'M252 398C160 410 84 460 60 560C50 660 50 780 52 900H132C128 740 150 560 262 436Z'),
    fill('trim', 'M252 396C190 500 130 640 122 900H148C152 680 196 530 268 436Z', { width: 2 }),
  ]),
];

/** The mantle is thrown back over the shoulders, from under which the arms come. */
const mantle: Art = [
  mirrored([
    fill('wine', 'M252 398C160 410 84 460 56 568Q84 600 132 596Q166 592 184 566C204 516 230 474 264 436Z'),
    graven('180,448 112,520 84,580', 8),
    graven('214,436 150,520 128,590', 8),
  ]),
  fill('trim', 'M240 392Q300 470 360 392L374 408Q300 506 226 408Z', { width: 2 }),
];

/** A hand with its palm towards us, whose forefinger points up; the wrist is at (0, 34). */
const pointing = (place: Place): Art =>
  put(
    [
      skin(swellPath('13,-14 15,-40 15,-64', [15, 13, 9.5])),
      skin('M-18 42C-22 22 -27 0 -24 -16C-14 -26 16 -26 23 -16C26 4 22 22 18 42Z'),
      ['-18,-19 -20,-8 -16,6', '-7,-23 -8,-9 -5,8', '4,-22 4,-9 5,7'].map((points) =>
        skin(swellPath(points, [13, 13.5, 9.5])),
      ),
      skin(swellPath('17,24 22,8 12,0 -4,-1', [17, 15, 12.5, 9])),
      line('M11 -36q4 -2 8 0M11 -50q4 -2 8 0M-15 26Q0 20 8 30', 1.3, 'skinEdge', 0.5),
    ],
    place,
  );

const skin = (d: string): Art => fill('skinOlive', d, { edge: 'skinEdge', width: 1.8 });

const RAISED = {
  cloth: 'cloth',
  size: 1.8,
  at: { x: 124, y: 548, turn: -2, size: 1.7 },
  wrist: [0, 40],
  hand: pointing,
} as const;

/** Of the raised arm, the upper half is under the mantle and the forearm before it. */
const raisedArm = cuffedLayers({ ...RAISED, shoulder: [104, 590], elbow: [104, 790] });

const CUFF = cuffBand('trim', [530, 668], [465, 709], 1.5);

/** It comes from under the mantle and bends at a wide elbow. */
const loweredSleeve: Art = [
  fill('cloth', 'M490 580L560 576V668C558 706 540 726 510 731L478 731L452 688L488 672Q506 664 502 640Z'),
  ['500,664 520,680 548,682', '498,668 512,692 530,714', '516,600 530,630 534,660'].map((points) =>
    graven(points, 4, 'ink', 0.45),
  ),
];

/** One hand points to the sky, the other down to the table. */
export const conjuring: Art = [
  cuffedArm({ ...RAISED, shoulder: [92, 960], elbow: [98, 800] }),
  CUFF.inside,
  pointing({ x: 424, y: 742, turn: 231, size: 1.35 }),
  CUFF.band,
];

export const magician: Art = [
  put(hairBehind(LOOK), HEAD),
  robe,
  raisedArm.arm,
  loweredSleeve,
  mantle,
  put([head(LOOK), frontModelling(LOOK), circlet, HEADWEAR.infinity], HEAD),
];
