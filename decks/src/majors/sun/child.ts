import { hairBehind } from '../../figure/head.ts';
import { flower } from '../../primitives/plants.ts';
import { disc } from '../../primitives/lights.ts';
import { face } from '../../figure/face.ts';
import { fill, line, tube, type Art, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { bareLeg } from '../../figure/bareLeg.ts';

const flag: Art = [
  tube('wood', 'M-6 110L10 -140', 6),
  fill('red', 'M10 -140C46 -166 82 -116 132 -142L126 -52C84 -28 52 -76 4 -50Z'),
  graven('16,-112 60,-112 122,-110', 5),
  graven('14,-84 60,-80 120,-82', 4),
];

/** A child's head: a round face with full cheeks, the features low in it, and curls. */
const roundHead: Art = [
  fill('skinFair', 'M-20 40L-24 90C-8 104 8 104 24 90L20 40Z', { edge: 'skinEdge' }),
  hairBehind({ hair: 'hairFair', cut: 'curls' }),
  fill('skinFair', 'M0 -60C-44 -60 -60 -26 -58 8C-56 42 -30 60 0 60C30 60 56 42 58 8C60 -26 44 -60 0 -60Z', {
    edge: 'skinEdge',
  }),
  put(face({ eyes: 'open', mood: 'glad', turn: 0.3, skin: 'skinFair', hair: 'hairFair' }), {
    y: 10,
    size: 0.92,
  }),
  [-44, -22, 0, 22, 44].map((x) => disc('hairFair', x, Math.abs(x) * 0.4 - 56, 17, 1.4)),
];

const garland: Art = [-56, -30, 0, 30, 56].map((x, i) =>
  flower(x, -84 + Math.abs(x) * 0.52, 16, 5, i % 2 ? 'rose' : 'red', 'redDark'),
);

/** A child astride, from the side: one leg on the horse's flank, the flag in the far hand. */
export const rider: Art = [
  actor({
    skin: 'skinFair',
    head: [roundHead, garland],
    headAt: { x: 264, y: 514, size: 0.72, turn: 5 },
    spine: '256,566 250,604 254,656',
    girth: [54, 70, 64],
    cloth: 'linen',
    trim: 'rose',
    limbs: 0.74,
    farArm: { joints: '268,576 316,606 352,576', holds: flag, turn: -4 },
  }),
  bareLeg('skinFair', { joints: '254,662 322,700 292,768', foot: 22 }, 0.86),
  fill('linen', 'M224 632C214 664 220 700 246 710C256 712 266 710 272 706C274 690 288 676 308 668L286 632Z'),
  graven('240,650 246,676 264,698', 4),
  line('M224 640Q254 650 286 640', 7, 'rose'),
  sleevedArm(
    { joints: '240,584 196,576 166,512', hand: 'open', turn: 66 },
    'linen',
    'skinFair',
    'rose',
    0.74,
  ),
  fill(
    'rose',
    'M218 578C222 558 240 552 262 556C284 556 294 570 292 588C284 604 272 594 264 606C254 596 244 606 236 602C224 602 216 592 218 578Z',
    { width: 2 },
  ),
];
