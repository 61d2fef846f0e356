import {
  type Art,
  clipped,
  eachOf,
  fill,
  flat,
  line,
  type Place,
  put,
  suitObject,
} from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { leaf } from '../../primitives/plants.ts';
import { tongues } from '../tongues.ts';

/** Hair that comes out from under the bandage. */
const locks: Art = [
  ['-40,-44 -62,-10 -52,30 -66,66', '-44,-20 -54,20 -42,48 -50,80', '44,-40 62,-8 52,28 60,58'].map(
    (points) => fill('hairAuburn', swellPath(points, [26, 28, 20, 3]), { width: 1.8 }),
  ),
  fill('hairAuburn', 'M0 -72C-36 -74 -58 -50 -54 -16H54C58 -50 36 -74 0 -72Z', { width: 1.8 }),
];

const HEAD = { x: 322, y: 420, size: 1.5, turn: -14 };

const LOOK: Look = {
  shape: 'square',
  skin: 'skinOlive',
  hair: 'hairAuburn',
  beard: 'short',
  eyes: 'open',
  mood: 'weary',
  turn: 0.5,
  gaze: [0.95, 0.1],
};

/** His coat. */
const body: Art = [
  fill('sage', 'M270 560C190 580 120 640 96 740L70 900H540C540 780 520 640 420 570Z'),
  graven('160,660 140,760 150,880', 7),
];

/** A blanket over the shoulder away from the staff, painted above the arm. */
const blanket: Art = [
  fill(
    'wine',
    'M296 560C340 596 410 592 436 556C510 590 556 660 580 760V900H530C500 826 446 772 366 744C350 680 330 610 296 560Z',
  ),
  graven('336,604 366,660 388,730', 6),
  graven('380,606 430,680 470,780', 7),
  graven('430,600 496,680 528,820', 8),
  line('M296 560C330 610 350 680 366 744C446 772 500 826 530 900', 6, 'straw'),
];

/** His staff, whose fire lights him; no leaf is near his face. */
const staff: Art = suitObject('wands', [
  put(tongues, { x: -74, y: 16, size: 0.96 }),
  fill('wood', 'M194 900C188 740 194 520 184 334L196 322L208 330L222 320L242 332C240 520 254 740 264 900Z'),
  flat('woodDark', 'M236 900C230 740 224 520 226 330L242 332C240 520 254 740 262 900Z', 0.7),
  ['200,380 204,480 202,590', '214,360 216,420 220,520', '206,700 210,780 208,860'].map((points) =>
    graven(points, 4, 'ink', 0.5),
  ),
  ['196,336 200,380 198,430', '212,336 214,364 212,392', '230,338 232,370 234,420'].map((points) =>
    graven(points, 5, 'glow', 0.9),
  ),
  leaf(190, 470, 206, 66),
  leaf(194, 556, 212, 44, 'leafDark'),
]);

/** An arm, and the hand that closes round the staff. */
const arm = (shoulder: Point, elbow: Point, at: Place, hand: (place: Place) => Art): Art =>
  cuffedArm({ shoulder, elbow, cloth: 'sage', trim: 'woodDark', size: 1.8, at, hand });

const FACE =
  'M0 -58C-40 -58 -50 -28 -49 4C-49 28 -45 42 -32 56C-20 68 20 68 32 56C45 42 49 28 49 4C50 -28 40 -58 0 -58Z';

/** A broad bandage, wound aslant, its end knotted behind; blood has come through it over the brow. */
const bandage: Art = [
  fill('steel', 'M48 -42C66 -40 78 -34 90 -24C82 -20 78 -16 76 -8C68 -18 58 -24 48 -26Z', { width: 1.6 }),
  fill('steel', 'M46 -34C58 -24 66 -10 68 12C62 8 56 8 50 12C50 -4 46 -18 40 -26Z', { width: 1.6 }),
  fill('steel', 'M-56 -54C-34 -80 32 -80 58 -52L55 -20C28 -40 -28 -40 -53 -20Z', { width: 1.8 }),
  flat('steelDark', 'M20 -70C40 -66 52 -58 58 -52L55 -20C46 -28 36 -33 26 -36C32 -46 30 -58 20 -70Z', 0.6),
  line(
    'M-54 -40C-30 -64 24 -68 54 -46M-52 -28C-20 -56 20 -60 46 -62M-30 -36C0 -52 30 -50 56 -36',
    1.8,
    'shade',
    0.75,
  ),
  flat(
    'red',
    'M-16 -52C-20 -60 -8 -66 0 -62C10 -68 20 -60 17 -54C22 -48 14 -42 8 -42L7 -38C0 -36 -4 -40 -10 -40C-18 -42 -22 -48 -16 -52Z',
    0.9,
  ),
  flat('redDark', 'M-8 -50C-8 -56 2 -58 8 -54C12 -50 8 -45 2 -46C-2 -44 -8 -46 -8 -50Z', 0.55),
  flat('red', 'M24 -56C28 -58 31 -54 28 -51C25 -50 22 -53 24 -56Z', 0.8),
  flat('red', swellPath('5,-40 6,-30 5,-20 6,-13', [4, 3.4, 2.6, 4.2]), 0.95),
];

/** The upper edge of the beard, hair by hair, over the cheeks and beside the mouth. */
const whiskers: Art = eachOf(
  '-44,16,-5 -39,23,-4 -33,27,-3 -27,28,-2 27,28,2 33,27,3 39,23,4 44,16,5',
  (x, y, lean) =>
    fill(
      'hairAuburn',
      swellPath(
        [
          [x, y + 9],
          [x + lean * 0.4, y],
          [x + lean, y - 11],
        ],
        [8, 6, 1],
      ),
      { edge: 'none' },
    ),
);

/** Fire on bandage, brow, cheek and beard, in the head's own units. */
const fireOnHead: Art = [
  clipped(FACE, [
    flat('glow', 'M-56 -60H-14C-30 -20 -28 30 -10 66H-56Z', 0.16),
    flat('glow', 'M-56 -60H-30C-42 -20 -42 30 -28 66H-56Z', 0.24),
    flat('ink', 'M22 -60C40 -20 38 30 12 66H56V-60Z', 0.26),
    flat('red', 'M-56 -60H-34C-44 -20 -42 30 -24 66H-56Z', 0.2),
  ]),
  graven('-54,-42 -38,-60 -8,-69', 7, 'glow', 0.9),
  graven('-46,20 -40,48 -18,70', 5, 'glow', 0.8),
  graven('-44,-16 -46,6 -42,26', 8, 'glow', 0.85),
  // The neck lies in the shadow of the jaw.
  flat('ink', 'M-20 66C-4 84 14 84 24 62L26 96C18 104 8 106 0 106C6 96 -10 84 -20 66Z', 0.26),
];

/** The arm on our left, whose hand closes round the staff above the other. */
const upperArm: Art = arm([140, 680], [78, 812], { x: 214, y: 636, turn: -30, size: 1.8 }, (place) =>
  grip('skinOlive', place, put(staff, { x: -214, y: -636 })),
);

/** Near, his brow against the staff that he clasps with both hands, one above the other. */
export const watchman: Art = [
  put(locks, HEAD),
  body,
  put([head(LOOK), whiskers, frontModelling(LOOK), bandage, fireOnHead], HEAD),
  graven('262,570 200,590 150,640', 9, 'glow', 0.8),
  arm([440, 690], [436, 860], { x: 230, y: 772, turn: 16, size: 1.75, flip: true }, (place) =>
    grip('skinOlive', place, put(upperArm, { x: -230, y: -772 })),
  ),
  graven('72,780 70,730 96,690', 7, 'glow', 0.6),
  blanket,
  graven('304,566 340,580 392,572', 7, 'glow', 0.7),
];
