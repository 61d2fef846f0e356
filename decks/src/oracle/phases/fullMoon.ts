import { clipped, fill, flat, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
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
    pineBough(372, 190, 0.72),
  ],
};

/** Ledges that the moon lights from the left, each with its foot in shadow. */
const LEDGES = [
  '560,150! 526,156 506,172! 512,200 500,224! 524,244 560,240!',
  '560,236! 520,222 488,236! 494,270 478,306! 500,338 560,344!',
  '560,344! 510,330 470,346! 476,390 450,424! 462,450 480,474! 560,484!',
  '560,480! 488,464 446,490! 454,530 422,574! 450,596 460,616! 560,626!',
  '560,620! 470,602 420,630! 424,670 396,712! 404,740 376,776! 560,810!',
].map(outline);

const cliff = [
  LEDGES.toReversed().map((ledge) => [
    fill('near', ledge, { width: 2.6 }),
    clipped(ledge, [flat('mid', ledge), put(flat('near', ledge), { x: 24, y: 10 })]),
    line(ledge, 2.6),
  ]),
  graven('520,256 506,290 522,330', 5, 'ink', 0.6),
  graven('506,372 486,420 506,466', 5, 'ink', 0.6),
  graven('484,510 470,560 494,604', 5, 'ink', 0.6),
  graven('470,650 452,700 470,770', 6, 'ink', 0.6),
  fill(
    'light',
    'M360 778Q396 752 414 766Q430 752 452 764Q470 750 492 766Q520 752 560 768V796Q520 784 490 794Q450 784 420 792Q390 796 360 778Z',
    { width: 2 },
  ),
];
