import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { lake, waves } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { mastedShip } from './mastedShip.ts';

export const threeOfWands: Scene = {
  alt: 'A great ship sails before the wind over a golden sea at dawn; its three masts are three budding wands, two white sails on each, and the great sun stands behind them in a dark red sky.',
  draw: () => [
    chatterSky('near', outward(300, 420), { marks: 'mid', gap: 60 }),
    beams(300, 420, 230, 520, 34, 'mid', 22),
    cut('glow', circlePath(300, 420, 206), 6),
    lake(600, 'far', 'light'),
    mastedShip([
      stick([164, 620], [164, 196], 22),
      stick([300, 640], [302, 130], 25),
      stick([442, 620], [444, 216], 20),
    ]),
    waves(756, 1, ['mid'], 40),
    [gouge('40,742 60,720 90,716', 8), gouge('470,740 520,716 556,718', 8)],
    waves(806, 2, ['near', 'ink'], 40),
  ],
};
