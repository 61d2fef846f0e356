import type { Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, keyed, stroke } from '../lino/cut.ts';
import { around, hatch, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { acorn } from './acorn.ts';
import { mouse } from './mouse.ts';
import { squirrel } from './squirrel.ts';

const TREE =
  'M20 900C70 760 50 600 60 440C60 380 50 300 30 240L110 250C116 290 130 318 170 316C300 300 440 290 580 270V306C440 330 300 346 190 364C140 374 132 420 130 480C126 640 120 780 180 900Z';

const pan = (x: number): Art => [
  [-88, 88].map((dx) => stroke('ink', `${x},454 ${x + dx * 0.5},560 ${x + dx},674`, [7, 7, 7])),
  [-43, 43].map((dx, i) => pentacle(x + dx, 640, 0.46, i * 20)),
  pentacle(x, 565, 0.46, 6),
  cut('ink', `M${x - 102} 674H${x + 102}C${x + 84} 716 ${x - 84} 716 ${x - 102} 674Z`, 5),
];

export const sixOfPentacles: Scene = {
  alt: 'A red squirrel on a bough holds one acorn and lets another fall to two mice, who lift their noses to it; from the bough hangs a balance with three coins in each pan, and it is level.',
  draw: () => [
    plainSky('sky'),
    ticks('M140 380H560V620H140Z', { role: 'far', flow: around(320, -300), gap: 42, length: 44, width: 6 }),
    field('far', '40,640 200,600 420,630 560,590', 'near'),
    field('mid', '40,740 300,726 560,736'),
    cutStroke('ink', '326,310 328,370 326,440', [15, 12, 12], [24, 20, 20]),
    ['70,260 84,180 140,110', '60,260 50,180 60,110', '80,210 120,190 150,190'].map((twig) =>
      stroke('ink', twig, [16, 10, 5]),
    ),
    cut('ink', TREE, 6),
    hatch(TREE, { role: 'far', angle: 92, gap: 16, width: 5, reach: 0.2 }),
    toPoints(
      '80,200 146,190 60,116 138,112 120,130 100,160 54,150 140,190 150,320 500,300 540,280 470,280',
    ).map(([x, y], i) => leaf(x, y, y > 250 ? 110 - (i % 3) * 45 : i % 2 ? 0 : -120, 84, 'near')),
    cut(
      'ink',
      outline(
        '176,460! 196,438 260,434 310,422 326,412 342,422 392,434 456,438 476,460! 440,462 380,458 326,466 272,458 212,462',
      ),
      5,
    ),
    keyed('glow', circlePath(326, 442, 17), 4),
    [196, 456].map(pan),
    squirrel({ x: 380, y: 296, flip: true, size: 0.92 }),
    acorn(274, 214, 20),
    acorn(326, 610, -20),
    mouse({ x: 252, y: 860, size: 0.86 }),
    mouse({ x: 402, y: 856, flip: true, size: 0.84 }),
  ],
};
