import { put } from '../../drawing/art.ts';
import { polar, toPoints } from '../../drawing/geometry.ts';
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

/** The swords that it carries: how far each is turned, and how far it is pushed out, so that no guard covers another. */
const LOOT = toPoints('-38,0 -19,30 0,0 19,30 38,0');

export const sevenOfSwords: Scene = {
  alt: 'By night a magpie flies off over a camp and looks back, five swords fanned out in its claws; two swords are left behind, stuck in the snow beside the tents, which have light in their doors.',
  draw: () => [
    chatterSky('near', -20, { marks: 'mid', foot: 620 }),
    [cutStar(96, 120, 18), cutStar(492, 120, 16), cutStar(516, 420, 16), cutStar(92, 560, 14)],
    field('mid', '40,680 200,656 380,686 560,660', 'near'),
    tent(124, 740, 0.8),
    tent(236, 712, 0.5),
    field('sky', '40,744 200,724 400,746 560,722', 'mid'),
    stuck(444, 864, 0.72, -6, 'sky'),
    stuck(512, 834, 0.7, 7, 'sky'),
    put(
      magpie(
        LOOT.map(([turn, out]) => slenderSword(...polar(52, 90, 150 + out, 90 + turn), 1.12, 180 + turn)),
      ),
      {
        x: 322,
        y: 382,
        size: 0.78,
        turn: -6,
      },
    ),
  ],
};
