import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, dots, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '132,392! 168,366 220,370 268,384 322,366 350,320 366,256 384,206 398,186! 398,146! 424,176! 452,200 484,256 508,304 504,328 482,338 458,326 434,306 420,318! 440,372 446,430! 484,520 516,598! 474,610! 440,532 400,476! 330,492 250,484 216,474! 194,528 138,606! 96,594! 122,520 122,450',
);
const FAR_LEGS = ['402,440,56 428,520,36 444,600,32', '206,440,60 192,520,38 196,604,32'].map(limb);

const RUNNER = '56,566 110,622 200,658 300,670 400,658 490,622 544,566';

const MANE = outline(
  '398,176! 372,166 342,190! 352,206 322,226! 336,244 306,270! 324,286 296,318! 318,328 300,360! 326,368 352,332! 372,260 388,206',
);
const TAIL = outline('140,388! 100,372 66,400 56,460 66,520 44,560! 92,552 108,500 104,450 118,420 146,420!');

/** A painted flower of the carver, as wide as 2 r. */
const painted = (x: number, y: number, r: number): Art => [
  flat(
    'light',
    times(8, (i) => lens(polar(x, y, r * 0.3, i * 45), polar(x, y, r, i * 45), r * 0.34)).join(''),
  ),
  flat('glow', circlePath(x, y, r * 0.26)),
];

/** A painted rocking horse that faces right, from its ears at 146 to its runners at 680, 500 wide. */
export const rockingHorse: Art = [
  stroke(
    'light',
    toPoints(RUNNER).map(([x, y]) => [x, y - 20] as const),
    [10, 24, 28, 30, 28, 24, 10],
  ),
  stroke(
    'near',
    toPoints(RUNNER).map(([x, y]) => [x, y - 20] as const),
    [4, 15, 19, 20, 19, 15, 4],
  ),
  joined('near', FAR_LEGS, 5),
  ['412,594! 462,594! 470,622! 408,622!', '180,598! 216,598! 222,628! 176,628!'].map((hoof) =>
    cut('ink', outline(hoof), 4),
  ),
  joined('ink', [TAIL], 6),
  combed('132,392 84,410 76,470 70,540', '140,410 106,440 100,500 88,544', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 40,
  }),
  joined('accent', [BODY], 7),
  hatch(outline('210,440! 300,440 420,430 446,430! 400,476! 330,492 250,484 216,474!'), {
    role: 'ink',
    angle: 86,
    gap: 12,
    width: 5,
    side: 'end',
    reach: 0.5,
  }),
  hatch(outline('446,430! 484,520 516,598! 490,606! 450,500'), {
    role: 'ink',
    angle: 10,
    gap: 14,
    width: 5,
    side: 'end',
    reach: 0.5,
  }),
  joined('ink', [MANE], 6),
  combed('392,184 352,210 324,270 312,340', '388,206 372,240 352,300 336,350', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 34,
  }),
  painted(168, 424, 36),
  painted(398, 414, 34),
  dots('light', '206,400,5 216,446,5 172,476,5 132,456,5 366,384,5 428,384,5 366,444,5 430,446,5'),
  // The saddle with its cloth and girth.
  keyed('light', outline('232,380! 270,384 318,368! 336,440 330,466! 280,476 236,464! 226,420'), 5),
  [0, 1, 2, 3].map((i) =>
    flat(
      'near',
      lens([242 + i * 26, 462], [255 + i * 26, 440], 7) + lens([268 + i * 26, 462], [255 + i * 26, 440], 7),
    ),
  ),
  gouge('236,432 280,440 334,428', 6, 'near'),
  cut('near', outline('224,376! 238,346 262,372 296,364 316,336! 334,356 330,384! 290,410 250,408'), 5),
  gouge('246,390 280,396 316,378', 5, 'far'),
  // The bridle.
  cutStroke('near', '394,206 420,250 444,298', [8, 8, 8], [16, 16, 16]),
  cutStroke('near', '440,296 464,284 494,276', [8, 8, 8], [16, 16, 16]),
  cutStroke('near', '446,300 400,350 330,366', [6, 6, 6], [13, 13, 13]),
  keyed('glow', circlePath(446, 296, 11), 4),
  keyed('light', outline('426,222! 440,214 456,224! 442,236'), 4),
  flat('ink', circlePath(443, 225, 8)),
  gouge('422,214 440,204 460,212', 5, 'ink'),
  flat('ink', outline('486,304! 494,296 500,306! 492,312')),
  gouge('478,328 492,324 504,322', 5, 'ink'),
  // The hooves on the near runner.
  ['94,596! 138,608! 130,634! 92,626!', '474,610! 516,600! 522,624! 486,636!'].map((hoof) =>
    cut('ink', outline(hoof), 4),
  ),
  cutStroke('ink', RUNNER, [6, 22, 26, 28, 26, 22, 6], [16, 33, 37, 39, 37, 33, 16]),
  dots('glow', '150,643,6 200,659,6 250,668,6 300,671,6 350,668,6 400,659,6 450,643,6'),
];
