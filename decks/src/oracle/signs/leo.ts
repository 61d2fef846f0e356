import { eachRow, flat, line, put } from '../../drawing/art.ts';
import { leaf, sunflower } from '../../primitives/plants.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { lionHead } from './lion.ts';

export const leo: OracleScene = {
  alt: 'The head of a lion, from the front and close to us, its mane round its face like rays and lit from the left by a small pale moon, looks down at the blue butterfly on its nose; a sunflower on either side; above, the constellation Leo.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('leo'),
    fullMoon(116, 282, 50, 'linen'),
    hills(690, [60, 90, 50, 40, 50, 60, 40], 'far'),
    oracleHaze(56, 640, 120),
    flat('woodDark', 'M130 640H470L520 840H80Z'),
    put(lionHead, { x: 300, y: 530, size: 1.24 }),
    flowers,
  ],
};

const flowers = eachRow(
  [
    [98, 748, 1.5],
    [506, 764, 1.36],
  ],
  (x, y, size, i) => [
    line(`M${x} ${y}V840`, 15, 'line'),
    line(`M${x} ${y}V840`, 10, 'leaf'),
    leaf(x + (i ? -8 : 8), y + 66, i ? -160 : -20, 70, 'leaf'),
    sunflower(x, y, size),
  ],
);
