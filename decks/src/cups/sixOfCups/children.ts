import { type Art, fill, line, mirrored, put } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { sleeve } from '../../figure/garment.ts';
import type { Look } from '../../figure/look.ts';
import { flatPalm, rimHand } from '../../figure/rimHand.ts';
import { childHead } from './childHead.ts';

const BOY: Look = {
  skin: 'skinOlive',
  hair: 'hairAuburn',
  eyes: 'open',
  mood: 'tender',
  turn: 0.6,
  gaze: [0.8, 0.4],
};
const GIRL: Look = {
  skin: 'skinFair',
  hair: 'hairFair',
  eyes: 'open',
  mood: 'wonder',
  turn: -0.6,
  gaze: [-0.9, 0.7],
};

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const BOYS_HEAD = { x: 178, y: 372, size: 1, turn: 6 };
const GIRLS_HEAD = { x: 432, y: 428, size: 0.94, turn: -8 };

/** In the units of a head: a hood whose tip hangs to the side, and the hair under it. */
const hoodBehind: Art = fill(
  'wine',
  'M0 -88C-60 -92 -84 -40 -80 10C-78 50 -70 74 -56 92H56C70 74 78 50 80 10C84 -40 60 -92 0 -88Z',
);
const hood: Art = [
  fill(
    'hairAuburn',
    'M-56 0C-62 -48 -32 -70 2 -70C40 -70 62 -40 56 -2C44 -18 34 -34 22 -40C-4 -30 -36 -28 -44 -14C-50 -8 -52 -4 -56 0Z',
    { width: 1.8 },
  ),
  fill(
    'wine',
    'M-72 78C-92 30 -96 -50 -58 -82C-80 -96 -106 -84 -114 -46C-106 -56 -98 -58 -90 -50C-60 -116 60 -112 80 -40C92 6 84 50 70 78C60 70 54 60 52 50C70 14 66 -36 44 -54C20 -72 -24 -72 -46 -52C-66 -32 -68 16 -52 50C-54 60 -62 70 -72 78Z',
  ),
  graven('-50,-72 -10,-90 50,-70', 4),
  graven('-78,-50 -84,0 -70,54', 4),
];

const boots = (x: number, y: number): Art =>
  fill(
    'wood',
    `M${x - 18} ${y - 22}H${x + 18}C${x + 22} ${y - 8} ${x + 30} ${y - 2} ${x + 30} ${y + 8}H${x - 19}Z`,
    { width: 1.8 },
  );

/** The bigger one: a short coat, a belt, and one arm behind the back. */
const boysBody: Art = [
  put(hoodBehind, BOYS_HEAD),
  sleeve(
    'cloth',
    [
      [142, 478],
      [110, 540],
      [168, 574],
    ],
    1.2,
  ),
  [154, 204].map((x) => [
    limb(
      'wine',
      [
        [x, 600],
        [x, 660],
        [x, 716],
      ],
      [46, 40, 32],
    ),
    boots(x, 734),
  ]),
  fill(
    'cloth',
    'M148 446C128 452 120 474 124 502C128 530 122 580 112 624Q178 646 246 624C236 580 230 530 234 502C238 474 228 452 210 446Q178 470 148 446Z',
  ),
  mirrored([graven('152,570 142,600 136,628', 4), graven('170,574 166,604 164,634', 4)], 179),
  fill('straw', 'M122 548Q178 566 235 548V562Q178 580 121 562Z', { width: 1.8 }),
  line('M114 618Q178 640 244 618', 5, 'straw'),
];

/** The smaller one, in a dress; she lifts its side. */
const girlsBody: Art = [
  [410, 452].map((x) => [
    limb(
      'linen',
      [
        [x, 680],
        [x, 706],
        [x, 720],
      ],
      [26, 24, 22],
    ),
    put(boots(-x, 736), { flip: true }),
  ]),
  fill(
    'rose',
    'M404 492C386 498 380 516 384 540C390 572 366 640 352 692Q428 720 508 692C492 640 472 572 478 540C482 516 476 498 460 492Q432 512 404 492Z',
  ),
  graven('408,590 392,640 380,698', 5),
  graven('430,594 428,646 426,704', 5),
  graven('452,590 468,640 480,698', 5),
  fill('linen', 'M386 568Q430 584 476 568L478 582Q430 598 384 582Z', { width: 1.8 }),
  line('M354 686Q428 714 506 686', 5, 'linen'),
];

const girlsHair: Art = fill(
  'hairFair',
  'M0 -82C-60 -84 -80 -40 -76 10C-76 40 -88 60 -84 92C-70 106 -52 100 -44 84L44 84C52 100 72 106 88 90C88 60 76 40 76 10C80 -40 60 -84 0 -82Z',
);
const girlsFringe: Art = [
  fill(
    'hairFair',
    'M0 -76C-44 -78 -66 -44 -60 4C-52 -14 -44 -30 -30 -36C0 -24 34 -26 46 -16C52 -10 56 -2 60 6C66 -44 44 -78 0 -76Z',
    { width: 1.8 },
  ),
  graven('-4,-72 -36,-60 -52,-20', 3),
  graven('4,-72 30,-56 54,-14', 3),
  fill(
    'red',
    'M40 -62C24 -84 16 -66 34 -56C18 -46 30 -34 44 -50C58 -34 72 -46 54 -56C74 -64 66 -84 44 -62Z',
    { width: 1.8 },
  ),
];

/** A small hand that hangs, its wrist at 0,-10. */
const hanging: Art = [
  fill('skinFair', 'M-11 -14C-14 2 -14 18 -8 25C-2 31 8 30 11 20C15 6 12 -4 10 -14Z', EDGE),
  fill('skinFair', swellPath('-9,-4 -15,6 -12,16', [9, 10, 7]), EDGE),
  line('M-1 27Q-1 20 -2 15M6 26Q6 20 5 15', 1.4, 'skinEdge', 0.6),
];

const girlsFarArm: Art = cuffedArm({
  shoulder: [462, 524],
  elbow: [486, 578],
  cloth: 'rose',
  trim: 'linen',
  size: 1.1,
  at: { x: 482, y: 636, turn: 8 },
  wrist: [0, -10],
  hand: (place) => put(hanging, place),
});

/** Two children before the moon; the one holds the cup on a palm, the other takes it by the rim. */
export const children = (cup: Art): Art => [
  put(girlsHair, GIRLS_HEAD),
  girlsBody,
  girlsFarArm,
  put([childHead(GIRL), girlsFringe], GIRLS_HEAD),
  boysBody,
  put([childHead(BOY), hood], BOYS_HEAD),
  cuffedArm({
    shoulder: [402, 524],
    elbow: [396, 568],
    cloth: 'rose',
    trim: 'linen',
    size: 1.1,
    at: { x: 344, y: 478, size: 0.88, turn: -14 },
    wrist: [4, 36],
    hand: (place) => rimHand('skinFair', place, put(cup, { x: 304, y: 482 })),
  }),
  cuffedArm({
    shoulder: [214, 478],
    elbow: [210, 548],
    cloth: 'cloth',
    trim: 'straw',
    size: 1.2,
    at: { x: 302, y: 540, size: 0.84, turn: -4 },
    wrist: [-50, 16],
    hand: (place) => flatPalm('skinOlive', place),
  }),
];
