import { clipped, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { hatch, lens, lenses, ticks } from '../lino/marks.ts';
import { plainSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { rainCloud } from './rainCloud.ts';
import { robin } from './robin.ts';

const HEART =
  'M300 640C208 570 132 510 136 422C140 332 234 304 300 394C366 304 460 332 464 422C468 510 392 570 300 640Z';
const SHADE = hatch(HEART, { role: 'ink', angle: 30, gap: 15, width: 5, side: 'end', reach: 0.16 });
/** Where the upright blade is inside the heart. */
const TIP = boxPath(246, 470, 108, 220);
/** The reflection of the heart in the pool, in strokes. */
const REFLECTION =
  '280,748 322,750 254,766 346,766 228,784 374,784 206,802 396,802 188,820 292,821 308,820 412,820 182,838 282,839 320,838 418,838 196,856 262,856 340,856 404,856';
/** Rings where drops have fallen into it. */
const RINGS = [182, 418]
  .map((x) => `M${x - 38} 766a38 9 0 1 0 76 0a38 9 0 1 0 -76 0M${x - 62} 768a62 19 0 1 0 124 0`)
  .join('');

/** A drop of blood below a point. */
const drop = (x: number, y: number) => keyed('accent', `M${x} ${y}q-15 26 0 36q15 -10 0 -36Z`, 3);

/** The heart once more over a blade, below the slit where that goes in: a strip from the slit down. */
const closed = (slit: string, below: string): Art => [
  clipped(below, [flat('accent', HEART), line(HEART, 6, 'ink')]),
  flat('ink', slit),
];

export const threeOfSwords: Scene = {
  alt: 'A great red heart is pierced by three swords, and red drops fall from their points into a dark pool that gives its image back in broken strokes; a robin sits on a hilt with bowed head while rain falls from a heavy cloud.',
  draw: () => [
    plainSky('near'),
    ticks(boxPath(48, 190, 504, 530), { role: 'far', flow: 106, gap: 47, length: 70, width: 4.6 }),
    rainCloud,
    cut('ink', boxPath(24, 722, 552, 180), 6),
    flat('accent', lenses(REFLECTION, 11).join('')),
    line(RINGS, 5, 'mid'),
    flat('accent', HEART),
    line(HEART, 6, 'ink'),
    sword(226, 428, 2, 132),
    closed(lens([170, 434], [224, 372], 13), 'M168 436L226 370L538 651L480 717Z'),
    sword(374, 428, 2, -132),
    closed(lens([376, 372], [430, 434], 13), 'M432 436L374 370L62 651L120 717Z'),
    SHADE,
    sword(300, 382, 2.5, 180),
    closed(lens([250, 470], [352, 470], 15), TIP),
    clipped(TIP, SHADE),
    gouge('154,460 162,500 192,544', 9),
    [drop(182, 616), drop(418, 616), drop(182, 676), drop(418, 676)],
    robin({ x: 404, y: 199, size: 0.76 }),
  ],
};
