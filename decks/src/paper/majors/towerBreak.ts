import { flat, put, type Art } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import { cut, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** The fire that bursts out of the broken tower, between 150 and 452 and up to 326. */
export const blaze: Art = [
  cut(
    'accent',
    outline(
      '176,546! 142,506 150,450! 170,474 180,440 160,388! 204,414 216,382 206,326! 250,366 262,424 288,398 290,352! 322,392 326,434! 356,424 374,388 370,348! 408,396 408,452! 430,438 440,404! 462,470 440,520 418,546!',
    ),
    6,
  ),
  flat(
    'glow',
    outline(
      '196,546! 172,516 176,490! 196,500 206,470 194,436! 226,452 236,426 230,396! 256,430 266,464 290,446 296,412! 318,448 330,470! 356,464 376,440 382,420! 396,452 392,488! 412,476 424,464! 430,500 416,526 402,546!',
    ),
  ),
  flat(
    'light',
    outline(
      '232,546! 220,516 232,488! 254,506 264,486! 286,510 310,500 318,476! 342,510 358,498! 372,520 366,546!',
    ),
  ),
];

const CHUNKS = [
  'M-22 -14L10 -18L24 -2L12 16L-18 12Z',
  'M-12 -17L14 -10L9 15L-15 9Z',
  'M-27 -7L-4 -17L24 -9L20 9L-12 15Z',
];
const SHADES = ['M24 -2L12 16L-18 12L2 6Z', 'M14 -10L9 15L-15 9L2 2Z', 'M24 -9L20 9L-12 15L4 2Z'];

/** Broken masonry that flies about, white and red: each piece by its place and its turn. */
export const masonry: Art = toTriples(
  '100,410,20 126,520,-30 74,486,60 140,342,-14 488,474,35 530,530,10 462,536,-50 524,404,-20',
).map(([x, y, turn], i) =>
  put([keyed(i % 3 === 1 ? 'accent' : 'light', CHUNKS[i % 3] ?? '', 4), flat('ink', SHADES[i % 3] ?? '')], {
    x,
    y,
    turn,
    size: [1.3, 1, 0.7, 0.8][i % 4] ?? 1,
  }),
);
