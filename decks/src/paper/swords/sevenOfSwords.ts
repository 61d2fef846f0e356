import { put } from '../../drawing/art.ts';
import { polar } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { stuck } from './stuck.ts';
import { thief } from './thief.ts';

const TENT = 'M0 -170C10 -130 50 -90 84 -74L74 0H-74L-84 -74C-50 -90 -10 -130 0 -170Z';

const tent = (x: number, y: number, size: number) =>
  put(
    [
      stroke('light', '0,-160 0,-200', [6, 5]),
      cut('light', 'M2 -202L40 -190L2 -178Z', 3),
      keyed('light', TENT, 5),
      hatch(TENT, { role: 'mid', angle: 78, gap: 16, width: 6, side: 'end', reach: 0.5 }),
      keyed('glow', 'M0 -90L26 0H-26Z', 5),
    ],
    { x, y, size },
  );

/** How far each of the swords that it carries is turned. */
const LOOT = [-44, -22, 0, 22, 44];

export const sevenOfSwords: Scene = {
  alt: 'By night a red fox sneaks away to the right with one paw lifted and looks back over its shoulder, five swords spread in its jaws; two more stand behind, on both sides of a tent with light in its door.',
  draw: () => [
    chatterSky('ink', -10, { marks: 'near', foot: 560 }),
    [cutStar(96, 130, 18), cutStar(230, 168, 14), cutStar(400, 150, 20), cutStar(510, 250, 14)],
    field('mid', '40,370 200,352 380,380 560,360', 'near'),
    stuck(84, 378, 0.72, -4, 'mid'),
    tent(150, 372, 0.72),
    stuck(222, 378, 0.72, 4, 'mid'),
    field('sky', '40,724 200,704 400,710 560,694', 'mid'),
    thief(LOOT.map((rise) => slenderSword(...polar(322, 446, 74, 180 + rise), 0.86, 90 + rise))),
  ],
};
