import { flat, suitObject } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { leaf } from '../nature/plants.ts';
import { limb, outline } from '../nature/body.ts';

const BRANCH = outline(
  '262,180! 282,164 318,164 338,180! 330,300 344,400 334,520 350,640 360,760! 240,760! 250,640 262,520 252,400 268,300',
);
/** The stumps of two side branches, and the shoots that grow from them. */
const STUMPS = [limb('276,440,62 220,392,50 196,366,46'), limb('322,560,62 380,516,50 406,492,46')];
const SHOOTS = [
  '196,366,12 170,320,9 166,268,6',
  '406,492,12 436,452,9 444,400,6',
  '286,176,14 270,130,10 262,92,6',
  '316,176,14 330,130,10 344,100,6',
].map(limb);
/** Leaves of the shoots: each by its place, its turn and its length. */
const LEAVES = [
  [166, 272, -84, 96],
  [170, 312, -150, 84],
  [176, 330, -36, 76],
  [444, 404, -96, 100],
  [438, 446, -34, 88],
  [430, 464, -142, 80],
  [262, 140, -160, 84],
  [340, 144, -18, 84],
  [266, 106, -128, 92],
  [340, 112, -50, 92],
] as const;

/** A thick cut branch from which leaves spring, as one wand: its shoots at 70, its foot at 760. */
export const sproutingBranch = suitObject('wands', [
  joined('accent', SHOOTS, 5),
  LEAVES.map(([x, y, turn, length]) => leaf(x, y, turn, length)),
  joined('ink', [BRANCH, ...STUMPS], 7),
  // The bark runs round its knots.
  combed(
    '270,190 280,300 264,400 272,520 262,640 256,750',
    '300,190 302,300 296,400 304,520 300,640 298,750',
    {
      role: 'far',
      rows: 3,
      width: 9,
      length: 70,
    },
  ),
  combed(
    '314,190 314,300 324,400 318,520 324,640 328,750',
    '328,190 322,300 336,400 328,520 340,640 348,750',
    {
      role: 'mid',
      rows: 2,
      width: 8,
      length: 60,
    },
  ),
  [
    [300, 338, 15],
    [288, 620, 18],
  ].map(([x = 0, y = 0, r = 0]) => [
    flat('ink', circlePath(x, y, r + 8)),
    keyed('mid', circlePath(x, y, r), 5),
    flat('ink', circlePath(x, y, 5)),
  ]),
  [
    [196, 366],
    [406, 492],
  ].map(([x = 0, y = 0]) => [
    keyed('sky', circlePath(x, y, 21), 5),
    flat('far', circlePath(x, y, 11)),
    flat('sky', circlePath(x, y, 6)),
  ]),
  keyed('sky', outline('262,180! 280,166 320,166 338,180! 322,194 278,194'), 5),
  gouge('278,180 300,175 322,180', 5, 'far'),
]);
