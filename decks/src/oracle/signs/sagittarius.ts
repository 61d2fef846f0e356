import { fill, line } from '../../drawing/art.ts';
import { hills } from '../landscape.ts';
import { outline } from '../../paper/nature/body.ts';
import type { OracleScene } from '../scene.ts';
import { drawnBow } from './drawnBow.ts';
import { signSky } from './signSky.ts';

export const sagittarius: OracleScene = {
  alt: 'A drawn bow as its archer sees it: one hand is closed about the grip, three fingers in a red glove draw the string, and the arrow points over the hand to a pale moon above hills and a road; above, the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius', { x: 300, y: 352, r: 108, face: 'seas' }),
    fill('far', RANGE, { width: 2.6 }),
    hills(664, [40, 20, 30, 10, 30, 20, 46], 'far'),
    hills(720, [70, 50, 30, 34, 30, 50, 84], 'mid'),
    hills(800, [110, 80, 40, 30, 20, 40, 96], 'near'),
    fill('dusk', ROAD, { width: 2.8 }),
    line(RUTS, 3, 'straw'),
    drawnBow,
  ],
};

const RANGE =
  'M30 640L84 580L112 604L160 552L214 606L246 580L320 640L366 590L384 606L428 544L470 590L500 566L570 640V680H30Z';
/** It winds to the pass under the moon. */
const ROAD = outline(
  '404,850! 452,782 440,748 396,724 372,700 376,676 360,656 330,636 322,612! 330,612! 340,630 380,650 400,674 404,692 452,712 506,740 524,782 530,850!',
);
const RUTS = 'M470 800Q490 764 452 736Q392 706 390 682';
