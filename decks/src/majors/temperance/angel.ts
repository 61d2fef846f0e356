import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { crescent, disc, greatStar, halo, star } from '../../primitives/lights.ts';
import { heldAt, suitEmblem } from '../../suits/objects.ts';
import { wings } from './wings.ts';

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairAuburn',
  cut: 'waves',
  eyes: 'down',
  mood: 'tender',
  turn: 0.15,
};

const HEAD = { x: 300, y: 330, size: 1.3, turn: 6 };

const FACE = 'M0 -58C-40 -58 -50 -26 -48 6C-46 38 -24 64 0 66C24 64 46 38 48 6C50 -26 40 -58 0 -58Z';

/** A band of gold with a star over the brow. */
const circlet: Art = [
  fill('metal', 'M-70 -32Q0 -60 70 -32L70 -21Q0 -48 -70 -21Z', { width: 1.6 }),
  greatStar(0, -48, 22),
];

const cup = (x: number, y: number, size: number, turn: number): Art =>
  put(suitEmblem('cups', 1), { x, y, size, turn });

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

/** A broad dark cape with a gold edge, before which the water shines. */
const collar: Art = [
  fill(
    'clothDark',
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
  shoulder: [226, 548],
  elbow: [98, 774],
  cloth: 'rose',
  size: 1.75,
  at: { x: 150, y: 532, turn: 82, size: 1.6, flip: true },
  hand: (place) => grip('skinFair', place, heldAt(cup, 46, 1.2, 98)),
});

/** It comes from under the cape, in the shadow of the forearm. */
const upperArm: Art = [
  fill('rose', 'M176 588L264 606C244 672 200 746 142 802Q118 824 94 810L110 740Z'),
  flat('ink', 'M176 588L264 606C244 672 200 746 142 802Q118 824 94 810L110 740Z', 0.3),
  graven('240,640 212,696 170,748', 5, 'ink', 0.35),
];

const forearm: Art = [
  fill(
    'rose',
    'M128 574C106 640 72 706 66 762C62 792 76 812 98 812C114 810 126 798 134 782C150 740 172 660 184 586Z',
  ),
  graven('142,640 122,700 96,744', 5),
  ['134,780 112,776 94,784', '132,786 120,794 108,806'].map((points) => graven(points, 4, 'ink', 0.4)),
];

const stream: Art = [
  fill('waterLight', swellPath('288,578 318,590 352,606 378,646 388,700', [30, 30, 25, 20, 20]), {
    width: 2.4,
  }),
  flat('light', swellPath('292,580 320,594 350,612 373,650 384,694', [10, 15, 13, 10, 8]), 0.95),
  graven('306,578 342,592 368,622', 4, 'light', 0.9),
  eachOf('404,628,5 352,630,4 420,614,3.4 412,596,3', (x, y, r) => disc('light', x, y, r, 1)),
  star(384, 634, 28, 'light', 4, 0.16),
];

/** The bowl before which the stream falls in. */
const bowlInFront: Art = put(
  [
    fill('metal', 'M-66 -76C-66 -10 -44 34 0 36C44 34 66 -10 66 -76C60 -62 -60 -62 -66 -76Z'),
    line('M-58 -44C-30 -30 30 -30 58 -44M-54 -30C-28 -16 28 -16 54 -30', 1.8, 'ink', 0.7),
    crescent(2, -10, 14, 0, 'light'),
  ],
  { x: 392, y: 731, size: 1.15 },
);

const lowered = cuffedLayers({
  shoulder: [416, 540],
  elbow: [524, 804],
  cloth: 'rose',
  size: 1.75,
  at: { x: 392, y: 798, turn: 24, size: 1.8, flip: true },
  hand: (place) =>
    grip('skinFair', place, put([cup(392, 731, 1.15, 0), stream, bowlInFront], { x: -392, y: -798 })),
});

export const angel: Art = [
  wings,
  halo(300, 312, 122, 'dusk'),
  put(hairBehind(LOOK), HEAD),
  robe,
  upperArm,
  lowered.arm,
  collar,
  put(
    [
      head(LOOK),
      frontModelling(LOOK),
      clipped(FACE, [
        flat('glow', 'M-56 66C-30 34 30 30 56 52V70H-56Z', 0.22),
        flat('skinEdge', 'M28 -60C44 -20 42 30 14 66H56V-60Z', 0.16),
      ]),
      circlet,
    ],
    HEAD,
  ),
  forearm,
  raised.hand,
  lowered.hand,
];
