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
const LOOT = [-26, -13, 0, 13, 26];

export const sevenOfSwords: Scene = {
  alt: 'By night a red fox steals towards us over the snow, low on its paws and looking aside, five swords in its jaws; two more stand behind it beside a tent with light in its door.',
  draw: () => [
    chatterSky('ink', -10, { marks: 'near', foot: 560 }),
    [cutStar(96, 130, 18), cutStar(230, 168, 14), cutStar(400, 150, 20), cutStar(510, 250, 14)],
    field('mid', '40,330 200,312 380,340 560,320', 'near'),
    stuck(70, 336, 0.8, -5, 'mid'),
    tent(126, 330, 0.5),
    stuck(526, 338, 0.8, 5, 'mid'),
    field('sky', '40,684 200,664 400,670 560,654', 'mid'),
    thief(LOOT.map((rise) => slenderSword(...polar(300, 566, 20, rise), 1.5, 90 + rise))),
  ],
};
