import { bridle, farEar, features, headOutline } from '../../creatures/horse/head.ts';
import { eachOf, fill, put, type Art } from '../../drawing/art.ts';
import { type Point, toPoints } from '../../drawing/geometry.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { childArm, childHead } from './child.ts';

const FACE = 54;
/** The size of the head, which is broad and long beside the child's. */
const HEAD_SIZE = 1.22;
const PLACE = { x: 376, y: 462, size: 1.9 };
const CREST = '8,-26 -44,-18 -96,24 -134,84 -160,160';

/** Round the foot of the neck, with bosses. */
const breastStrap: Art = [
  fill('red', 'M-146 148C-100 186 -50 196 0 174L2 192C-50 216 -106 206 -154 168Z', { width: 2 }),
  eachOf('-108,184 -68,198 -28,194', (x, y) => disc('metal', x, y, 8, 1.6)),
];

/** It falls from the crest over the neck in pointed locks. */
const mane: Art = [
  fill(
    'hairWhite',
    'M6 -26C-22 -46 -72 -24 -106 14C-134 46 -154 100 -170 166C-152 152 -142 138 -136 116C-126 120 -124 132 -128 150C-112 130 -104 104 -104 80C-92 86 -88 98 -92 118C-74 96 -72 70 -76 48C-62 56 -58 70 -62 92C-42 70 -40 44 -46 20C-32 30 -28 44 -34 68C-14 46 -12 24 -20 2C-8 14 -8 30 -18 52C2 32 8 10 2 -8C10 -12 10 -20 6 -26Z',
    { width: 2 },
  ),
  [
    '-112,34 -130,80 -146,134',
    '-96,16 -108,60 -116,110',
    '-76,2 -84,50 -84,92',
    '-56,-12 -62,26 -56,68',
    '-36,-22 -38,8 -30,46',
    '-10,-24 -8,0 -12,30',
  ].map((points) => graven(points, 4, 'metalDark', 0.75)),
];

const forelock: Art = fill('hairWhite', swellPath('-6,-14 8,-24 22,-22 33,-15', [8, 13, 10, 2]), {
  width: 1.5,
});

/** Neck and head of a white horse from the side, the poll at 0,0. */
const horse: Art = [
  put(farEar('linen'), { turn: FACE, size: HEAD_SIZE }),
  fill(
    'light',
    smoothPath([
      ...headOutline([0, 0], FACE).map(([x, y]): Point => [x * HEAD_SIZE, y * HEAD_SIZE]),
      ...toPoints(CREST),
      ...toPoints('-182,250 -60,290 14,240 4,168 0,116'),
    ]),
  ),
  graven('-12,70 -24,130 -14,230', 5, 'steelDark', 0.5),
  graven('-36,90 -52,150 -46,220', 4, 'steelDark', 0.4),
  put([features('light'), bridle, forelock], { turn: FACE, size: HEAD_SIZE }),
  mane,
  breastStrap,
];

const HEAD = { x: 208, y: 478, size: 1.26, turn: 40 };

/** The child lies along the neck, its cheek on the mane. */
export const ride: Art = [
  fill('red', 'M150 520C90 540 40 600 20 700V900H240L300 640C290 570 220 520 150 520Z'),
  graven('120,560 70,640 60,760', 5),
  put(horse, PLACE),
  put(childHead, HEAD),
  put(childArm, { x: 326, y: 664, turn: -10, size: 1.2 }),
  fill(
    'red',
    'M124 574C84 584 60 620 64 668C70 704 120 730 190 732C206 716 210 690 204 668C190 640 170 596 124 574Z',
  ),
  fill('metal', 'M186 738C206 716 212 690 204 664L218 662C228 690 222 722 202 742Z', { width: 2 }),
  graven('100,600 120,650 180,680', 5),
  graven('84,650 120,690 180,712', 5),
];
