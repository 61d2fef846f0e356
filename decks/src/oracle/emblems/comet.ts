import { fill, type Art } from '../../drawing/art.ts';
import { firs, hills, oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { cometHead, cometTail } from './cometTail.ts';
import { observatory } from './observatory.ts';

export const comet: OracleScene = {
  alt: 'A great comet with a round bright head flies down over snowy mountains, its straw-coloured tail reaching out of the picture; from a hill the green dome of an observatory has opened, and its telescope points straight at it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 60, floor: 560 }),
    cometTail,
    cometHead,
    mountains,
    oracleHaze(56, 650, 170, 'dusk', 0.55),
    hills(700, [30, 14, 30, 10, 26, 16, 30], 'mid'),
    firs(
      [
        [78, 742, 130],
        [126, 752, 96],
        [172, 758, 74],
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
    observatory,
  ],
};

const mountains: Art = [
  oracleRidge(
    [
      [40, 650],
      [84, 590],
      [112, 574],
      [170, 650],
      [224, 556],
      [250, 536],
      [310, 640],
      [400, 620],
      [480, 560],
      [560, 640],
    ],
    'far',
  ),
  fill(
    'snow',
    'M70 608C84 590 94 582 102 582C114 584 126 598 138 612L122 606L110 618L96 604L84 614ZM206 584C220 560 230 546 240 546C252 550 264 572 276 590L258 582L246 598L230 582L218 592Z',
    { width: 1.6 },
  ),
];
