import { eachOf, flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath, polar } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { flatHedgehog } from './hedgehog.ts';

/** Each by its pommel, by where it points on the line y 660, and by its size. */
const SWORDS =
  '70,560,104,1.12 112,432,144,1.38 158,522,164,1.2 202,372,204,1.54 246,488,228,1.24 296,352,262,1.58 336,478,296,1.3 396,396,318,1.46 430,530,350,1.2 496,452,376,1.36';

export const tenOfSwords: Scene = {
  alt: 'A hedgehog has sunk flat to the ground under a black sky, eyes shut, chin and paws in the dust, and ten swords stick in its back at all angles; dawn comes up yellow over the water and lights the edge of its spines.',
  draw: () => [
    chatterSky('ink', 8, { marks: 'near', foot: 420, gap: 80 }),
    [cutStar(110, 130, 15, 'far'), cutStar(490, 150, 18, 'far'), cutStar(90, 300, 11, 'far')],
    torn('glow', '40,520 180,510 300,516 430,506 560,512', 680),
    flat('light', circlePath(500, 640, 70)),
    flat('light', boxPath(40, 636, 520, 8)),
    lake(644, 'mid', 'far', 800),
    field('near', '40,764 200,750 400,756 560,740', 'mid', 4, 44),
    flat('ink', lens([20, 810], [580, 812], 16)),
    // Each has been thrust in at another angle and another depth.
    eachOf(SWORDS, (x = 0, y = 0, at = 0, size = 1) => {
      const angle = (Math.atan2(660 - y, at - x) * 180) / Math.PI;
      return slenderSword(...polar(x, y - 24, 103 * size, angle), size, angle + 90);
    }),
    put(flatHedgehog, { y: -60 }),
  ],
};
