import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { oracleHaze, hills, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';
import { gauze } from './gauze.ts';
import { peacock } from './peacock.ts';

export const veil: OracleScene = {
  alt: 'A peacock sits on a window sill before the full moon, hidden by a sheer curtain that is sewn with stars; only its green and golden train hangs out below the hem, with all its eyes to be seen.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { x: 250, y: 356, r: 138, face: 'shaded' }),
    hills(560, [30, 50, 80, 40, 60, 90, 60], 'far'),
    oracleHaze(400, 524, 150),
    stillWater(570, 640),
    wall,
    peacock,
    line('M60 132H540', 17, 'line'),
    line('M60 132H540', 12, 'metal'),
    [52, 548].map((x) => disc('metal', x, 132, 17)),
    gauze,
  ],
};

/** The window's frame and sill, and the wall below it. */
const wall: Art = [
  fill('rose', 'M30 640H570V840H30Z', { width: 3 }),
  line(times(7, (i) => `M${70 + i * 78} ${700 + ((i * 37) % 60)}h34m-20 26h30`).join(''), 2.6, 'red', 0.5),
  flat('redDark', 'M30 654H570V674H30Z', 0.4),
  fill('woodDark', 'M40 40H560V74H560V630H536V74H64V630H40Z', { width: 2.6 }),
  line('M50 80V626M550 80V626M66 58H540', 2, 'wood', 0.9),
  fill('linen', 'M30 622H570V654H30Z', { width: 3 }),
  flat('straw', 'M30 642H570V653H30Z', 0.8),
];
