import { fill, line } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { sailingShip } from '../../primitives/buildings.ts';
import { geese, oracleHaze, moonRoad, openSea, pineBough, printedSky } from '../landscape.ts';
import { fullMoon as roundMoon, monthArch } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

const [X, Y, R] = [256, 388, 178];

export const fullMoon: OracleScene = {
  alt: 'The whole round moon rises out of the sea and lays a road of light on the waves; geese cross it, a small boat sails by, and a pine leans in from a cliff.',
  hour: 'sea',
  draw: (chance) => [
    printedSky(chance, { stars: 34 }),
    roundMoon(X, Y, R),
    oracleHaze(60, 470, 130, 'dusk', 0.7),
    openSea(522),
    moonRoad(X, 526, 806, 74),
    geese([
      [180, 366, 22],
      [226, 340, 20],
      [272, 330, 18],
      [316, 340, 17],
      [354, 360, 16],
    ]),
    sailingShip(124, 690, 1.05),
    cliff,
    monthArch(4),
    pineBough(388, 220, 0.66),
  ],
};

const cliff = [
  fill(
    'near',
    'M560 60L528 84L520 140L496 176L506 250L482 320L498 400L470 470L480 540L446 610L462 668L424 728L396 752L400 772L560 790Z',
  ),
  line(
    'M528 84L540 170M506 250L536 300L526 380M498 400L530 450M480 540L520 560L510 640M462 668L500 690',
    1.8,
    'waterLight',
    0.6,
  ),
  graven('548,120 540,220 552,330', 6, 'mid'),
  graven('540,420 524,500 540,600', 6, 'mid'),
  fill(
    'light',
    'M384 778Q396 752 414 766Q430 752 452 764Q470 750 492 766Q520 752 560 768V796Q520 784 490 794Q450 784 420 792Q396 792 384 778Z',
    { width: 2 },
  ),
];
