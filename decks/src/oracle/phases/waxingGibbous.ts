import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { highCamp } from './highCamp.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingGibbous: OracleScene = {
  alt: 'A moon that is almost round stands behind a steep snowy peak with a small flag on its top; on a shelf of snow below, which breaks off before us, a lamp in a red tent lights the snow, and an ice axe and a coil of rope wait for the morning.',
  hour: 'dusk',
  draw: (chance) => [
    phaseSky(chance, 3, { x: 372, y: 306, r: 124, stars: 28 }),
    hills(640, [60, 100, 70, 40, 30, 50, 80], 'far'),
    oracleHaze(52, 560, 150),
    highCamp,
  ],
};
