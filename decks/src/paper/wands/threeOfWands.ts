import { put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { lake, waves } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { mastedShip } from './mastedShip.ts';

export const threeOfWands: Scene = {
  alt: 'A great ship sails over a golden sea at dawn; its three masts are three budding wands with white sails, a white dog with a paw on the bulwark looks out ahead at the prow, and the great sun stands behind them in a dark red sky.',
  draw: () => [
    chatterSky('near', outward(300, 420), { marks: 'mid', gap: 60 }),
    beams(300, 420, 230, 520, 34, 'mid', 22),
    cut('glow', circlePath(300, 420, 206), 6),
    lake(600, 'far', 'light'),
    put(
      mastedShip([
        stick([164, 620], [164, 180], 24),
        stick([300, 640], [302, 110], 27),
        stick([442, 620], [444, 200], 23),
      ]),
      { x: 20, y: 56, size: 0.9 },
    ),
    waves(756, 1, ['mid'], 40),
    // The wake behind the stern, and the bow wave.
    [
      gouge('40,716 70,730 110,752', 9),
      gouge('40,740 66,748 90,764', 8),
      gouge('446,752 486,716 530,706', 10),
      gouge('470,756 510,736 556,734', 8),
    ],
    waves(806, 2, ['near', 'ink'], 40),
  ],
};
