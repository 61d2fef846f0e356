import { type Art, clipped, eachOf, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { disc } from '../../primitives/lights.ts';

const EDGE = { edge: 'skinEdge', width: 2.2 } as const;

const BALL = circlePath(0, -58, 56);

/** A globe that turns between two pins in its brass meridian. */
const globe: Art = [
  line('M25 -117L-25 1', 5, 'line'),
  line('M25 -117L-25 1', 3, 'metalDark'),
  disc('waterLight', 0, -58, 56),
  fill(
    'leaf',
    'M-46 -84C-34 -104 -8 -110 2 -98C10 -90 -4 -82 -10 -74C-6 -64 -18 -56 -22 -62C-30 -58 -40 -66 -46 -84ZM-20 -50C-8 -54 6 -46 4 -34C0 -24 -6 -12 -14 -8C-18 -22 -30 -38 -20 -50ZM20 -92C34 -98 46 -84 52 -72C50 -62 40 -66 34 -60C42 -48 38 -32 28 -28C20 -40 16 -52 22 -62C12 -72 12 -86 20 -92Z',
    { width: 1.4 },
  ),
  line('M-55 -66Q0 -36 55 -66M-50 -84Q0 -60 50 -84M-46 -30Q0 0 46 -30', 1.2, 'detail', 0.7),
  clipped(BALL, [
    flat('ink', 'M30 -110C20 -60 0 -20 -30 -4H60V-110Z', 0.28),
    flat('ink', 'M50 -100C44 -50 20 -10 -10 -2H60V-100Z', 0.24),
    flat('glow', 'M-60 -100C-40 -90 -44 -40 -30 -16L-60 -10Z', 0.3),
    graven('50,-84 55,-58 48,-30', 4, 'glow', 0.8),
  ]),
  line('M27 -121A69 69 0 0 1 -27 5', 10),
  line('M27 -121A69 69 0 0 1 -27 5', 7, 'metal'),
  eachOf('26,-119 -26,3', (x, y) => [disc('metal', x, y, 8, 1.6), disc('metalDark', x, y, 3.4, 1)]),
];

/** Four fingers round the far side of the globe and the palm at its edge; the wrist is at 162,716. */
const fingersBehind: Art = [
  [
    '196,664 154,612 146,566 164,522',
    '190,676 146,636 132,590 144,550',
    '184,690 140,660 124,622 130,584',
    '180,700 142,682 124,652 124,622',
  ].map((points, i) => [
    fill(
      'skinBrown',
      swellPath(
        points,
        [32, 32, 30, 25].map((width) => width - i * 1.4),
      ),
      EDGE,
    ),
  ]),
  line('M146 596q8 -8 18 -6M132 622q8 -8 18 -4M126 650q8 -6 16 -2', 2, 'skinEdge', 0.6),
];

const thumbBefore: Art = [
  fill(
    'skinBrown',
    'M140 744C134 712 124 690 128 664C134 634 164 636 182 652C198 666 206 690 200 722L194 748Z',
    EDGE,
  ),
  fill('skinBrown', swellPath('180,714 196,676 222,650 256,640', [40, 36, 27, 18]), EDGE),
  line('M244 632q8 2 12 8M208 654q8 4 10 12', 2, 'skinEdge', 0.6),
  flat('light', 'M248 634q10 0 12 6q-6 4 -14 2Z', 0.5),
  graven('134,664 150,648 170,654', 5, 'glow', 0.7),
  graven('190,690 206,666 232,648', 4, 'glow', 0.6),
];

const arm: Art = cuffedArm({
  shoulder: [-100, 1010],
  elbow: [40, 950],
  cloth: 'wine',
  size: 2.1,
  at: { x: 166, y: 732 },
  wrist: [0, 0],
  hand: () => thumbBefore,
});

/** Held fast before us between both hands. */
export const globeInHands: Art = [
  mirrored(fingersBehind),
  put(globe, { x: 300, y: 700, size: 2.2 }),
  mirrored(arm),
];
