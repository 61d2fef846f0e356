import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { highCamp } from './highCamp.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingGibbous: OracleScene = {
  alt: 'Under a moon that is almost round a red tent, lit from within, stands on a shelf of snow just below a mountain top with a small flag; an ice axe and a coil of rope wait for the morning.',
  hour: 'dusk',
  draw: (chance) => [
    phaseSky(chance, 3, { x: 200, y: 318, r: 126, stars: 28 }),
    hills(640, [60, 100, 70, 40, 30, 50, 80], 'far'),
    oracleHaze(52, 560, 150),
    highCamp,
  ],
};
