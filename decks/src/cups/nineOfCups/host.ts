import { type Art, clipped, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip, openHand } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { firelight } from '../../primitives/firelight.ts';
import { disc } from '../../primitives/lights.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { heldChalice, heldFoot } from '../chalice.ts';

const LOOK: Look = {
  shape: 'round',
  skin: 'skinOlive',
  hair: 'hairBrown',
  beard: 'full',
  nose: 'broad',
  eyes: 'closed',
  mood: 'glad',
  turn: 0.4,
};

const HEAD = { x: 256, y: 438, size: 1.36, turn: 9 };

export const body: Art = [
  put(hairBehind(LOOK), HEAD),
  fill(
    'wine',
    'M196 524C110 540 66 620 56 720C48 790 50 850 52 900H512C520 820 510 740 488 680C462 610 400 540 316 524Q256 560 196 524Z',
  ),
  graven('150,560 110,660 100,760', 7),
  graven('180,600 160,700 170,800', 6),
  graven('330,580 380,680 390,800', 7),
];

/** The belly, which rests on the table: the coat is stretched over it, and its buttons follow the curve. */
export const belly: Art = [
  fill('red', 'M96 850C84 790 104 706 160 668C204 640 330 640 380 672C436 710 460 790 448 850Z'),
  flat('ink', 'M380 672C436 710 460 790 448 850H360C414 806 420 726 380 672Z', 0.3),
  graven('138,712 120,766 124,830', 6),
  graven('392,716 412,770 408,830', 6),
  line('M266 652Q284 742 278 850', 3, 'trim'),
  eachOf('270,680 279,816', (x, y) => disc('metal', x, y, 10, 1.6)),
  litEdge('150,690 196,668 262,660 330,666', [2, 12, 14, 3], 'light', 1),
];

const CUP_AT = { x: 420, y: 556 };

const raised = cuffedLayers({
  shoulder: [424, 600],
  elbow: [524, 736],
  cloth: 'wine',
  trim: 'light',
  size: 1.8,
  at: { ...CUP_AT, turn: 2, size: 1.4, flip: true },
  hand: (place) => grip('skinOlive', place, heldChalice(1.16, 10)),
});

/** He lifts his cup; the hand is painted before the cape. */
export const raisedArm: Art = raised.arm;
export const raisedHand: Art = [raised.hand, put(heldFoot(1.16, 10), CUP_AT)];

/** The other arm, its hand content on the belly. */
export const restingArm: Art = cuffedArm({
  shoulder: [112, 636],
  elbow: [86, 790],
  cloth: 'wine',
  trim: 'light',
  size: 2,
  at: { x: 226, y: 742, turn: -12, size: 1.6 },
  wrist: [-26, 0],
  hand: (place) => openHand('skinOlive', place, 'back'),
});

/** A short cape over both shoulders, with a jewelled collar. */
export const cape: Art = [
  fill(
    'cloth',
    'M176 532C108 548 54 604 44 676Q104 706 160 656Q206 694 256 664Q306 694 352 654Q392 676 436 636C440 590 400 552 338 528Q256 596 176 532Z',
  ),
  graven('150,566 110,610 92,676', 6),
  graven('186,590 170,620 164,650', 5),
  graven('330,590 342,620 346,650', 5),
  graven('366,562 400,590 416,636', 6),
  fill('trim', 'M176 540Q250 590 336 536L350 562Q256 624 162 566Z'),
  [-62, 0, 62].map((x) => disc('red', 256 + x, 580 - (x * x) / 260, 10, 1.6)),
];

export const hostHead: Art = put(
  [
    head(LOOK),
    frontModelling(LOOK),
    // The candle is on his left, and low.
    clipped('M0 -40L50 -40L52 20L34 110L0 120Z', [firelight(70, 50, 96), firelight(60, 40, 60, 0.7)]),
    HATS.scholarCap,
    litEdge('58,-48 68,-76 52,-104', [2, 9, 2]),
  ],
  HEAD,
);

/** The light of the candle along his cape and his coat. */
export const candlelight: Art = [
  litEdge('434,640 410,662 384,668', [2, 7, 2]),
  litEdge('536,690 500,800 506,830', [2, 10, 3]),
];
