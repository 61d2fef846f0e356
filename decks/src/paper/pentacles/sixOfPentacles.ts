import type { Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { around, hatch, ticks } from '../lino/marks.ts';
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
  [-84, 84].map((dx) => stroke('ink', `${x},446 ${x + dx * 0.5},560 ${x + dx},676`, [5, 5, 5])),
  [-40, 40].map((dx, i) => pentacle(x + dx, 646, 0.42, i * 20)),
  pentacle(x, 577, 0.42, 6),
  cut('ink', `M${x - 98} 676H${x + 98}C${x + 80} 716 ${x - 80} 716 ${x - 98} 676Z`, 5),
];

export const sixOfPentacles: Scene = {
  alt: 'A red squirrel on a bough holds one acorn and lets another fall to two mice; from the bough hangs a balance with three coins in each pan, and it is level.',
  draw: () => [
    plainSky('sky'),
    ticks('M140 380H560V620H140Z', { role: 'far', flow: around(320, -300), gap: 42, length: 44, width: 6 }),
    field('far', '40,640 200,600 420,630 560,590', 'near'),
    field('mid', '40,740 300,726 560,736'),
    stroke('ink', '320,320 322,380 320,440', [6, 6, 6]),
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
      'M180 440C230 420 290 432 320 420C350 432 410 420 460 440C410 446 360 452 320 452C280 452 230 446 180 440Z',
      5,
    ),
    keyed('glow', circlePath(320, 436, 15), 4),
    [190, 450].map(pan),
    squirrel({ x: 380, y: 296, flip: true, size: 0.92 }),
    acorn(274, 214, 20),
    acorn(320, 560, -20),
    mouse({ x: 250, y: 852, size: 1.1 }),
    mouse({ x: 410, y: 846, flip: true }),
  ],
};
