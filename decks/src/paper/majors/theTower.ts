import { flat, put } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { flyingBird } from './birds.ts';
import { cloud } from '../nature/clouds.ts';
import { waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { flame } from './towerFlame.ts';

const CLIFF = 'M90 900L140 760L180 730H420L470 780L520 900Z';
const TOWER = 'M222 352L240 330L258 350L280 322L302 346L326 326L346 352L362 334L379 350L410 740H190Z';
export const theTower: Scene = {
  alt: 'Lightning strikes a lighthouse on a flat rock in the sea and throws off its crowned top; flames burn above it and at its windows, two white birds fall away and waves break below.',
  draw: () => [
    chatterSky('ink', 112, { marks: 'near', foot: 760 }),
    cloud({ x: 130, y: 170, size: 0.9 }, 'mid', 'light'),
    cloud({ x: 480, y: 130, size: 0.9 }, 'mid', 'light'),
    keyed('light', TOWER, 7),
    flat('accent', 'M217 400H383L389 480H211ZM205 560H395L401 640H199Z'),
    hatch(TOWER, { role: 'ink', angle: 0, gap: 14, width: 5, side: 'end', reach: 0.36 }),
    toPoints('322,452 286,584 316,704').map(([x, y]) => [
      keyed('ink', `M${x - 24} ${y + 24}V${y - 16}Q${x} ${y - 52} ${x + 24} ${y - 16}V${y + 24}Z`, 4),
      flame(x, y + 20, 0.66),
    ]),
    toTriples('150,330,20 196,370,-30 424,356,35 452,300,10 398,402,-14').map(([x, y, turn]) =>
      put(keyed('light', 'M-17 -12L12 -15L17 11L-13 14Z', 4), { x, y, turn }),
    ),
    flame(250, 344, 1.3),
    flame(352, 344, 1.5),
    flame(300, 348, 1.9),
    put(
      [
        keyed('far', 'M-80 40L-70 -30H70L80 40Z', 6),
        keyed('glow', 'M-92 -30L-100 -84L-56 -56L-30 -104L0 -60L30 -104L56 -56L100 -84L92 -30Z', 6),
        flat('ink', 'M-50 -14h24v40h-24ZM-12 -14h24v40h-24ZM26 -14h24v40h-24Z'),
      ],
      { x: 210, y: 226, turn: -28, size: 1.05 },
    ),
    cut('glow', 'M520 40L384 196L430 204L330 330L470 186L420 176L556 60Z', 6),
    put(flyingBird('light', 'ink'), { x: 458, y: 452, size: 0.6, turn: 44 }),
    put(flyingBird('light', 'ink'), { x: 138, y: 500, size: 0.6, turn: -40, flip: true }),
    cut('near', CLIFF, 6),
    hatch(CLIFF, {
      role: 'far',
      angle: 66,
      gap: 18,
      width: 6,
      reach: 0.45,
    }),
    waves(800, 2, ['mid', 'near']),
  ],
};
