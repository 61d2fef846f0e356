import { eachRow, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { pentacle } from '../objects.ts';

/** Where the feathers of the train spring from. */
const [X, Y] = [306, 250];

const NECK = limb('306,376,104 302,344,134 296,304,112 304,262,66 314,222,50 308,192,44');
const HEAD = outline('328,226! 340,194 326,162 296,154 268,166 256,192 266,218 292,232!');
const WING = outline('256,300! 212,322 182,376 186,440 206,492! 246,440 272,380 276,320');
/** The train, which hangs in a fringe. */
const TRAIN = outline(
  '262,400! 226,500 170,600 112,720 78,800! 104,796 96,838! 132,822 138,858! 174,838 190,872! 226,846 250,878! 290,850 322,880! 354,846 384,874! 412,842 446,860! 464,826 504,840! 500,800 532,804! 492,700 430,590 386,500 350,400!',
);
const PLUME = outline('0,-150! 34,-84 72,-30 76,24 44,66 0,86 -44,66 -76,24 -72,-30 -34,-84');

/** A feather of the train whose eye is a coin. */
const eyed = (x: number, y: number, size: number): Art => {
  const turn = (Math.atan2(X - x, y - Y) * 180) / Math.PI;
  return [
    put([cut('near', PLUME, 5), flat('mid', circlePath(0, 6, 66))], { x, y, turn, size }),
    pentacle(x, y, size * 0.58, turn),
  ];
};

/** Small round feathers that lie on the back like scales. */
const SCALE = 'M-17 -4C-18 26 18 26 17 -4Z';

/** A peacock from behind that turns its head to the left, and whose train hangs down with nine coins as its eyes: from its crest at 104 to the fringe at 880, 460 wide at the foot. */
export const perchedPeacock: Art = [
  joined('ink', [TRAIN], 7),
  eachRow(
    [
      [166, 748, 0.98],
      [444, 748, 0.98],
      [305, 772, 0.98],
      [200, 630, 0.84],
      [410, 630, 0.84],
      [305, 648, 0.84],
      [252, 538, 0.72],
      [358, 538, 0.72],
      [305, 472, 0.62],
    ],
    (x, y, size) => eyed(x, y, size),
  ),
  [false, true].map((flip) =>
    put(
      [
        cut('accent', WING, 5),
        ['238,326 204,386 204,464', '256,340 232,396 218,454'].map((line) => gouge(line, 8, 'ink')),
      ],
      { x: flip ? 2 * X - 6 : 0, flip },
    ),
  ),
  joined('ink', [NECK, HEAD], 6),
  eachRow(
    [
      [406, 2],
      [384, 3],
      [362, 4],
      [340, 3],
      [318, 2],
    ],
    (y, count) =>
      times(count, (i) => put(keyed('glow', SCALE, 4), { x: 303 + (i - (count - 1) / 2) * 34, y })),
  ),
  combed('300,212 290,250 268,300', '330,216 326,256 338,300', {
    role: 'far',
    rows: 4,
    width: 9,
    length: 22,
  }),
  ['310,178 310,148 302,126', '300,174 286,148 272,132', '320,182 332,156 336,134'].map((quill) =>
    cutStroke('ink', quill, [5, 4, 4], [11, 10, 10]),
  ),
  ['300,118,11', '268,126,11', '340,126,11']
    .map((place) => place.split(',').map(Number))
    .map(([x = 0, y = 0, r = 0]) => keyed('glow', circlePath(x, y, r), 4)),
  flat('light', outline('266,206! 280,192 306,192 322,206! 306,222 280,222')),
  keyed('glow', outline('266,196! 238,208 222,230! 246,226 270,220!'), 4),
  flat('ink', circlePath(296, 206, 9)),
  flat('light', circlePath(293, 202, 3.4)),
];
