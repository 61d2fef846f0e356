import { flat, put } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { carryingAnt } from './carryingAnt.ts';
import { saggingLoad, straps } from './saggingLoad.ts';

/** The shadow under each foot. */
const FEET_SHADOWS = toPoints('108,818 276,810 512,768 182,798 410,772 532,718').map(([x, y], i) =>
  flat('ink', lens([x - 44, y - 4], [x + 40, y + 4], i < 3 ? 18 : 14)),
);

export const tenOfWands: Scene = {
  alt: 'An ant climbs a steep slope on splayed legs, all six feet on the ground, with a load far larger than itself: ten leafy wands, held on its back by two straps round its body; behind it the great sun goes down.',
  draw: () => [
    plainSky('far'),
    cut('glow', circlePath(300, 372, 240), 8),
    torn('mid', '40,570 140,550 260,570 400,530 560,470'),
    field('near', '40,788 160,752 300,700 420,646 560,578', 'mid', -19, 66),
    put([FEET_SHADOWS, saggingLoad, carryingAnt, straps], {
      x: -76,
      y: 46,
      turn: -10,
      size: 0.95,
    }),
    tuft(520, 868, 56, 'ink', 7),
  ],
};
