import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

const HORIZON = 560;

/** Ploughed earth whose furrows meet on the horizon, with young green in them. */
export const field: Art = [
  fill('woodDark', `M30 ${HORIZON}H570V900H30Z`),
  times(13, (i) => {
    const [far, near] = [300 + (i - 6) * 44, 300 + (i - 6) * 96];
    return flat('wood', `M${far} ${HORIZON + 2}L${near - 28} 900H${near + 28}Z`);
  }),
  times(12, (i) => {
    const [far, near] = [300 + (i - 5.5) * 44, 300 + (i - 5.5) * 96];
    return line(`M${far} ${HORIZON + 2}L${near} 900`, 2, 'line', 0.5);
  }),
];

/** One ear, seen from behind, on the left. */
const ear: Art = [
  fill('shade', 'M240 606C214 576 204 528 216 478C252 502 280 546 288 600Z'),
  graven('246,590 228,546 222,498', 6, 'steelDark', 0.5),
];

/** The neck and the ears of the dark horse, as its rider sees them, its mane plaited with ribbons. */
export const horse: Art = [
  mirrored(ear),
  fill(
    'shade',
    'M236 600C240 576 270 566 300 566C330 566 360 576 364 600C372 640 392 680 420 730C450 790 470 850 476 910H124C130 850 150 790 180 730C208 680 228 640 236 600Z',
  ),
  mirrored([
    graven('250,620 214,700 176,800', 9, 'steelDark', 0.4),
    graven('268,640 240,720 216,860', 8, 'steelDark', 0.3),
    fill('wine', 'M232 606C226 620 230 634 238 640L300 624V606C270 602 248 602 232 606Z', { width: 2 }),
    disc('metal', 240, 622, 13, 2),
    line('M232 634C170 690 110 770 40 800', 9, 'ink'),
    line('M232 634C170 690 110 770 40 800', 6, 'wine'),
  ]),
  eachOf('-150,50 -30,50 -122,64 -58,64 -90,76', (turn, long, i) =>
    leaf(300, 596, turn, long, i % 2 ? 'leafDark' : 'leaf'),
  ),
  // By turns a plait falls to either side of the crest.
  times(8, (i) => {
    const [y, side, size] = [620 + i * 34, i % 2 ? 1 : -1, 0.86 + i * 0.08];
    return put(
      [
        fill('hairBlack', 'M-12 -12C6 -20 34 -14 40 6C42 26 30 42 20 52C14 40 -4 30 -14 16Z', { width: 1.8 }),
        graven('-4,-4 20,4 22,38', 4, 'steel', 0.5),
        fill('trim', 'M10 16L38 12L38 24L14 28Z', { width: 1.4 }),
      ],
      { x: 300 + side * 2, y, size, flip: side < 0 },
    );
  }),
];

/** An arm in plate, from the lower left, whose thumb lies on the coin. */
const arm: Art = [
  limb('sage', '-20,900 20,800 60,700', [150, 130, 110]),
  limb('steel', '44,700 84,600 128,506', [104, 92, 66]),
  graven('60,700 96,610 128,530', 8, 'light', 0.6),
  disc('steel', 52, 700, 46),
  disc('steelDark', 52, 700, 20, 2),
  put(
    [
      fill('steel', 'M-26 20C-34 -6 -30 -50 -14 -72C2 -84 26 -76 32 -58C40 -30 34 0 26 22Z'),
      line('M-29 -14Q2 -26 36 -14M-25 -44Q4 -56 36 -42M-30 10Q0 0 30 10', 2, 'steelDark'),
      fill('steel', 'M-26 14C-10 8 10 8 26 14C30 46 40 72 52 96C20 112 -20 112 -52 96C-40 72 -30 46 -26 14Z'),
      flat('steelDark', 'M10 10C16 10 22 12 26 14C30 46 40 72 52 96C42 101 30 105 18 107Z', 0.6),
      fill('metal', 'M-48 84C-20 98 20 98 48 84L54 98C22 116 -22 116 -54 98Z', { width: 1.8 }),
    ],
    { x: 168, y: 408, size: 1.16, turn: 24 },
  ),
];

const thumb: Art = put(
  [
    fill('steel', 'M-4 10C-2 -14 14 -34 36 -44C52 -50 64 -42 62 -30C50 -20 34 -10 26 14Z', { width: 2 }),
    line('M22 -34Q34 -24 36 -14', 2, 'steelDark'),
    flat('light', 'M40 -40Q52 -44 58 -34Q50 -30 44 -30Z', 0.7),
  ],
  { x: 178, y: 400, size: 1.2, turn: 10 },
);

/** Both arms; `coin` is between the hands and the thumbs. */
export const holding = (coin: Art): Art => [mirrored(arm), coin, mirrored(thumb)];
