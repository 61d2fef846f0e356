import { put } from '../../drawing/art.ts';
import { polar } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { magpie } from './magpie.ts';
import { stuck } from './stuck.ts';

const TENT = 'M0 -170C10 -130 50 -90 84 -74L74 0H-74L-84 -74C-50 -90 -10 -130 0 -170Z';

const tent = (x: number, y: number, size: number) =>
  put(
    [
      stroke('light', '0,-160 0,-200', [6, 5]),
      cut('accent', 'M2 -202L40 -190L2 -178Z', 3),
      keyed('light', TENT, 5),
      hatch(TENT, { role: 'mid', angle: 78, gap: 16, width: 6, side: 'end', reach: 0.5 }),
      keyed('glow', 'M0 -90L26 0H-26Z', 5),
    ],
    { x, y, size },
  );

/** How far each of the swords that it carries is turned. */
const LOOT = [-22, -11, 0, 11, 22];

export const sevenOfSwords: Scene = {
  alt: 'By night a magpie flies off over a camp with five swords in its claws; two swords are left behind, stuck in the snow beside the tents, which have light in their doors.',
  draw: () => [
    chatterSky('near', -20, { marks: 'mid', foot: 620 }),
    [cutStar(96, 120, 18), cutStar(420, 110, 14), cutStar(516, 150, 20), cutStar(92, 560, 14)],
    field('mid', '40,664 200,640 380,670 560,644', 'near'),
    tent(150, 720, 0.86),
    tent(276, 700, 0.56),
    field('sky', '40,728 200,708 400,730 560,706', 'mid'),
    stuck(420, 812, 0.98, -5, 'sky'),
    stuck(500, 782, 0.9, 6, 'sky'),
    put(magpie(LOOT.map((rise) => slenderSword(...polar(22, 106, 14, rise), 1.7, 84 + rise))), {
      x: 326,
      y: 374,
      size: 0.84,
      turn: -8,
    }),
  ],
};
