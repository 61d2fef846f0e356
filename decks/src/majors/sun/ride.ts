import { bridle, farEar, features, headOutline } from '../../creatures/horse/head.ts';
import { forelock, mane } from '../../creatures/horse/hair.ts';
import { eachOf, fill, flat, put, type Art } from '../../drawing/art.ts';
import { type Point, toPoints } from '../../drawing/geometry.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { disc } from '../../primitives/lights.ts';

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
  put([features('light'), bridle, forelock('hairFair')], { turn: FACE, size: HEAD_SIZE }),
  mane('hairFair', CREST, false),
  breastStrap,
];

const look: Look = {
  shape: 'round',
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'curls',
  eyes: 'closed',
  mood: 'glad',
};

const HEAD = { x: 214, y: 474, size: 1.16, turn: 44 };

/** The child lies along the neck, its cheek on the mane. */
export const ride: Art = [
  fill('red', 'M150 520C90 540 40 600 20 700V900H240L300 640C290 570 220 520 150 520Z'),
  graven('120,560 70,640 60,760', 5),
  put(horse, PLACE),
  put([hairBehind(look), head(look), frontModelling(look), HATS.roseWreath], HEAD),
  limb('skinFair', '150,680 222,710 292,690', [50, 45, 29], 'skinEdge'),
  restingHand('skinFair', { x: 318, y: 686, turn: 2, size: 1.22 }),
  flat('skinFair', swellPath('270,696 302,687', [29, 25])),
  fill(
    'red',
    'M124 574C84 584 60 620 64 668C70 704 120 730 190 732C206 716 210 690 204 668C190 640 170 596 124 574Z',
  ),
  fill('metal', 'M186 738C206 716 212 690 204 664L218 662C228 690 222 722 202 742Z', { width: 2 }),
  graven('100,600 120,650 180,680', 5),
  graven('84,650 120,690 180,712', 5),
];
