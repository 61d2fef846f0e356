import { fill, line } from '../../drawing/art.ts';
import { firs, hills, oracleHaze } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { drawnBow } from './drawnBow.ts';
import { signSky } from './signSky.ts';

export const sagittarius: OracleScene = {
  alt: 'A great bow, drawn, as its archer sees it: the arrow with red feathers points straight up past a pale moon, over a road that runs through hills to mountains in the last light; above, the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius', { x: 300, y: 350, r: 98, face: 'seas' }),
    fill('far', RANGE, { width: 2.6 }),
    hills(664, [40, 20, 30, 10, 30, 20, 46], 'far'),
    oracleHaze(70, 604, 130),
    oracleHaze(400, 612, 130),
    hills(716, [70, 50, 20, 24, 20, 50, 84], 'mid'),
    hills(800, [110, 70, 30, 16, 30, 80, 116], 'near'),
    fill('dusk', ROAD, { width: 2.8 }),
    line(RUTS, 3, 'straw'),
    firs(
      [
        [76, 740, 120],
        [124, 762, 84],
        [530, 738, 130],
        [482, 764, 86],
      ],
      'leafDark',
    ),
    drawnBow,
  ],
};

const RANGE =
  'M30 640L84 580L112 604L160 552L214 616L246 586L290 630L330 596L372 622L428 544L470 590L500 566L570 640V680H30Z';
const ROAD =
  'M120 840C190 790 232 770 236 742C240 716 300 716 304 696C308 680 282 676 286 664L296 664C296 674 326 680 324 698C322 720 376 724 384 750C394 784 440 800 500 840Z';
const RUTS = 'M230 806Q282 770 276 736M382 806Q352 770 340 742';
