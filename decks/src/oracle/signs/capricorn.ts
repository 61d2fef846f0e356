import { eachOf, fill, line, put, type Art } from '../../drawing/art.ts';
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

/** Heaps of foam where the rock meets the water: each bubble by its middle and its radius. */
const HEAPS =
  '58,744,17 80,728,22 108,720,26 138,732,22 160,746,16 206,746,15 228,732,20 254,736,18 274,748,14 372,748,15 394,730,22 424,718,28 456,726,24 482,742,18';
const surf: Art = [
  breaker({ x: 540, y: 712, size: 0.62, flip: true }),
  eachOf(HEAPS, (x = 0, y = 0, r = 0) => disc('snow', x, y, r, 5)),
  eachOf(HEAPS, (x = 0, y = 0, r = 0) => [
    disc('snow', x, y, r, 0),
    r > 19 &&
      line(
        `M${x - r * 0.6} ${y + r * 0.1}Q${x} ${y + r * 0.9} ${x + r * 0.6} ${y + r * 0.2}`,
        2.4,
        'waterLight',
      ),
  ]),
  fill(
    'waterLight',
    outline(
      '30,746! 80,742 130,750 180,744 240,752 300,744 350,752 410,744 470,750 520,742 570,748! 570,840! 30,840!',
    ),
    { width: 3 },
  ),
  // A low wave that breaks before the rock.
  fill('snow', outline('40,772! 90,758 130,768 160,780! 200,770 250,774 280,784! 220,786 160,794 100,784!'), {
    width: 2.4,
  }),
  fill('snow', outline('360,780! 400,768 440,774 470,764! 510,760 556,770! 520,780 470,782 420,792!'), {
    width: 2.4,
  }),
  ['60,798 130,804 200,800', '400,802 470,800 540,792'].map((wave) => graven(wave, 6, 'water', 1)),
  eachOf('492,686,4 506,664,5 470,694,3 122,684,4 94,692,3', (x = 0, y = 0, r = 0) =>
    disc('snow', x, y, r, 0),
  ),
];
