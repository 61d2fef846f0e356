import { bridle, farEar, features, headOutline } from '../../creatures/horse/head.ts';
import { eachOf, fill, flat, put, tube, type Art } from '../../drawing/art.ts';
import { type Point, toPoints } from '../../drawing/geometry.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { leaf, sunflower } from '../../primitives/plants.ts';
import { childArm, childHead } from './child.ts';

const FACE = 54;
/** The size of the head, which is broad and long beside the child's. */
const HEAD_SIZE = 1.22;
const PLACE = { x: 376, y: 462, size: 1.9 };
const CREST = '8,-26 -44,-18 -96,24 -134,84 -160,160';

/** Sunflowers on a stem of leaves, hung round the foot of the neck. */
const garland: Art = [
  tube('leafDark', 'M-120 132C-84 176 -40 188 8 160', 7),
  eachOf('-92,166,150 -66,180,20 -44,176,200 -14,176,-10', (x, y, turn, i) =>
    leaf(x, y, turn, 24, i % 2 ? 'leaf' : 'leafDark'),
  ),
  eachOf('-80,168 -34,178 4,160', (x, y) => sunflower(x, y, 0.3)),
];

const MANE =
  'M6 -26C-22 -46 -72 -24 -106 14C-134 46 -154 100 -170 166C-152 152 -142 138 -136 116C-126 120 -124 132 -128 150C-112 130 -104 104 -104 80C-92 86 -88 98 -92 118C-74 96 -72 70 -76 48C-62 56 -58 70 -62 92C-42 70 -40 44 -46 20C-32 30 -28 44 -34 68C-14 46 -12 24 -20 2C-8 14 -8 30 -18 52C2 32 8 10 2 -8C10 -12 10 -20 6 -26Z';

/** It falls from the crest over the neck in pointed locks, and shades the neck. */
const mane: Art = [
  put(flat('steelDark', MANE, 0.4), { x: 5, y: 9 }),
  fill('hairWhite', MANE, { width: 2 }),
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
      ...toPoints('-182,250 -60,290 8,262 20,206 6,156 -14,112'),
    ]),
  ),
  // The throat, the front of the chest and the shoulder are turned from the light.
  flat(
    'steelDark',
    'M-8 74C-14 100 -4 140 12 180C22 210 14 240 6 270H-30C-8 230 -8 200 -22 164C-32 130 -24 96 -8 74Z',
    0.3,
  ),
  flat('steelDark', 'M-70 270C-66 240 -58 214 -40 196C-48 224 -44 246 -34 270Z', 0.26),
  graven('-34,92 -44,130 -30,166', 4, 'steelDark', 0.4),
  graven('-20,190 -44,210 -52,262', 6, 'steelDark', 0.55),
  put([features('light'), bridle, forelock], { turn: FACE, size: HEAD_SIZE }),
  mane,
  garland,
];

const HEAD = { x: 190, y: 508, size: 1.26, turn: 34 };

/** The horse's rump and back, which sinks where the child sits. */
const horseBack: Art = [
  fill('light', 'M-80 770C-30 738 10 764 44 800C80 832 150 838 204 806V970H-80Z'),
  flat('steelDark', 'M-60 930C20 880 120 890 203 876V970H-60Z', 0.3),
  graven('-40,776 0,790 30,830', 6, 'steelDark', 0.45),
];

/** The body in a red shirt, bent forward, and the near leg astride: hip and thigh in blue breeches, then a bare shin. */
const astride: Art = [
  fill('skinFair', swellPath('176,806 212,824 208,862 198,896', [70, 64, 54, 38]), {
    edge: 'skinEdge',
    width: 2,
  }),
  fill('skinFair', swellPath('192,896 212,910 242,914', [36, 32, 24]), { edge: 'skinEdge', width: 2 }),
  flat('skinFair', swellPath('206,866 198,892 208,904', [42, 33, 24])),
  graven('236,816 242,836 234,862', 4, 'skinEdge', 0.35),
  fill(
    'cloth',
    'M42 728C24 760 22 806 48 830C84 850 136 850 186 850C200 834 206 806 200 774C192 760 178 752 164 752Z',
  ),
  fill('metal', 'M186 854C202 834 208 806 202 772L214 776C222 806 216 838 200 858Z', { width: 2 }),
  graven('160,770 120,782 76,786', 5),
  graven('190,790 150,812 100,824', 5),
  fill(
    'red',
    'M168 548C112 540 66 580 50 650C42 690 36 722 34 756C74 778 130 782 172 764C178 746 174 738 164 728C184 700 206 640 190 572Z',
  ),
  fill('metal', 'M34 744C76 766 128 770 174 752L174 766C130 784 74 780 32 758Z', { width: 2 }),
  graven('140,690 112,716 98,754', 5),
  graven('116,684 76,706 62,744', 5),
  graven('88,600 64,650 52,706', 5),
];

/** The throat in its neckline, of which the chin leaves little to see. */
const throat: Art = [
  fill('skinFair', 'M116 572C132 556 168 548 192 560L196 600C168 612 132 600 116 572Z', {
    edge: 'skinEdge',
    width: 2,
  }),
  fill('metal', 'M122 584C142 602 172 608 200 598L204 612C170 626 136 618 116 596Z', { width: 2 }),
];

/** The child lies along the neck, its chin on its shoulder and its cheek on the mane. */
export const ride: Art = [
  put(horse, PLACE),
  horseBack,
  astride,
  throat,
  put(childArm, { x: 304, y: 672, turn: -8, size: 1.06 }),
  fill(
    'red',
    'M128 576C92 584 74 618 80 658C88 692 132 714 188 716C202 702 206 684 200 664C186 638 168 598 128 576Z',
  ),
  fill('metal', 'M184 720C202 704 206 684 200 660L213 658C221 684 216 710 198 724Z', { width: 2 }),
  graven('108,600 122,646 174,674', 5),
  graven('96,650 126,684 176,698', 5),
  put(childHead, HEAD),
];
