import { eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { disc, star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { cone, geese, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const bell: OracleScene = {
  alt: 'A great bronze bell hangs from a wooden beam before the moon and has just been struck; rings of sound spread over misty hills and blossom.',
  hour: 'dawn',
  draw: (chance) => [
    emblemSky(chance, { y: 390, stars: 10 }),
    cone(430, 650, 150, 120),
    hills(650, [40, 70, 20, 10, 0, 20, 50], 'far'),
    oracleHaze(70, 626, 200, 'light'),
    hills(712, [30, 10, 30, 20, 40, 20, 44], 'mid'),
    oracleHaze(330, 690, 190, 'light'),
    mirrored([
      fill('wood', 'M74 806V180H108V806Z'),
      line('M90 260V760', 2, 'woodDark', 0.7),
      fill('stone', 'M58 810V774H124V810Z'),
    ]),
    fill('wood', 'M40 206H560V238H40Z'),
    line('M40 222H560', 2, 'woodDark', 0.7),
    roof,
    bronze,
    sound,
    hills(780, [16, 0, 10, 2, 8, 0, 14], 'near'),
    blossom,
    geese([
      [430, 560, 12],
      [458, 548, 10],
    ]),
  ],
};

/** Arcs on both sides, each a little longer, as if the bell had just been struck. */
const sound: Art = mirrored(
  times(3, (i) =>
    line(
      `M${158 - i * 24} ${430 - i * 26}Q${134 - i * 28} ${520} ${150 - i * 24} ${606 + i * 26}`,
      5 - i * 0.8,
      'red',
      1 - i * 0.22,
    ),
  ),
);

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
    disc('metalDark', 0, 196, 25),
    fill(
      'metal',
      'M-84 -150C-80 -182 80 -182 84 -150C92 -60 104 60 120 164C130 190 -130 190 -120 164C-104 60 -92 -60 -84 -150Z',
    ),
    flat(
      'metalDark',
      'M34 -172C64 -170 82 -164 84 -150C92 -60 104 60 120 164C124 178 90 184 46 184C60 60 60 -60 34 -172Z',
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
    line('M-74 -140C-80 -40 -88 60 -100 150', 5, 'light', 0.6),
  ],
  { x: 300, y: 452, size: 1.02 },
);

const blossom: Art = [
  line('M40 800C100 760 130 740 190 734M110 764C120 740 130 722 156 706', 7, 'woodDark'),
  line('M560 790C500 756 470 740 420 742M500 756C488 730 474 716 452 708', 7, 'woodDark'),
  eachRow(
    [
      [80, 776, 20],
      [118, 748, 17],
      [158, 706, 18],
      [190, 732, 17],
      [142, 748, 13],
      [96, 802, 16],
      [520, 774, 20],
      [488, 742, 16],
      [452, 706, 18],
      [418, 740, 17],
      [466, 758, 14],
      [540, 800, 17],
    ],
    (x, y, r) => flower(x, y, r, 5, 'light', 'rose'),
  ),
];
