import { eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { limb, graven } from '../../drawing/swell.ts';
import { disc, star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const bell: OracleScene = {
  alt: 'A great bronze bell hangs from a wooden beam before the moon and a beam on two ropes has just struck it; rings of sound spread over misty hills and a flowering tree.',
  hour: 'dawn',
  draw: (chance) => [
    [printedSky(chance, { stars: 10 }), fullMoon(300, 440, 176, 'linen', 'shaded')],
    hills(650, [40, 70, 20, 10, 0, 20, 50], 'far'),
    oracleHaze(70, 626, 200, 'light'),
    hills(712, [30, 10, 30, 20, 40, 20, 44], 'mid'),
    oracleHaze(330, 690, 190, 'light'),
    sound,
    mirrored([
      fill('wood', 'M74 806V180H108V806Z'),
      line('M90 260V760', 2, 'woodDark', 0.7),
      fill('stone', 'M58 810V774H124V810Z'),
    ]),
    fill('wood', 'M40 206H560V238H40Z'),
    line('M40 222H560', 2, 'woodDark', 0.7),
    roof,
    bronze,
    striker,
    hills(780, [16, 0, 10, 2, 8, 0, 14], 'near'),
    blossom,
  ],
};

/** Rings of sound that widen over the moon and the hills, each fainter than the one before. */
const sound: Art = times(6, (i) => {
  const ring = circlePath(300, 456, 190 + i * 27);
  return [line(ring, 6.4 - i * 0.7, 'line', 0.5 - i * 0.04), line(ring, 4.4 - i * 0.6, 'trim', 1 - i * 0.12)];
});

const roof: Art = [
  fill('cloth', 'M40 96C140 128 460 128 560 96V190C460 206 140 206 40 190Z'),
  line(
    times(18, (i) => `M${50 + i * 29.5} ${112 + 12 * Math.sin((i / 17) * Math.PI)}V196`).join(''),
    2,
    'ink',
    0.6,
  ),
  fill('clothDark', 'M40 82C140 114 460 114 560 82V106C460 138 140 138 40 106Z'),
];

const bronze: Art = put(
  [
    line('M0 -214V-176', 12, 'line'),
    fill('metalDark', 'M-28 -186C-28 -220 28 -220 28 -186V-170H14V-186C14 -200 -14 -200 -14 -186V-170H-28Z'),
    fill(
      'metal',
      'M-84 -150C-80 -182 80 -182 84 -150C92 -60 104 60 120 160C130 198 -130 198 -120 160C-104 60 -92 -60 -84 -150Z',
    ),
    flat(
      'metalDark',
      'M34 -172C64 -170 82 -164 84 -150C92 -60 104 60 120 160C124 178 90 184 46 188C60 60 60 -60 34 -172Z',
      0.55,
    ),
    line(
      'M-88 -110C-40 -96 40 -96 88 -110M-92 -60C-40 -46 40 -46 92 -60M-110 90C-50 108 50 108 110 90M-116 134C-50 152 50 152 116 134',
      3,
    ),
    times(3, (row) =>
      times(7, (i) => disc('trim', -66 + i * 22, -128 + row * 17 + 8 * (1 - ((i - 3) / 3) ** 2), 5, 1.2)),
    ),
    disc('metalDark', 0, 26, 44, 2),
    star(0, 26, 34, 'trim', 8, 0.42),
    flat('ink', circlePath(0, 26, 6)),
    fill('metalDark', 'M-121 164C-110 144 110 144 121 164C110 196 -110 196 -121 164Z', { width: 2.6 }),
    flat('ink', 'M-104 167C-90 152 90 152 104 167C92 186 -92 186 -104 167Z'),
    line('M-74 -140C-80 -40 -88 60 -100 150', 5, 'light', 0.6),
  ],
  { x: 300, y: 452, size: 1.02 },
);

/** The beam that has struck it, drawn back a little on its two ropes. */
const striker: Art = [
  line('M450 238L462 470M532 238L540 470', 6.4, 'line'),
  line('M450 238L462 470M532 238L540 470', 3.4, 'linen'),
  fill('woodDark', 'M428 458H580V506H428Z', { width: 3 }),
  line('M440 474H580M450 490H580', 2, 'wood', 0.9),
  fill('wood', 'M428 458a12 24 0 0 1 0 48a12 24 0 0 1 0 -48Z', { width: 2.6 }),
  line('M428 470a6 12 0 0 1 0 24a6 12 0 0 1 0 -24', 1.8, 'woodDark'),
  [462, 540].map((x) => fill('linen', `M${x - 7} 456H${x + 7}V508H${x - 7}Z`, { width: 1.8 })),
];

const blossom: Art = [
  limb('woodDark', '566,826 520,770 500,690 520,600', [46, 34, 22, 8]),
  limb('woodDark', '506,740 456,700 420,690 384,706', [22, 15, 10, 4]),
  limb('woodDark', '504,690 480,640 444,614', [18, 11, 4]),
  limb('woodDark', '520,780 470,766 420,770', [18, 11, 4]),
  graven('548,806 522,760 510,700', 5, 'wood'),
  eachRow(
    [
      [384, 706, 17],
      [416, 686, 14],
      [452, 698, 18],
      [444, 614, 17],
      [470, 640, 14],
      [500, 652, 17],
      [520, 600, 18],
      [538, 640, 14],
      [420, 770, 15],
      [462, 762, 18],
      [520, 700, 16],
      [488, 722, 13],
      [544, 690, 15],
    ],
    (x, y, r) => flower(x, y, r, 5, 'light', 'rose'),
  ),
  eachRow(
    [
      [96, 790],
      [170, 776],
      [230, 796],
      [360, 778],
      [140, 806],
    ],
    (x, y) => fill('light', `M${x} ${y}q8 -9 16 0q-8 8 -16 0Z`, { edge: 'redDark', width: 1.4 }),
  ),
];
