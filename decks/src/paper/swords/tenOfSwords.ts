import { eachOf, flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath, polar } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { flatHedgehog } from './hedgehog.ts';

/** Each by its pommel, by where it points on the line y 700, and by its size. */
const SWORDS =
  '68,580,96,1.12 108,462,146,1.38 160,552,160,1.2 206,404,214,1.54 254,522,230,1.24 306,386,276,1.58 348,512,320,1.3 408,428,340,1.46 448,556,384,1.2 512,476,416,1.36';

export const tenOfSwords: Scene = {
  alt: 'A hedgehog has sunk flat to the ground under a black sky, eyes shut, chin and paws in the dust, and ten swords stick in its back at all angles; dawn comes up yellow over the water and lights the edge of its spines.',
  draw: () => [
    chatterSky('ink', 8, { marks: 'near', foot: 420, gap: 80 }),
    [cutStar(110, 130, 15, 'far'), cutStar(490, 150, 18, 'far'), cutStar(90, 300, 11, 'far')],
    torn('glow', '40,600 160,570 300,540 440,500 560,470', 680),
    flat('light', circlePath(506, 668, 54)),
    flat('light', boxPath(40, 664, 520, 8)),
    lake(672, 'mid', 'far', 820),
    field('near', '40,800 200,784 400,790 560,776', 'mid', 4, 44),
    flat('ink', lens([20, 846], [580, 848], 16)),
    // Each has been thrust in at another angle and another depth.
    eachOf(SWORDS, (x = 0, y = 0, at = 0, size = 1) => {
      const angle = (Math.atan2(700 - y, at - x) * 180) / Math.PI;
      return slenderSword(...polar(x, y - 24, 103 * size, angle), size, angle + 90);
    }),
    put(flatHedgehog, { y: -24 }),
  ],
};
