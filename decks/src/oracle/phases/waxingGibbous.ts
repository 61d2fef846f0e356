import type { OracleScene } from '../scene.ts';
import { highCamp } from './highCamp.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingGibbous: OracleScene = {
  alt: 'A moon that is almost round stands behind a great peak, one side white with snow, one dark, with a red flag on its top; tracks lead up to it through mist from a red tent on a bank of snow, lit by a lamp from within.',
  hour: 'dusk',
  draw: (chance) => [phaseSky(chance, 3, { x: 330, y: 300, r: 138, stars: 28 }), highCamp],
};
