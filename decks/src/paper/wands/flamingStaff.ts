import { flat, mirrored, suitObject } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { leaf } from '../nature/plants.ts';
import { limb, outline } from '../nature/body.ts';

const STAFF = outline(
  '274,268! 326,268! 330,360 324,460 334,560 340,660 352,720! 248,720! 260,660 266,560 276,460 270,360',
);
/** Its roots, which grip the earth. */
const ROOTS = [
  '300,690,90 250,716,44 180,730,26 110,768,8',
  '300,690,90 270,740,44 226,772,26 190,820,8',
  '300,690,90 304,750,46 296,790,28 306,836,8',
  '300,690,90 334,740,44 376,772,26 416,820,8',
  '300,690,90 350,716,44 424,730,26 492,770,8',
].map(limb);
/** Green sepals that hold the flame. */
const SEPALS = [
  outline('304,286! 342,266 364,226 366,178! 340,190 316,220 300,256'),
  outline('296,286! 258,266 236,226 234,178! 260,190 284,220 300,256'),
];
const FLAME = outline(
  '300,74! 318,120 352,150 362,196 350,240 322,268 300,274 278,268 250,240 238,196 254,160! 268,178 276,172 282,130',
);
const HEART = outline(
  '302,140! 312,172 332,194 330,226 314,250 300,256 284,248 272,226 280,204! 292,200 298,176',
);
/** Leaves on the right: each by its place, its turn and its length. */
const LEAVES = [
  [326, 352, -42, 128],
  [322, 384, 22, 96],
  [328, 478, -34, 140],
  [326, 512, 26, 100],
  [336, 606, -28, 128],
  [338, 636, 24, 88],
] as const;

/** A staff that grows and burns, as one wand: its flame at 74, its roots down to 836. */
export const flamingStaff = suitObject('wands', [
  mirrored(LEAVES.map(([x, y, turn, length]) => leaf(x, y, turn, length))),
  joined('ink', [STAFF, ...ROOTS], 7),
  combed('282,290 280,380 286,470 276,580 266,700', '300,290 300,380 304,470 300,580 298,700', {
    role: 'far',
    rows: 3,
    width: 8,
    length: 64,
  }),
  combed('314,300 318,380 312,470 322,580 334,700', '318,300 322,380 316,470 328,580 344,700', {
    role: 'mid',
    rows: 2,
    width: 7,
    length: 56,
  }),
  gouge('270,730 220,744 170,752', 6, 'mid'),
  gouge('330,730 380,744 430,752', 6, 'mid'),
  gouge('300,740 300,780 304,810', 6, 'mid'),
  [420, 560].map((y) => [flat('mid', circlePath(300, y, 13)), flat('ink', circlePath(300, y, 6))]),
  cut('mid', FLAME, 6),
  flat('glow', HEART),
  flat('light', outline('301,186! 308,214 314,228 300,244 290,230 294,214')),
  SEPALS.map((sepal) => cut('accent', sepal, 5)),
  mirrored(gouge('312,276 338,240 352,204', 5)),
]);
