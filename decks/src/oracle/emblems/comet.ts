import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, hills, oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { cometHead, cometTail } from './cometTail.ts';
import { observatory } from './observatory.ts';

export const comet: OracleScene = {
  alt: 'A great comet flies high over snowy mountains, its straw-coloured tail reaching out of the picture, and gilds all below; in the slit of an observatory’s green dome a telescope points at it, and somebody in red on the hill points up to it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 32, floor: 560 }),
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
    lit,
    watcher,
    observatory,
  ],
};

/** What the comet throws on the hill, and the shadow of the observatory away from it. */
const lit: Art = [
  flat('straw', outline('40,806! 150,780 250,742 292,738! 300,764 240,796 150,830! 40,840!'), 0.55),
  flat('trim', outline('60,804! 150,782 250,745 290,741! 240,772 150,800'), 0.6),
  flat('ink', outline('420,764! 540,752! 560,800! 470,800'), 0.6),
];

/** Somebody in a red coat on the hill, a scarf blown back, who looks up at the comet and points it out. */
const watcher: Art = put(
  [
    flat('ink', outline('-14,2! 16,-4 92,18 84,28! 16,12'), 0.7),
    // The far arm, its sleeve and the hand with one finger out.
    fill('skinFair', outline('-44,-99! -52,-112 -62,-122! -58,-125 -48,-118 -42,-118 -36,-108!'), {
      width: 1.8,
    }),
    limb('redDark', '-2,-72 -24,-88 -41,-105', [15, 12, 12], 'line', 2.4),
    fill('ink', outline('-12,-10! -12,2 -24,3 -23,9 -2,9 1,-10!'), { width: 1.4 }),
    fill('ink', outline('8,-10! 9,2 -1,4 0,10 21,9 22,-10!'), { width: 1.4 }),
    fill('red', outline('-10,-78! -15,-46 -24,-8! 0,-3 22,-4 40,-10! 26,-38 20,-66 10,-82! 0,-84'), {
      width: 2.6,
    }),
    flat('redDark', outline('13,-72! 20,-62 26,-36 38,-11! 22,-6 8,-5! 14,-36'), 0.9),
    flat('trim', outline('-8,-70! -14,-46 -22,-9! -16,-8 -8,-44 -4,-70!')),
    // The near arm, its hand in the pocket.
    limb('red', '11,-70 22,-50 8,-34', [13, 12, 10], 'line', 2.2),
    put(
      [
        fill(
          'skinFair',
          outline('6,-4! 8,-22 2,-36! -10,-36 -16,-28! -15,-22! -22,-15! -16,-12 -15,-7! -8,-2 -2,6!'),
          {
            width: 2,
          },
        ),
        flat('ink', circlePath(-10, -21, 2)),
        line('M-15 -7L-10 -8', 1.8),
        fill('hairBrown', outline('-16,-29! -12,-40 4,-43 18,-34 20,-20 12,-6! 4,-8! 2,-20 -4,-28!'), {
          width: 2.2,
        }),
      ],
      { x: 3, y: -83, turn: 34 },
    ),
    fill('trim', outline('8,-86! 30,-92 46,-82 62,-88! 60,-74 44,-70 26,-78 8,-76!'), { width: 2.2 }),
    fill('trim', outline('-10,-86! 2,-80 16,-90! 18,-78 4,-70 -10,-76!'), { width: 2.2 }),
  ],
  { x: 210, y: 762, size: 1.08 },
);

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
  // The comet lights the sides that look up to it.
  line('M84 594L100 582L112 582M216 570L232 550L242 546', 5, 'trim'),
  flat(
    'trim',
    'M70 608C84 590 94 582 102 582L96 604L84 614ZM206 584C220 560 230 546 240 546L230 582L218 592Z',
    0.9,
  ),
];
