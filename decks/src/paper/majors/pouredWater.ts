import { line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BANK =
  'M570 640C530 650 430 660 390 664C350 668 318 680 314 704C314 730 336 746 330 780C324 816 296 840 292 900H570Z';

/** Water that runs down the bank through the grass. */
const RIVULETS = [
  '376,600,16 384,650,18 392,700,20 420,750,22 416,800,26 440,890,34',
  '392,706,14 436,730,13 476,760,13 500,800,14 556,830,18',
  '420,750,12 462,800,12 476,840,13 520,890,16',
];

const STREAM = [
  '318,556,26 262,584,30 222,680,30 196,806,20',
  '318,560,24 270,596,26 240,690,26 228,806,18',
  '318,564,22 276,610,22 258,700,20 262,800,14',
];

/** A bank on the right, a stream that falls beside it from (304, 556) into the water, and one that runs down it. */
export const pouredWater: Art = [
  cut('ink', BANK, 7),
  ticks(BANK, { role: 'mid', flow: 70, gap: 34, length: 26, width: 4, tone: (x) => (x > 420 ? 0.8 : 0) }),
  line('M146 812A80 18 0 0 0 300 812M116 818A106 34 0 0 0 300 836', 5, 'near'),
  // The stream parts into strands on its way down.
  joined('mid', STREAM.map(limb), 5),
  [gouge('304,562 262,590 228,680 210,790', 7), gouge('300,576 270,620 250,700 240,790', 6)],
  toPoints('172,796 158,774 290,792 282,764 150,816 196,764 264,742').map(([x, y]) =>
    keyed('light', circlePath(x, y, 6), 3),
  ),
  put(
    [
      joined('far', RIVULETS.map(limb), 5),
      [
        gouge('380,610 386,660 396,706 414,750', 6),
        gouge('418,780 424,820 436,880', 6),
        gouge('410,716 450,740 486,780', 5),
      ],
    ],
    { x: -34 },
  ),
  keyed(
    'light',
    outline('136,812! 150,792 172,800 186,782 208,796 226,780 244,798 268,788 290,812! 212,830'),
    4,
  ),
];
