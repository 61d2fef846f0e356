import { fill, line } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { sailingShip } from '../../primitives/buildings.ts';
import { hills, moonRoad, openSea, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { stairIsland } from './stairIsland.ts';

export const capricorn: OracleScene = {
  alt: 'A steep rock stands in the sea, and a stair with lamps winds round it, turn above turn, up to a small house with a lit window; a white goat has nearly reached the top; a pale moon shines on the sea; above, the constellation Capricorn.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('capricorn'),
    fullMoon(120, 344, 52, 'linen', 'craters'),
    hills(640, [20, 40, 20, 10, 20, 50, 40], 'far'),
    oracleHaze(400, 590, 140),
    openSea(640),
    moonRoad(120, 650, 800, 34, 'linen'),
    sailingShip(86, 690, 0.5),
    stairIsland,
    fill('snow', FOAM, { width: 2.6 }),
    line('M110 806Q300 840 500 806', 3, 'light'),
  ],
};

const FOAM = outline(
  '76,786! 92,762 116,772! 140,762 166,782! 200,776 232,798! 270,792 300,806! 336,794 372,802! 410,778 436,782! 466,754 492,762! 516,744 536,760! 530,796 440,816 300,830 150,816',
);
