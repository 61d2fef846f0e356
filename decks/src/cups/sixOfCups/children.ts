import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { childSide } from '../../figure/childSide.ts';
import { HATS } from '../../figure/hats.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hollowPalm } from '../../figure/openPalms.ts';
import { posed } from '../../figure/posed.ts';
import { flower, spray } from '../../primitives/plants.ts';
import { cup } from '../../suits/objects.ts';

/** Tied under the chin, with a frill round the face. */
const bonnet: Art = [
  fill(
    'sage',
    'M40 -50C28 -92 -60 -98 -80 -30C-88 6 -78 40 -54 54C-40 50 -30 34 -26 12C-22 -16 2 -32 40 -50Z',
    { width: 1.8 },
  ),
  line('M40 -46Q2 -28 -22 0Q-30 30 -48 52Q-20 62 6 58', 7, 'linen'),
  graven('20,-66 -40,-60 -62,0', 4),
];

/** A cup with five-petalled flowers growing out of it. */
export const blooming = (x: number, y: number, size: number): Art => [
  [-1, 0, 1].map((i) =>
    spray({
      from: [x + i * 10, y - 70 * size],
      to: [x + i * 30, y - (126 - Math.abs(i) * 18) * size],
      bend: i * 0.2,
      leaves: 2,
      length: 18,
      tip: flower(
        x + i * 32 * (size + 0.3),
        y - (134 - Math.abs(i) * 20) * size,
        15,
        5,
        i ? 'rose' : 'light',
        i ? 'red' : 'linen',
      ),
    }),
  ),
  cup(x, y, size),
];

export const big: Art = posed({
  place: { x: 196, y: 894, size: 0.92 },
  skin: 'skinOlive',
  otherHead: childSide('skinOlive', 'hairBrown'),
  hat: put(HATS.featherCap, { x: -12, y: 2, turn: -10, flip: true }),
  headAt: [20, -442],
  headSize: 0.98,
  bow: 3,
  spine: '8,-360 4,-300 0,-226',
  girth: [76, 98, 84],
  cloth: 'cloth',
  hose: 'wine',
  hem: [
    [-64, -150],
    [70, -156],
  ],
  farLeg: { joints: '14,-206 52,-110 36,-18' },
  nearLeg: { joints: '-14,-206 -30,-110 -44,-18' },
});

/** He holds the cup out by its stem. */
export const given: Art = cuffedArm({
  shoulder: [200, 592],
  elbow: [222, 690],
  cloth: 'cloth',
  size: 0.96,
  at: { x: 318, y: 690, size: 1.06, turn: -4 },
  hand: (place) => grip('skinOlive', place, put(blooming(0, -36, 0.78), {})),
});

const GIRL = { x: 478, y: 894, size: 0.8, flip: true };

const farReach = cuffedLayers({
  shoulder: [24, -346],
  elbow: [56, -262],
  cloth: 'rose',
  at: { x: 116, y: -304, turn: -20, size: 1.02 },
  wrist: [-38, 12],
  hand: (place) => hollowPalm('skinFair', place),
});

const nearReach = cuffedArm({
  shoulder: [0, -348],
  elbow: [20, -248],
  cloth: 'rose',
  at: { x: 106, y: -262, turn: -8, size: 1.02 },
  wrist: [-38, 12],
  hand: (place) => hollowPalm('skinFair', place),
});

export const small: Art = posed({
  place: GIRL,
  skin: 'skinFair',
  otherHead: childSide('skinFair', 'hairFair'),
  behindHead: [
    limb('hairFair', '-44,-20 -70,40 -62,100 -74,160', [60, 40, 34, 10]),
    graven('-84,50 -66,62 -48,50', 5),
    graven('-80,90 -62,102 -44,90', 5),
  ],
  hat: [bonnet, flower(-40, -60, 20, 5, 'red', 'redDark')],
  headAt: [12, -444],
  headSize: 0.98,
  bow: -4,
  cloth: 'rose',
  girth: [78, 104, 92],
  hem: [
    [-82, -12],
    [86, -8],
  ],
  behind: farReach.arm,
});

/** Her hands, palms up, before the cup. */
export const takes: Art = put([farReach.hand, nearReach], GIRL);
