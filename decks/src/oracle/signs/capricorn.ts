import { eachOf, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { breaker } from '../../primitives/breaker.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, openSea, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { seaStair } from './seaStair.ts';

export const capricorn: OracleScene = {
  alt: 'A large white goat with dark horns climbs pale steps up a dark rock in the sea, one forefoot far ahead, before a great golden moon; a small lit house waits at the top; waves break below; above, the constellation Capricorn.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 18, floor: 420, twinkling: false }),
    put(signConstellation('capricorn'), { y: -34 }),
    fullMoon(300, 400, 182, 'glow', 'craters'),
    hills(640, [20, 40, 20, 10, 20, 50, 40], 'far'),
    openSea(640),
    seaStair,
    surf,
  ],
};

/** Foam where the waves break: its middle and half its width. */
const FOAM =
  '52,716,22 82,720,17 106,734,24 136,744,15 164,754,26 198,768,17 224,772,22 258,780,14 284,780,20 314,784,14 340,780,22 374,774,15 404,766,24 438,756,16 462,744,25 494,734,17 518,724,22 550,712,24';
const surf: Art = [
  breaker({ x: 530, y: 672, size: 0.7, flip: true }),
  eachOf(FOAM, (x = 0, y = 0, r = 0) => disc('snow', x, y, r, 5)),
  flat('waterLight', outline('30,724! 110,746 200,780 300,796 400,784 490,752 570,722! 570,840! 30,840!')),
  eachOf(FOAM, (x = 0, y = 0, r = 0) => [
    disc('snow', x, y, r, 0),
    r > 19 &&
      line(
        `M${x - r * 0.6} ${y + r * 0.1}Q${x} ${y + r * 0.9} ${x + r * 0.6} ${y + r * 0.2}`,
        2.4,
        'waterLight',
      ),
  ]),
  ['60,744 120,772 190,798', '540,748 490,778 430,798', '220,806 300,812 380,804'].map((wave) =>
    graven(wave, 6, 'water', 1),
  ),
  eachOf('472,664,4 486,640,5 500,690,3', (x = 0, y = 0, r = 0) => disc('snow', x, y, r, 0)),
];
