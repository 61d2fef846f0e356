import { eachOf, fill, flat, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, hills, oracleHaze } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { flyingArrow } from './flyingArrow.ts';
import { signSky } from './signSky.ts';

export const sagittarius: OracleScene = {
  alt: 'A golden arrow with red feathers, near us and already on its way, flies at dusk high over a river that winds through hills to the horizon, towards a great pale moon; above is the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius', { x: 424, y: 344, r: 98, face: 'seas' }),
    hills(600, [30, 50, 80, 40, 20, 30, 50], 'far'),
    oracleHaze(70, 548, 150),
    hills(650, [20, 10, 34, 20, 4, 20, 40], 'mid'),
    plain,
    flyingArrow,
  ],
};

const RIVER = toPoints('356,638 412,660 404,690 340,726 330,776 430,870');

/** The land far below, its river bright with the last light. */
const plain: Art = [
  fill('near', outline('30,660! 160,640 330,636 460,644 570,636! 570,840! 30,840!'), { width: 2.6 }),
  fill('waterLight', swellPath(RIVER, [5, 13, 26, 46, 78, 140]), { width: 2.6 }),
  flat(
    'light',
    swellPath(toPoints('356,638 410,660 400,690 334,724 322,774 404,850'), [2, 5, 9, 14, 22, 30]),
    0.6,
  ),
  eachOf('90,690,60 150,680,40 470,690,60 530,720,40 120,760,70', (x = 0, y = 0, half = 0) =>
    graven(
      [
        [x - half, y],
        [x, y - 6],
        [x + half, y],
      ],
      6,
      'mid',
      0.9,
    ),
  ),
  firs(
    [
      [70, 742, 70],
      [104, 730, 50],
      [500, 706, 50],
      [532, 722, 66],
      [150, 800, 80],
    ],
    'leafDark',
  ),
];
