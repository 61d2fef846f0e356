import { flat, put, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { hills, oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { cometHead, cometTail } from './cometTail.ts';
import { gazingDog } from './gazingDog.ts';
import { observatory } from './observatory.ts';

export const comet: OracleScene = {
  alt: 'A great comet bursts high over dark hills, its tail reaching out of the picture; below it a large white dog with brown patches and a red collar sits and looks up, and a telescope points at it from an observatory’s green dome.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 8, floor: 560 }),
    put([cometTail, cometHead], { x: 2, y: -86 }),
    farHills,
    oracleHaze(56, 650, 170, 'dusk', 0.55),
    hills(700, [30, 14, 30, 10, 26, 16, 30], 'mid'),
    oracleRidge(
      [
        [40, 778],
        [150, 758],
        [270, 730],
        [400, 716],
        [560, 742],
      ],
      'near',
    ),
    lit,
    put(observatory, { x: 8, y: -14 }),
    put(gazingDog, { x: 144, y: 774, size: 1.4 }),
  ],
};

/** The light of the comet on the hill, and the shadow of the observatory. */
const lit: Art = [
  flat('straw', outline('40,782! 150,762 250,736 284,728! 300,760 240,796 150,830! 40,840!'), 0.55),
  flat('trim', outline('42,784! 150,765 250,739 284,731! 240,760 150,782'), 0.6),
  flat('ink', outline('420,764! 540,752! 560,800! 470,800'), 0.6),
];

const farHills: Art = oracleRidge(
  [
    [40, 610],
    [100, 616],
    [200, 652],
    [310, 640],
    [400, 620],
    [480, 560],
    [560, 640],
  ],
  'far',
);
