import { flat, put, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, hills, oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { cometHead, cometTail } from './cometTail.ts';
import { watcher } from './cometWatcher.ts';
import { observatory } from './observatory.ts';

export const comet: OracleScene = {
  alt: 'A great comet bursts high over dark hills, its straw-coloured tail reaching out of the picture; from the slit of an observatory’s green dome a telescope points at it, and somebody in a red coat looks up at it in wonder and waves.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 8, floor: 560 }),
    cometTail,
    cometHead,
    farHills,
    oracleHaze(56, 650, 170, 'dusk', 0.55),
    hills(700, [30, 14, 30, 10, 26, 16, 30], 'mid'),
    firs(
      [
        [74, 750, 124],
        [536, 740, 120],
      ],
      'near',
    ),
    oracleRidge(
      [
        [40, 800],
        [150, 776],
        [270, 732],
        [400, 716],
        [560, 742],
      ],
      'near',
    ),
    lit,
    observatory,
    put(watcher, { x: 170, y: 778, size: 1.35 }),
  ],
};

/** The light of the comet on the hill, and the shadow of the observatory. */
const lit: Art = [
  flat('straw', outline('40,806! 150,780 250,742 292,738! 300,764 240,796 150,830! 40,840!'), 0.55),
  flat('trim', outline('60,804! 150,782 250,745 290,741! 240,772 150,800'), 0.6),
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
