import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, cutStroke, gouge, joined, stroke } from '../lino/cut.ts';
import { around, ticks } from '../lino/marks.ts';

const NECK = swellPath('300,640 296,540 312,460 286,392', [150, 84, 48, 46]);

/**
 * A peacock from the front without its tail that looks left: 190 wide about x 300, from its crest at 264 to
 * its feet at 820.
 */
export const peacock: Art = [
  mirrored([
    cutStroke('accent', '276,700 270,770 266,810', [12, 8, 7], [20, 14, 12]),
    gouge('240,818 266,806 290,820', 9, 'accent'),
  ]),
  joined(
    'accent',
    [
      NECK,
      'M300 560C372 560 400 620 384 680C370 728 330 744 300 744C270 744 230 728 216 680C200 620 228 560 300 560Z',
      'M320 380C318 346 284 336 264 352L226 372L262 384C274 404 312 410 320 380Z',
    ],
    6,
  ),
  ticks(
    'M300 540C372 560 396 620 380 676C366 724 330 738 300 738C270 738 234 724 220 676C204 620 228 560 300 540Z',
    { flow: around(300, 420), gap: 34, length: 26, width: 9 },
  ),
  ticks(NECK, { flow: 90, gap: 26, length: 19, width: 6, tone: (_, y) => (y < 540 ? 1 : 0) }),
  cut('glow', 'M262 354L222 372L264 384Z', 4),
  flat('light', circlePath(284, 366, 12)),
  flat('ink', circlePath(282, 366, 7)),
  toPoints('-22,66 0,74 22,66').map(([dx, h]) => [
    stroke('light', `300,350 ${300 + dx * 0.6},320 ${300 + dx},${350 - h}`, [7, 6, 6]),
    cut('glow', circlePath(302 + dx, 348 - h, 8), 3),
  ]),
];
