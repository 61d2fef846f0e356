import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { water } from '../../primitives/land.ts';
import { star } from '../../primitives/lights.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { nautilus } from './nautilus.ts';

export const shell: OracleScene = {
  alt: 'A great nautilus shell with a striped spiral lies half sunk in the sand of a beach, its rose lip open to the sea and a small moon above; a starfish and a scallop lie before it.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 200 }),
    fullMoon(448, 190, 66),
    water(328, 5, 28),
    fill('straw', 'M40 452C130 420 220 470 300 452C400 430 470 470 560 440V830H40Z'),
    line('M40 444C130 412 220 462 300 444C400 422 470 462 560 432', 9, 'light', 0.95),
    flat('shade', 'M330 676C400 640 480 640 530 686C480 700 380 700 330 676Z', 0.45),
    nautilus,
    mound,
    put(scallop('rose'), { x: 110, y: 778, size: 0.3, turn: -16 }),
    star(500, 766, 30, 'red', 5, 0.46),
  ],
};

const EDGE =
  'M40 690C80 684 100 668 130 658C170 668 200 680 248 682C300 684 340 672 380 656C430 672 490 680 560 686';

/** The sand that has closed round the foot of the shell, and what the last wave left on it. */
const mound: Art = [
  flat('straw', `${EDGE}V830H40Z`),
  line(EDGE, 2, 'metalDark'),
  flat(
    'shade',
    'M130 660C170 670 200 682 248 684C300 686 340 674 380 658C440 674 480 680 520 690C440 722 220 726 130 660Z',
    0.4,
  ),
  graven('80,716 150,704 220,726', 5, 'metalDark', 0.7),
  graven('330,752 420,738 500,748', 5, 'metalDark', 0.7),
  graven('150,760 230,748 290,764', 5, 'metalDark', 0.7),
];
