import { fill, flat, line, put } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { star } from '../../primitives/lights.ts';
import { hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { nautilus } from './nautilus.ts';

export const shell: OracleScene = {
  alt: 'A great nautilus shell with a striped spiral lies on the beach, its rose lip open to the sea and a small moon above; a starfish and a scallop lie before it.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 200 }),
    fullMoon(448, 190, 66),
    hills(330, [40, 26, 10, 0, 0, 0, 0], 'far'),
    water(328, 5, 28),
    fill('straw', 'M40 452C130 420 220 470 300 452C400 430 470 470 560 440V830H40Z'),
    line('M40 444C130 412 220 462 300 444C400 422 470 462 560 432', 9, 'light', 0.95),
    flat('shade', 'M96 720C150 680 440 676 520 690C540 750 170 776 96 720Z', 0.45),
    nautilus,
    put(scallop('rose'), { x: 110, y: 778, size: 0.3, turn: -16 }),
    star(500, 766, 30, 'red', 5, 0.46),
  ],
};
