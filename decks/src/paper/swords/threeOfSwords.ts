import { clipped, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { plainSky, rain } from '../nature/sky.ts';
import { sword } from '../objects.ts';

const HEART =
  'M300 670C208 600 132 540 136 452C140 362 234 334 300 424C366 334 460 362 464 452C468 540 392 600 300 670Z';

/** A drop of blood below a point. */
const drop = (x: number, y: number) => keyed('accent', `M${x} ${y}q-15 26 0 36q15 -10 0 -36Z`, 3);

/** The heart once more over a blade, below the slit where that goes in: a strip from the slit down. */
const closed = (slit: string, below: string): Art => [
  clipped(below, [flat('accent', HEART), line(HEART, 6, 'ink')]),
  flat('ink', slit),
];

export const threeOfSwords: Scene = {
  alt: 'A great red heart is pierced by three swords, each at its own angle, and a red drop falls from each point; rain falls from grey clouds through the dark.',
  draw: () => [
    plainSky('near'),
    rain(150, 780, 106, 'far', 44),
    put([drivenCloud({}, 'far')], { x: 150, y: 136, size: 1.05 }),
    put([drivenCloud({}, 'far')], { x: 440, y: 128, size: 1.05, flip: true }),
    field('ink', '40,810 200,796 400,800 560,790', 'near', 4),
    flat('accent', HEART),
    line(HEART, 6, 'ink'),
    sword(226, 458, 2, 132),
    closed(lens([170, 464], [224, 402], 13), 'M168 466L226 400L538 681L480 747Z'),
    sword(374, 458, 2, -132),
    closed(lens([376, 402], [430, 464], 13), 'M432 466L374 400L62 681L120 747Z'),
    sword(300, 396, 2.55, 180),
    closed(lens([248, 500], [354, 500], 15), boxPath(246, 500, 108, 220)),
    hatch(HEART, { role: 'ink', angle: 30, gap: 15, width: 5, side: 'end', reach: 0.16 }),
    gouge('154,490 162,530 192,574', 9),
    [drop(184, 648), drop(416, 648), drop(300, 740)],
  ],
};
