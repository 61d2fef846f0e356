import { fill, flat } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { water } from '../../primitives/land.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { seaGoat } from './seaGoat.ts';

export const capricorn: OracleScene = {
  alt: 'A white sea-goat climbs out of the waves, one cloven hoof flat on a ledge of rock; its body bends in one curve from the swept-back golden horns to a fish tail in the air, before a great pale moon; above, the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(222, 420, 150, 'linen'),
    signConstellation('capricorn'),
    hills(690, [30, 44, 20, 0, 0, 0, 0], 'mid'),
    oracleHaze(52, 640, 150, 'snow'),
    water(690, 3, 28),
    rock,
    seaGoat,
    water(766, 3, 28),
  ],
};

/** Three ledges, the middle one under the near hoof; their upper sides are lighter. */
const rock = [
  fill('shade', 'M600 632L552 638L446 646L430 668L436 716L408 730L396 762L404 830H600Z', { width: 3 }),
  flat(
    'water',
    'M552 640L448 648L438 666L474 676L552 666L600 670V638ZM436 718L410 732L404 750L436 756L600 744V716Z',
  ),
  flat('ink', 'M462 664C490 656 540 656 556 662C530 672 480 672 462 664Z', 0.5),
  graven('474,684 470,704 478,716', 6, 'mid'),
  graven('526,680 518,700 526,712', 6, 'mid'),
  graven('450,764 444,794 452,816', 6, 'mid'),
  graven('530,760 522,790 530,816', 6, 'mid'),
];
