import { clipped, flat, line, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { hatch, lenses } from '../lino/marks.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { plainSky, rain } from '../nature/sky.ts';
import { sword } from '../objects.ts';

const HEART =
  'M300 690C190 610 104 540 108 446C112 346 218 312 300 410C382 312 488 346 492 446C496 540 410 610 300 690Z';

/** What of the heart lies before the blades: all below the slits through which they go in. */
const FRONT = 'M40 760V600L178 470L252 364L262 470H338L348 364L422 470L560 600V760Z';

/** A drop of blood below a point. */
const drop = (x: number, y: number) => keyed('accent', `M${x} ${y}q-15 26 0 36q15 -10 0 -36Z`, 3);

export const threeOfSwords: Scene = {
  alt: 'A great red heart is pierced by three swords, each at its own angle, and a red drop falls from each point; rain falls from grey clouds on dark ground.',
  draw: () => [
    plainSky('far'),
    rain(150, 780, 106, 'light', 44),
    put([drivenCloud({}, 'mid')], { x: 150, y: 136, size: 1.05 }),
    put([drivenCloud({}, 'mid')], { x: 440, y: 128, size: 1.05, flip: true }),
    field('ink', '40,810 200,796 400,800 560,790', 'mid', 4),
    flat('accent', HEART),
    line(HEART, 6, 'ink'),
    gouge('150,450 160,394 210,376', 10),
    sword(266, 446, 2.2, 125),
    sword(334, 446, 2.2, -125),
    sword(300, 396, 2.55, 180),
    // The blades go in here and come out below.
    clipped(FRONT, [
      flat('accent', HEART),
      hatch(HEART, { role: 'ink', angle: 30, gap: 15, width: 5, side: 'end', reach: 0.2 }),
      line(HEART, 6, 'ink'),
    ]),
    flat('ink', lenses('180,466 250,368 420,466 350,368 260,470 340,470', 11).join('')),
    [drop(96, 622), drop(504, 622), drop(300, 736)],
  ],
};
