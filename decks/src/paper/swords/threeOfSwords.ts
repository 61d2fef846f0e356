import { clipped, flat, line } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { plainSky, rain } from '../nature/sky.ts';
import { stuck } from './stuck.ts';

const HEART =
  'M300 690C190 610 104 540 108 446C112 346 218 312 300 410C382 312 488 346 492 446C496 540 410 610 300 690Z';

export const threeOfSwords: Scene = {
  alt: 'A great red heart is pierced by three swords, whose points stand in dark ground; rain falls from grey clouds.',
  draw: () => [
    plainSky('far'),
    rain(150, 780, 106, 'light', 44),
    drivenCloud({ x: 150, y: 130, size: 0.9 }, 'mid'),
    drivenCloud({ x: 500, y: 110, size: 0.8 }, 'mid'),
    field('ink', '40,770 200,750 400,756 560,742', 'mid', 4),
    flat('accent', HEART),
    line(HEART, 7, 'ink'),
    gouge('150,450 160,394 210,376', 10),
    stuck(190, 764, 2.15, 41, 'ink'),
    stuck(410, 764, 2.15, -41, 'ink'),
    stuck(300, 780, 2.6, 0, 'ink'),
    // The blades go in here and come out below.
    clipped(boxPath(40, 560, 520, 200), [
      flat('accent', HEART),
      hatch(HEART, { role: 'ink', angle: 30, gap: 15, width: 5, side: 'end', reach: 0.2 }),
      line(HEART, 7, 'ink'),
    ]),
    flat('ink', [232, 300, 368].map((x) => lens([x - 37, 562], [x + 37, 562], 10)).join('')),
  ],
};
