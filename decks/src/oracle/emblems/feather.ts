import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { featherBoat } from './featherBoat.ts';

export const feather: OracleScene = {
  alt: 'Half a walnut shell sails over a calm lake with a great white feather as its mast and sail, a red ladybird on it; heavy stones lie on the ground below the clear water, and the moon stands over the hills.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 420 }),
    fullMoon(150, 290, 66, 'glow', 'shaded'),
    oracleHaze(60, 386, 130),
    hills(600, [70, 120, 60, 40, 80, 130, 90], 'far'),
    oracleHaze(400, 548, 140),
    lake,
    put(featherBoat, { x: 278, y: 630 }),
    put(ladybird, { x: 340, y: 330, turn: 16, size: 0.8 }),
    ripples,
  ],
};

/** The lake to its ground, cut open before us, with the stones that have sunk in it. */
const lake: Art = [
  fill('waterLight', boxPath(30, 598, 540, 60), { width: 2.6 }),
  flat('water', boxPath(30, 634, 540, 190)),
  line('M60 660H130M470 650H540M76 684H150M446 676H520', 2.6, 'light', 0.7),
];

const ripples: Art = [
  fill('water', outline('30,728! 110,716 180,732 280,724 380,734 470,716 570,728! 570,840! 30,840!'), {
    width: 2.8,
  }),
  flat('near', outline('30,766! 160,752 300,776 440,750 570,766! 570,840! 30,840!'), 0.6),
  eachOf('96,786,44 182,802,30 412,800,34 502,780,50', (x = 0, y = 0, r = 0) => [
    fill(
      'stoneDark',
      outline(
        `${x - r},${y} ${x - r * 0.6},${y - r * 0.62} ${x + r * 0.4},${y - r * 0.7} ${x + r},${y - r * 0.1} ${x + r * 0.8},${y + r * 0.6} ${x - r * 0.7},${y + r * 0.6}`,
      ),
      { width: 2.6 },
    ),
    graven(
      [
        [x - r * 0.7, y - r * 0.1],
        [x - r * 0.3, y - r * 0.46],
        [x + r * 0.4, y - r * 0.5],
      ],
      r * 0.16,
      'light',
      0.8,
    ),
  ]),
];

const SHELL = outline('0,-32 26,-22 34,6 22,32 0,40 -22,32 -34,6 -26,-22');

/** It climbs along the shaft. */
const ladybird: Art = [
  line('M-28 -10L-44 -18M-32 8L-48 10M-26 26L-40 36M28 -10L44 -18M32 8L48 10M26 26L40 36', 4.4, 'ink'),
  line('M-8 -48Q-12 -60 -22 -62M8 -48Q12 -60 22 -62', 3.4, 'ink'),
  fill('ink', outline('0,-54 18,-46 24,-26 0,-20 -24,-26 -18,-46'), { width: 2 }),
  disc('light', -12, -40, 5, 0),
  disc('light', 12, -40, 5, 0),
  fill('red', SHELL, { width: 3 }),
  clipped(SHELL, flat('redDark', outline('10,-34! 34,-10 36,20 20,44 0,44! 16,20 18,-10'), 0.7)),
  line('M0 -31V40', 3.4, 'ink'),
  eachOf('-15,-8,6.5 15,-8,6.5 -13,16,6 13,16,6 0,-26,6', (x = 0, y = 0, r = 0) => disc('ink', x, y, r, 0)),
  graven('-24,0 -20,-14 -10,-22', 5, 'rose', 1),
];
