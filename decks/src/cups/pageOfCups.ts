import { fill } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { page } from './pageOfCups/page.ts';

export const pageOfCups: Scene = {
  alt: 'A page in a flowered tunic, cape blown out behind, holds a golden cup in both hands by the sea and stares in wonder at a red fish that springs from it with a curled tail and looks back.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    land('cups'),
    fill('straw', 'M40 800C140 780 220 800 320 826C400 836 480 826 560 816V900H40Z'),
    page,
  ],
};
