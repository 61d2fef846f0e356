import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';
import { gauze, gauzeTrim } from './gauze.ts';
import { peacockShadow, peacockTrain } from './peacock.ts';

export const veil: OracleScene = {
  alt: 'A peacock sits on a window sill behind a curtain of gauze sewn with stars, only a shadow before the full moon; but below the golden hem its green train spreads over the wall in full colour, with all its eyes to be seen.',
  hour: 'night',
  draw: (chance) => [
    emblemSky(chance, { x: 266, y: 322, r: 172, face: 'shaded' }),
    hills(570, [30, 50, 80, 40, 60, 90, 60], 'far'),
    stillWater(580, 640),
    wall,
    peacockShadow(1),
    line('M60 116H540', 17, 'line'),
    line('M60 116H540', 12, 'metal'),
    line('M62 113H538', 3, 'light', 0.8),
    [54, 546].map((x) => disc('metal', x, 116, 17)),
    gauze,
    peacockShadow(0.5),
    gauzeTrim,
    peacockTrain,
  ],
};

/** A small lily of the wallpaper. */
const lily: Art = flat('wineDark', outline('0,16! -16,6 -20,-10! -8,-6 0,-22! 8,-6 20,-10! 16,6'), 0.9);

/** The window's frame and sill, and the papered wall below it. */
const wall: Art = [
  fill('wine', 'M30 640H570V840H30Z', { width: 3 }),
  times(14, (i) => put(lily, { x: 76 + (i % 7) * 76 - (i > 6 ? 38 : 0), y: i > 6 ? 770 : 700, size: 0.9 })),
  flat('ink', 'M30 654H570V682H30Z', 0.35),
  fill('woodDark', 'M40 40H560V72H560V630H538V72H62V630H40Z', { width: 2.6 }),
  line('M49 80V626M551 80V626M66 56H540', 2, 'wood', 0.9),
  line('M62 76V624', 4, 'straw', 0.7),
  fill('linen', 'M30 622H570V654H30Z', { width: 3 }),
  flat('straw', 'M30 642H570V653H30Z', 0.8),
];
