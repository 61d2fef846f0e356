import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth, times } from '../../drawing/geometry.ts';
import { firs, geese, oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const feather: OracleScene = {
  alt: 'One long white feather tipped with red drifts down past the moon on a breath of wind, over misty mountains that geese are crossing.',
  hour: 'haze',
  draw: (chance) => [
    emblemSky(chance, { y: 350, stars: 18 }),
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

const BARBS = 22;
const vane = (side: 1 | -1): Art =>
  times(BARBS, (i) => {
    const t = i / (BARBS - 1);
    const y = 130 - t * 330;
    const reach =
      (side > 0 ? 62 : 52) * Math.sin(Math.PI * (0.16 + t * 0.8)) ** 0.7 * (i % 7 === 3 ? 0.72 : 1);
    const role = t > 0.78 ? 'red' : t > 0.7 ? 'rose' : i % 2 ? 'light' : 'linen';
    return fill(
      role,
      `M0 ${toTenth(y + 10)}C${toTenth(side * reach * 0.5)} ${toTenth(y + 6)} ${toTenth(side * reach)} ${toTenth(y - 16)} ${toTenth(side * reach)} ${toTenth(y - 40)}C${toTenth(side * reach * 0.7)} ${toTenth(y - 30)} ${toTenth(side * reach * 0.3)} ${toTenth(y - 16)} 0 ${toTenth(y - 10)}Z`,
      { width: 1.6 },
    );
  });

const quill: Art = put(
  [
    vane(-1),
    vane(1),
    line('M0 236C4 120 -4 -60 0 -232', 8, 'line'),
    line('M0 236C4 120 -4 -60 0 -232', 4.4, 'straw'),
    eachRow(
      [
        [-22, 150],
        [20, 162],
        [-14, 176],
        [16, 140],
      ],
      (x, y) => line(`M0 ${y}Q${x * 0.6} ${y + 4} ${x} ${y - 12}`, 3, 'light'),
    ),
    flat('ink', circlePath(0, 238, 3)),
  ],
  { x: 306, y: 424, turn: 32, size: 1.14 },
);
