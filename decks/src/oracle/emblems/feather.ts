import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { firs, geese, oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const feather: OracleScene = {
  alt: 'One long white feather tipped with red drifts down past the moon on a breath of wind, over misty mountains that geese are crossing.',
  hour: 'haze',
  draw: (chance) => [
    emblemSky(chance, { x: 386, y: 262, r: 118, stars: 18 }),
    oracleRidge(
      [
        [40, 640],
        [120, 560],
        [190, 600],
        [270, 530],
        [340, 610],
        [430, 540],
        [500, 600],
        [560, 570],
      ],
      'far',
    ),
    oracleHaze(60, 610, 220, 'light'),
    oracleRidge(
      [
        [40, 720],
        [130, 660],
        [220, 700],
        [330, 630],
        [420, 690],
        [500, 660],
        [560, 700],
      ],
      'mid',
    ),
    oracleHaze(320, 680, 210, 'light'),
    oracleHaze(50, 716, 180, 'light', 0.8),
    hills(770, [20, 34, 10, 20, 10, 26, 16], 'near'),
    firs(
      [
        [92, 800, 110],
        [136, 806, 80],
        [480, 806, 100],
        [524, 800, 130],
      ],
      'leafDark',
    ),
    line(
      'M60 250C130 220 180 250 176 280C172 304 146 300 150 284M60 470C120 440 170 470 210 456M420 590C480 560 520 590 552 570M400 200C460 176 510 196 506 224C502 246 480 240 486 226',
      3.4,
      'light',
      0.9,
    ),
    quill,
    geese(
      [
        [110, 170, 18],
        [150, 152, 17],
        [194, 142, 16],
        [84, 196, 16],
        [236, 150, 15],
      ],
      'light',
    ),
  ],
};

const SHAFT = 'M0 244C12 130 -16 -40 8 -236';
const LEFT =
  'M5 150C-24 140 -46 116 -54 84C-62 52 -60 20 -58 0L-34 22L-60 -18C-62 -60 -58 -92 -50 -116L-30 -92L-46 -132C-34 -180 -12 -214 8 -240Z';
const RIGHT =
  'M5 150C34 142 58 120 66 92L40 96L68 76C74 40 72 -2 66 -40C60 -90 54 -120 46 -146L22 -128L42 -160C34 -196 22 -222 8 -240Z';

/** Half of the vane: one shape with fine barbs and a red tip. */
const vane = (side: 1 | -1): Art => {
  const outline = side > 0 ? RIGHT : LEFT;
  return [
    fill(side > 0 ? 'light' : 'linen', outline),
    clipped(outline, [
      flat('rose', 'M-80 -118Q6 -82 90 -126V-260H-80Z'),
      flat('red', 'M-80 -140Q6 -106 90 -148V-260H-80Z'),
      line(
        times(28, (i) => `M0 ${168 - i * 14}Q${side * 40} ${150 - i * 14} ${side * 80} ${104 - i * 14}`).join(
          '',
        ),
        1.5,
        'stoneDark',
        0.75,
      ),
    ]),
    line(outline, 2.2),
  ];
};

const quill: Art = put(
  [
    vane(-1),
    vane(1),
    eachRow(
      [
        [-34, 150],
        [34, 154],
        [-30, 170],
        [28, 176],
        [-20, 188],
        [18, 194],
      ],
      (x, y) =>
        line(`M5 ${y}Q${x * 0.5} ${y + 10} ${x} ${y - 8}q${-x * 0.1} -8 ${x * 0.2} -12`, 3.2, 'light'),
    ),
    line(SHAFT, 8.4, 'line'),
    line(SHAFT, 4.8, 'straw'),
  ],
  { x: 296, y: 420, turn: 32, size: 1.16 },
);
