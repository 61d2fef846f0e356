import { eachOf, fill, flat, line, put, suitObject, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { grip } from '../../figure/grip.ts';
import type { Look } from '../../figure/look.ts';
import { turnedHead } from '../../figure/turnedHead.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { leaf } from '../../primitives/plants.ts';
import { heldAt, torchFlame } from '../../suits/objects.ts';
import { coilBefore, coilBehind } from './coiled.ts';

const look: Look = {
  skin: 'skinOlive',
  hair: 'hairAuburn',
  cut: 'short',
  eyes: 'open',
  mood: 'tender',
  turn: 1.3,
  gaze: [0.9, -0.3],
};

const HEAD = { x: 234, y: 452, size: 1.42, turn: 4 };

/** A soft cap with a red feather that curls like a flame. */
const cap: Art = [
  fill(
    'red',
    'M-40 -84C-86 -96 -104 -66 -102 -20C-92 -36 -84 -38 -77 -36C-80 -24 -78 -14 -73 -6C-66 -36 -44 -54 -20 -70Z',
    { width: 2 },
  ),
  graven('-34,-80 -74,-78 -93,-42', 4, 'glow'),
  fill('sageDark', 'M-66 -42C-90 -92 -48 -122 6 -118C56 -116 80 -84 66 -42C30 -62 -30 -62 -66 -42Z'),
  graven('-36,-104 -52,-84 -50,-62', 4),
  graven('20,-112 36,-88 34,-62', 4),
  fill('metal', 'M-70 -46C-30 -68 30 -68 70 -46L67 -30C30 -50 -30 -50 -67 -30Z', { width: 1.8 }),
];

/** Smooth hair to the jaw, of which the turned face leaves little to see on its far side. */
const hairBack: Art = fill(
  'hairAuburn',
  'M0 -76C-64 -78 -86 -10 -80 34C-78 56 -66 70 -44 70L-6 62L40 50C54 40 56 0 54 -40C44 -66 24 -76 0 -76Z',
);

/** The fringe, and the hair before the nape. */
const hairFront: Art = [
  fill(
    'hairAuburn',
    'M-60 -44C-78 -16 -80 30 -70 62C-60 74 -46 70 -38 58C-46 42 -52 28 -54 10C-52 -4 -46 -14 -36 -20C-22 -18 -8 -24 0 -32C14 -26 34 -28 46 -22C50 -30 52 -40 48 -50Z',
    { width: 2 },
  ),
  graven('-50,-38 -66,-4 -62,48', 3.4),
  graven('-38,-40 -54,-16 -62,14', 3),
  graven('-20,-46 -22,-34 -34,-24', 3),
  graven('20,-46 22,-38 32,-29', 2.6),
];

/** A flame sewn on the tunic. */
const sewnFlame = (x: number, y: number, size: number): Art =>
  put(
    [
      fill('red', 'M0 -40C18 -18 24 -2 16 12C10 22 -10 22 -16 12C-22 0 -10 -8 -8 -20C-2 -14 2 -22 0 -40Z', {
        width: 1.8,
      }),
      flat('glow', 'M1 -20C10 -8 13 0 8 9C4 15 -5 15 -9 9C-12 2 -4 -2 -3 -8C0 -6 2 -12 1 -20Z'),
      flat('light', 'M0 0C5 4 5 9 2 11C-1 13 -5 10 -4 6C-3 3 -1 3 0 0Z', 0.9),
    ],
    { x, y, size },
  );

/** Head and shoulders, bent to the flame. */
export const page: Art = [
  put(hairBack, HEAD),
  fill('straw', 'M120 610C70 640 44 710 40 790V900H440C440 790 410 690 350 622Q240 680 120 610Z'),
  // Deep folds, dark on the side away from the flame.
  [
    '196,700 184,790 196,890',
    '262,690 268,790 256,892',
    '336,690 346,780 344,890',
    '400,720 412,800 414,890',
  ].map((points, i) => [
    graven(points, 16 - i * 2, 'woodDark', 0.55),
    put(graven(points, 4, 'glow', 0.6), { x: 8 }),
  ]),
  eachOf('238,838,0.86 318,862,0.8 180,884,0.7 372,832,0.7', sewnFlame),
  fill('wineDark', 'M122 606C66 630 40 700 36 760V900H84C84 800 92 700 150 640Z'),
  graven('110,640 70,730 60,880', 6),
  put(
    [
      turnedHead(look),
      hairFront,
      cap,
      graven('50,-98 63,-78 64,-54', 5, 'glow', 0.9),
      litEdge('46,-20 45,4 44,24 36,50', [2, 7, 8, 2], 'glow', 1.4),
    ],
    HEAD,
  ),
];

/** Painted over the top of the sleeve. */
export const collar: Art = [
  fill(
    'wine',
    'M112 604C130 580 150 572 166 576Q226 636 300 596C324 592 344 604 354 622C300 690 180 696 112 604Z',
  ),
  graven('140,604 220,656 330,624', 5),
];

/** A wand without leaves where the salamander sits. */
const bareWand = (x: number, y: number, size: number, turn: number): Art =>
  put(
    suitObject('wands', [
      fill('wood', 'M-8 100C-11 30 -6 -30 -9 -78C-4 -86 6 -86 9 -78C7 -30 11 30 8 100Z'),
      flat('woodDark', 'M2 98C4 30 2 -30 4 -80L9 -78C7 -30 11 30 8 100Z', 0.8),
      leaf(7, 30, -38, 28),
      leaf(-7, 66, 218, 30),
      line('M-4 84Q-6 40 -4 6M-3 -14Q-4 -44 -4 -66M1 40q-3 5 0 10q3 -5 0 -10', 1.2, 'ink', 0.45),
      torchFlame,
    ]),
    { x, y, size, turn },
  );

/** The place of the salamander on it. */
const ON_STAFF = { x: -69, y: -83, size: 1.15 };

/** The staff in the near hand; a salamander winds round it to the flame. */
export const staffAndHand: Art = [
  put(coilBehind, ON_STAFF),
  cuffedArm({
    shoulder: [352, 650],
    elbow: [382, 862],
    cloth: 'straw',
    trim: 'wine',
    size: 1.6,
    at: { x: 453, y: 755, size: 1.62, turn: -38 },
    wrist: [-27, 4],
    hand: (place) => grip('skinOlive', place, heldAt(bareWand, 31, 2.9, 2)),
  }),
  put(coilBefore, ON_STAFF),
];

const lifted = cuffedLayers({
  shoulder: [128, 660],
  elbow: [136, 862],
  cloth: 'straw',
  trim: 'wine',
  size: 1.7,
  // Turned over, so that the thumb is up.
  at: { x: 306, y: 706, size: 1.5, turn: 126, flip: true },
  wrist: [-30, 0],
  hand: (place) => flatHand('skinOlive', place),
});

/** The sleeve below the collar. */
export const liftedArm: Art = [lifted.arm, eachOf('142,738,0.66 128,812,0.74 216,768,0.7', sewnFlame)];

/** The other hand, which lies on his chest. */
export const liftedHand: Art = lifted.hand;

/** The flame's light along the collar, the sleeve and the tunic. */
export const lightOnCloth: Art = [
  graven('330,604 352,618 340,640', 7, 'glow', 0.7),
  graven('352,672 380,740 392,800', 6, 'glow', 0.6),
];
