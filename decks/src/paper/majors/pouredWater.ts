import { line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';

const BANK =
  'M570 640C530 650 430 660 390 664C350 668 318 680 314 704C314 730 336 746 330 780C324 816 296 840 292 900H570Z';

/** Water that runs down the bank through the grass, ever finer, until it has sunk in. */
const RIVULETS = [
  '392,696,18 386,728,30 408,758,24 398,790,18 418,816,13 410,842,8 424,866,2',
  '396,736,14 430,744,15 446,768,12 480,774,8 500,796,2',
];

const STREAM = [
  '318,556,26 262,584,30 222,680,30 196,806,20',
  '318,560,24 270,596,26 240,690,26 228,806,18',
  '318,564,22 276,610,22 258,700,20 262,800,14',
];

/** The strand that leaves the same mouth and falls on the land. */
const OTHER = '304,552,24 324,574,24 344,616,22 354,660,20 358,706,18';

/** A bank on the right, a stream that falls beside it from (304, 556) into the water, and one that runs down it. */
export const pouredWater: Art = [
  cut('ink', BANK, 7),
  ticks(BANK, { role: 'mid', flow: 70, gap: 34, length: 26, width: 4, tone: (x) => (x > 420 ? 0.8 : 0) }),
  // Rings spread from where it falls in.
  line(
    'M170 800A50 13 0 1 0 270 800A50 13 0 1 0 170 800M136 802A84 25 0 1 0 304 802A84 25 0 1 0 136 802M100 806A120 39 0 1 0 292 834',
    5,
    'light',
  ),
  // The stream parts into strands on its way down.
  joined('mid', [...STREAM, OTHER].map(limb), 5),
  gouge('312,566 334,606 346,650 352,700', 6),
  [gouge('304,562 262,590 228,680 210,790', 7), gouge('300,576 270,620 250,700 240,790', 6)],
  toPoints('168,778 286,774 148,756 300,750 276,744').map(([x, y]) => keyed('light', circlePath(x, y, 6), 3)),
  put([joined('far', RIVULETS.map(limb), 5), [gouge('390,706 390,734 404,760 398,786', 6)]], { x: -34 }),
];
