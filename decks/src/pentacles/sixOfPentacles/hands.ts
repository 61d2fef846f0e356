import { eachOf, fill, flat, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { mouth } from '../../figure/mouth.ts';
import { disc } from '../../primitives/lights.ts';
import { lyingCoin } from '../../suits/lyingCoin.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const DISH = 'M-68 0H68Q44 54 0 54Q-44 54 -68 0Z';

/** They hang from 0,0. */
const scales: Art = [
  [-106, 106].map((x) => [
    line(`M${x} 104L${x - 62} 226M${x} 104L${x + 62} 226`, 4.4, 'trim'),
    lyingCoin(x, 220, 0.86),
    put(fill('metal', DISH), { x, y: 226 }),
  ]),
  fill('metal', 'M-124 94Q0 62 124 94V116Q0 88 -124 116Z', { width: 2.4 }),
  fill('metal', 'M-6 -58H6L8 84H-8Z', { width: 2 }),
  line('M0 -86a14 14 0 1 0 0.1 0', 8, 'line'),
  line('M0 -86a14 14 0 1 0 0.1 0', 5, 'trim'),
  disc('metal', 0, 92, 16, 2),
  disc('red', 0, 92, 6, 1.4),
];

const LOOK: Look = {
  skin: 'skinDark',
  hair: 'hairBlack',
  cut: 'short',
  shape: 'round',
  nose: 'broad',
  eyes: 'down',
  mood: 'tender',
  turn: 0.4,
};

const HEAD = { x: 306, y: 284, size: 1.1, turn: 6 };

/** In the units of a head: cloth wound about the brow, one end of which hangs behind the ear. */
const turban: Art = [
  fill('straw', 'M40 -40C62 -30 66 0 62 40C60 66 70 84 66 104L46 96C50 60 40 20 36 -20Z', { width: 1.8 }),
  fill(
    'straw',
    'M-58 -24C-84 -54 -70 -96 -28 -106C-4 -114 28 -112 44 -102C76 -94 82 -52 58 -24Q0 -52 -58 -24Z',
  ),
  fill(
    'trim',
    'M-62 -22C-68 -40 -60 -54 -40 -60C-8 -70 34 -64 58 -44C66 -36 66 -28 62 -20Q34 -42 0 -44Q-34 -42 -62 -22Z',
    { width: 2 },
  ),
  graven('-50,-66 -20,-98 30,-104', 4),
  graven('-24,-74 20,-92 58,-78', 4),
  graven('-52,-36 -10,-56 50,-40', 3, 'ink', 0.5),
  disc('red', 2, -56, 10, 2),
];

/** In the units of a head: a beard that grows from the skin, without an edge. */
const beard: Art = [
  fill(
    'hairBlack',
    'M-51 -10C-48 14 -42 26 -26 28C-14 26 -8 22 4 24C14 22 22 26 32 28C44 24 49 10 51 -10C56 24 52 58 34 74C20 86 -16 88 -32 74C-52 58 -56 24 -51 -10Z',
    { edge: 'hairBlack', width: 1 },
  ),
  mirrored(
    [graven('-40,36 -34,56 -22,72', 2.4, 'detail', 0.4), graven('-20,52 -14,66 -6,78', 2.4, 'detail', 0.4)],
    2,
  ),
  mouth('tender', 5.7, true),
];

/** The giver, to the waist: a robe with a broad border of fur. */
const robed: Art = [
  put(hairBehind(LOOK), HEAD),
  fill(
    'wineDark',
    'M262 340C210 352 172 376 160 430C170 560 160 740 140 900H470C450 740 440 560 452 430C440 376 404 352 350 340Q306 366 262 340Z',
  ),
  mirrored([graven('206,480 214,640 200,860', 8), graven('244,520 250,680 244,880', 7)], 306),
  fill(
    'light',
    'M262 334Q306 372 350 334L374 346C366 400 338 450 328 560V900H284V560C274 450 246 400 238 346Z',
    { width: 2.2 },
  ),
];

/** Ermine that lies round the neck and over both shoulders. */
const furCape: Art = [
  fill(
    'light',
    'M262 334Q306 354 350 334C402 344 450 366 470 414C474 440 462 452 444 452C424 426 384 404 344 400Q306 436 268 400C232 404 204 416 184 436C166 434 158 424 160 406C180 362 216 344 262 334Z',
    { width: 2.2 },
  ),
  eachOf('222,378 262,374 304,394 348,374 392,380 434,408 186,408', (x, y) =>
    flat('ink', `M${x} ${y - 8}q5 8 3 18q-3 4 -6 0q-2 -10 3 -18Z`),
  ),
];

/** It closes round the neck. */
const furCollar: Art = fill(
  'light',
  'M258 368C276 392 290 402 306 404C322 402 336 392 354 368C366 380 368 396 360 410C344 430 326 438 306 438C286 438 268 430 252 410C244 396 246 380 258 368Z',
  {
    width: 2,
  },
);

/** How the giver stands in the picture: near, and cut off by the frame. */
const NEAR = { x: -67, y: -44, size: 1.2 };

const lifting = cuffedLayers({
  shoulder: [176, 470],
  elbow: [62, 612],
  cloth: 'wine',
  trim: 'light',
  size: 1.8,
  at: { x: 182, y: 462, size: 1.5, turn: -14 },
  hand: (place) => grip('skinDark', place, put(scales, { y: 12, size: 0.72 })),
});

/**
 * A hand with its back up that holds a coin out between thumb and two fingers; the others are bent into the palm. The
 * wrist is at (-32, -12).
 */
const handingOver = (place: Place): Art =>
  put(
    [
      ['-8,2 2,12 -4,18', '0,2 12,11 7,20', '11,-6 28,6 33,24', '17,-13 36,-1 42,21'].map((points) =>
        fill('skinDark', swellPath(points, [13, 12.5, 10]), EDGE),
      ),
      put(lyingCoin(0, 0, 0.64), { x: 44, y: 33, turn: 14 }),
      fill('skinDark', swellPath('-2,2 10,15 29,27', [15, 14, 10]), EDGE),
      line('M23 26q5 2 7 -1', 1.2, 'skinEdge', 0.6),
      fill('skinDark', 'M-38 -22C-22 -30 6 -32 22 -20C26 -8 14 4 -2 10C-14 12 -24 8 -38 2Z', EDGE),
      flat('light', 'M-26 -18C-14 -25 4 -26 14 -18C6 -10 -12 -6 -26 -10Z', 0.2),
      line('M17 -18q5 4 3 9M11 -8q5 4 2 9M29 -3q5 2 5 7', 1.4, 'skinEdge', 0.6),
    ],
    place,
  );

const giving = cuffedLayers({
  shoulder: [428, 470],
  elbow: [508, 552],
  cloth: 'wine',
  trim: 'light',
  size: 1.8,
  at: { x: 418, y: 606, size: 1.5, turn: -16, flip: true },
  wrist: [-32, -12],
  hand: handingOver,
});

/** The coin that has left his fingers. */
const falling: Art = put(lyingCoin(0, 0, 0.96), { x: 404, y: 726, turn: -20 });

/** One of the giver's hands lifts the scales by their rod, the other offers two coins; fur lies over both shoulders. */
export const giver: Art = [
  put(robed, NEAR),
  lifting.arm,
  giving.arm,
  put([furCape, put([head(LOOK), frontModelling(LOOK), beard, turban], HEAD), furCollar], NEAR),
  falling,
  giving.hand,
  lifting.hand,
];

/** A hand from the lower left that has two coins already. */
const fed: Art = cuffedArm({
  shoulder: [-60, 860],
  elbow: [50, 940],
  cloth: 'woodDark',
  trim: 'wood',
  size: 1.9,
  at: { x: 186, y: 800, size: 2, turn: -12 },
  wrist: [-44, 14],
  hand: (place) =>
    hollowPalm('skinFair', place, [
      put(lyingCoin(0, 0, 0.76), { x: 214, y: 764, turn: -8 }),
      put(lyingCoin(0, 0, 0.76), { x: 240, y: 784, turn: -12 }),
    ]),
});

/** Another, hollow, that waits for what falls. */
const waiting: Art = put(
  cuffedArm({
    shoulder: [-60, 870],
    elbow: [60, 944],
    cloth: 'sageDark',
    trim: 'wood',
    size: 1.9,
    at: { x: 184, y: 818, size: 1.8, turn: -22 },
    wrist: [-40, 12],
    hand: (place) => hollowPalm('skinOlive', place),
  }),
  { x: 604, y: 10, flip: true },
);

/** The hands of the poor. */
export const receivers: Art = [fed, waiting];
