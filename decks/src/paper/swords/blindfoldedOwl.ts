import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '300,160 384,168 448,220 474,300 462,390 424,460 360,506 300,516 240,506 176,460 138,390 126,300 152,220 216,168',
);
const BODY = outline('300,440 400,470 476,540 520,660 540,920! 60,920! 80,660 124,540 200,470');
const FACE = outline(
  '300,244! 332,204 390,198 434,246 444,320 418,400 358,460 300,488 242,460 182,400 156,320 166,246 210,198 268,204',
);
const BREAST = outline('300,476! 372,520 404,620 400,760 370,920! 230,920! 200,760 196,620 228,520');

/** The feathers of a tuft, which grow out of the brow. */
const TUFT = [
  '404,244,56 450,180,40 484,122,4',
  '372,228,60 430,166,42 474,92,4',
  '342,212,50 406,150,38 460,66,4',
].map(limb);

/** A leg in its feathers and the bare shank below them; its toes across a grip from the guard down, and their claws on its far side. */
const LEG = limb('268,950,136 252,890,108 238,830,62');
const SHANK = limb('222,752,34 230,780,34 238,816,36');
const TOES = [
  '222,748,32 212,704,28 192,684,27 174,669,20',
  '222,758,34 198,729,30 172,711,28 154,696,20',
].map(limb);
const CLAWS = ['178,674,15 162,659,15 148,666,4', '158,701,15 142,686,15 128,693,4'].map(limb);
/** The scales across the toes and the shank. */
const SCALES = [
  '200,700 206,691 208,682',
  '184,690 190,683 192,674',
  '180,727 186,719 188,710',
  '164,716 170,708 172,699',
  '218,788 230,790 242,786',
];

/** Both feet round the grips of two swords that cross at the throat: a grip's middle is at (174, 709). */
export const clutchingFeet: Art = mirrored([
  keyed('glow', SHANK, 5),
  keyed('far', LEG, 6),
  combed('218,832 208,870 206,920', '256,828 284,870 306,920', {
    role: 'ink',
    rows: 5,
    width: 8,
    length: 30,
  }),
  CLAWS.map((claw) => joined('ink', [claw], 4)),
  TOES.map((toe) => keyed('glow', toe, 5)),
  SCALES.map((scale) => gouge(scale, 5, 'ink')),
]);

/** The band over its eyes, knotted on the right. */
const band: Art = [
  ['452,318 500,330 540,372', '452,322 492,356 508,412'].map((end) =>
    cutStroke('accent', end, [22, 24, 30], [32, 34, 40]),
  ),
  cut(
    'accent',
    outline('126,290! 210,276 300,270 390,276 474,290! 476,352 390,340 300,336 210,340 124,352!'),
    6,
  ),
  cut('accent', outline('440,286! 470,290 482,320 468,350 442,348!'), 5),
  ['150,312 230,298 300,294', '330,296 390,300 440,308', '160,336 240,322 320,318'].map((fold) =>
    gouge(fold, 6, 'ink'),
  ),
];

/** The rays of the disc about the hidden eye on the right. */
const rays = flat(
  'mid',
  times(22, (i) => {
    const angle = -84 + i * 11;
    const end = angle > 50 ? 112 : 100;
    return lens(polar(372, 326, 62, angle), polar(372, 326, end + ((i * 5) % 3) * 6, angle), 5);
  }).join(''),
);

/** A long-eared owl from the front with a red band over its eyes: from its tufts at 70 down, its head 350 wide. */
export const blindfoldedOwl: Art = [
  joined('ink', [BODY], 7),
  flat('light', BREAST),
  flat(
    'ink',
    times(9, (row) =>
      times(5, (i) => {
        const [x, y] = [300 + (i - 2) * 40 + (row % 2 ? 20 : 0), 536 + row * 42];
        return `M${x} ${y - 16}Q${x + 11} ${y + 6} ${x} ${y + 16}Q${x - 11} ${y + 6} ${x} ${y - 16}Z`;
      }).join(''),
    ).join(''),
  ),
  mirrored([
    combed('440,540 490,660 510,880', '396,520 424,640 430,880', {
      role: 'far',
      rows: 5,
      width: 9,
      length: 44,
    }),
    combed('400,530 420,640 416,860', '392,560 408,660 404,860', {
      role: 'mid',
      rows: 2,
      width: 8,
      length: 50,
    }),
  ]),
  mirrored([
    TUFT.map((feather) => cut('ink', feather, 5)),
    ['360,186 410,142 444,92', '396,206 440,160 468,118', '420,224 456,186 480,154'].map((quill) =>
      gouge(quill, 6, 'far'),
    ),
  ]),
  joined('ink', [HEAD], 7),
  mirrored(
    combed('310,180 390,190 446,250', '320,196 380,196 430,230', {
      role: 'far',
      rows: 2,
      width: 6,
      length: 24,
    }),
  ),
  mirrored(
    combed('462,350 440,430 370,490', '440,370 420,430 356,474', {
      role: 'far',
      rows: 2,
      width: 6,
      length: 24,
    }),
  ),
  keyed('light', FACE, 5),
  mirrored(rays),
  band,
  mirrored(
    combed('306,356 318,384 330,410', '322,352 340,380 352,406', {
      role: 'mid',
      rows: 2,
      width: 6,
      length: 26,
    }),
  ),
  keyed('glow', outline('300,350! 318,362 324,392 314,420 300,446! 288,420 278,392 284,362'), 5),
  gouge('292,420 296,434 300,444', 4, 'ink'),
];
