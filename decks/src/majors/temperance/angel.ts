import { raisedWing } from '../../creatures/raisedWing.ts';
import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { crescent, disc, greatStar, halo } from '../../primitives/lights.ts';
import { heldAt, suitEmblem } from '../../suits/objects.ts';

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairAuburn',
  cut: 'waves',
  eyes: 'down',
  mood: 'tender',
  turn: 0.15,
};

const HEAD = { x: 300, y: 330, size: 1.3, turn: 6 };

/** A band of gold with a star over the brow. */
const circlet: Art = [
  fill('metal', 'M-70 -32Q0 -60 70 -32L70 -21Q0 -48 -70 -21Z', { width: 1.6 }),
  greatStar(0, -48, 22),
];

const cup = (x: number, y: number, size: number, turn: number): Art =>
  put(suitEmblem('cups', 1), { x, y, size, turn });

/** Both wings are spread behind the shoulders and fill the arch. */
const wings: Art = mirrored(
  raisedWing({
    edge: '330,500 376,340 436,222 496,206 560,262',
    turns: [82, 52],
    lengths: [330, 300],
    quills: 'light',
    coverts: 'rose',
  }),
);

const robe: Art = [
  fill('rose', 'M226 420H374L390 520H210Z'),
  fill('linen', 'M210 480C160 520 150 760 130 900H470C450 760 440 520 390 480Z'),
  graven('222,720 206,800 200,890', 7),
  graven('262,730 254,810 250,890', 7),
  graven('352,730 362,810 366,890', 7),
  fill('metal', 'M282 600H318L326 900H274Z', { width: 1.8 }),
  times(5, (i) => put(fill('wine', 'M0 -14L11 0L0 14L-11 0Z', { width: 1.4 }), { x: 300, y: 748 + i * 38 })),
  fill('metal', 'M152 686Q300 726 448 686L452 726Q300 768 148 726Z', { width: 2 }),
  times(9, (i) =>
    disc(i % 2 ? 'red' : 'light', 176 + i * 31, 714 + 19 * Math.sin((Math.PI * (i + 0.4)) / 8.8), 5, 1),
  ),
];

/** A broad collar with a gold edge, which lies over both shoulders. */
const collar: Art = [
  fill(
    'linen',
    'M244 448C190 460 142 486 124 540Q190 600 300 606Q410 600 476 540C458 486 410 460 356 448Q300 520 244 448Z',
  ),
  graven('214,474 182,520 170,560', 6),
  graven('388,474 420,520 430,560', 6),
  graven('346,510 358,550 356,590', 6),
  fill('metal', 'M124 540Q190 600 300 606Q410 600 476 540L484 560Q416 624 300 630Q184 624 116 560Z', {
    width: 2,
  }),
  fill('metal', 'M242 446Q300 512 358 446L372 450Q300 540 228 450Z', { width: 2 }),
];

/** The raised arm tilts its cup, and the other holds one below. */
const raised = cuffedLayers({
  shoulder: [184, 540],
  elbow: [104, 778],
  cloth: 'rose',
  size: 1.75,
  at: { x: 138, y: 586, turn: 62, size: 1.5, flip: true },
  hand: (place) => grip('skinFair', place, heldAt(cup, 50, 1.1, 62)),
});

const lowered = cuffedLayers({
  shoulder: [416, 540],
  elbow: [512, 792],
  cloth: 'rose',
  size: 1.75,
  at: { x: 392, y: 784, turn: 10, size: 1.5, flip: true },
  hand: (place) => grip('skinFair', place, heldAt(cup, 46, 1.15, 0)),
});

const SPINE = '276,536 312,560 352,598 378,648 386,690';

const stream: Art = [
  fill('waterLight', swellPath(SPINE, [24, 22, 18, 16, 15]), { width: 2.4 }),
  flat('light', swellPath('292,540 324,562 358,598 378,640 384,670', [2, 5, 5, 4, 2]), 0.85),
];

/** The bowl before which the stream falls in. */
const bowlInFront: Art = put(
  [
    fill('metal', 'M-66 -76C-66 -10 -44 34 0 36C44 34 66 -10 66 -76C60 -62 -60 -62 -66 -76Z'),
    line('M-58 -44C-30 -30 30 -30 58 -44M-54 -30C-28 -16 28 -16 54 -30', 1.8, 'ink', 0.7),
    crescent(2, -2, 15, 0, 'light'),
  ],
  { x: 392, y: 731, size: 1.15 },
);

export const angel: Art = [
  wings,
  halo(300, 312, 122, 'dusk'),
  put(hairBehind(LOOK), HEAD),
  robe,
  raised.arm,
  lowered.arm,
  collar,
  put([head(LOOK), frontModelling(LOOK), circlet], HEAD),
  lowered.hand,
  raised.hand,
  stream,
  bowlInFront,
];
