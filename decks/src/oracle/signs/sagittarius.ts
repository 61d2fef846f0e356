import { eachOf, fill, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { hills, oracleHaze } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { arrowMouse } from './arrowMouse.ts';
import { signSky } from './signSky.ts';

export const sagittarius: OracleScene = {
  alt: 'A great arrow with red feathers and head flies up to the moon; a mouse in a scarf rides on it, its tail flying, and a letter is tied below the shaft. Below, a road winds through hills to mountains; above, the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius', { x: 446, y: 322, r: 84, face: 'seas' }),
    fill('far', RANGE, { width: 2.6 }),
    hills(664, [40, 20, 30, 10, 30, 20, 46], 'far'),
    hills(720, [70, 50, 30, 34, 30, 50, 84], 'mid'),
    hills(800, [110, 80, 40, 30, 20, 40, 96], 'near'),
    fill('dusk', ROAD, { width: 2.8 }),
    line(RUTS, 3, 'straw'),
    oracleHaze(60, 610, 150, 'dusk', 0.8),
    oracleHaze(410, 640, 140, 'dusk', 0.7),
    eachOf('70,540,150,470 84,640,170,568 60,690,120,640', (x0, y0, x1, y1) =>
      graven(
        [
          [x0 ?? 0, y0 ?? 0],
          [((x0 ?? 0) + (x1 ?? 0)) / 2, ((y0 ?? 0) + (y1 ?? 0)) / 2],
          [x1 ?? 0, y1 ?? 0],
        ],
        4,
        'light',
        0.8,
      ),
    ),
    put(arrowMouse, { x: 301, y: 457, turn: -41, size: 1.1 }),
  ],
};

const RANGE =
  'M30 640L84 580L112 604L160 552L214 606L246 580L320 640L366 590L384 606L428 544L470 590L500 566L570 640V680H30Z';
/** It winds to the pass under the moon. */
const ROAD = outline(
  '404,850! 452,782 440,748 396,724 372,700 376,676 360,656 330,636 322,612! 330,612! 340,630 380,650 400,674 404,692 452,712 506,740 524,782 530,850!',
);
const RUTS = 'M470 800Q490 764 452 736Q392 706 390 682';
