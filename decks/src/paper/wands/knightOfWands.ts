import { flat } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { field, mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { flame } from './flame.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '360,312 326,352 270,374 220,364 168,362 134,398 136,450 168,490 200,474! 250,486 320,498 370,496 412,458 424,412 428,384 444,352! 470,356 486,368 506,382 524,370 524,346 500,304 462,262 440,244! 440,212! 420,240! 392,264',
);
const PEAKS = toPoints('130,200 330,130 510,230').map(([x, height]) => [x, 175, height] as const);

export const knightOfWands: Scene = {
  alt: 'A dark horse with flaming mane and tail leaps over a line of fire; strapped aslant to its saddle, a burning wand points ahead like a lance; bare mountains lie behind.',
  draw: () => [
    chatterSky('sky', 160, { marks: 'far' }),
    mountains(760, PEAKS, 'far'),
    field('near', '40,730 200,700 400,720 560,690', 'mid'),
    joined('near', [
      limb('396,450,56 466,448,30 508,494,17 540,484,24'),
      limb('176,430,90 150,510,40 176,560,18 146,616,25'),
    ]),
    [flame(156, 384, 1.3, -62), flame(140, 402, 1.1, -100)],
    times(5, (i) => flame(400 - i * 17, 268 + i * 20, 0.86 - (i % 2) * 0.14, -52 - i * 5)),
    stick([190, 506], [506, 160], 25),
    joined('ink', [
      outline('430,250! 414,214 424,184! 448,214 456,252!'),
      BODY,
      limb('376,460,66 452,500,34 418,566,18 386,590,27'),
      limb('166,420,100 120,520,44 72,560,19 58,616,27'),
    ]),
    fur(BODY, 'far', 150, (x, y) => (x > 400 && y < 350 ? 0.15 : 0.7)),
    gouge('392,572 400,580 402,592', 5),
    gouge('50,602 62,602 74,608', 5),
    gouge('440,250 452,300 440,346', 7),
    [flame(430, 236, 0.5, -30), flame(446, 262, 0.42, -60)],
    [
      cutStroke('accent', '500,374 420,384 338,370', [5, 5, 5], [10, 10, 10]),
      keyed('glow', circlePath(500, 374, 7), 3),
    ],
    stroke('accent', '470,268 486,320 500,374', [5, 5, 5]),
    eye(464, 292, 7),
    flat('light', lens([506, 366], [522, 360], 4) + lens([508, 340], [514, 346], 7)),
    keyed('accent', outline('244,366! 300,362 342,340! 356,420 346,470! 290,476 250,462! 240,410'), 5),
    gouge('254,446 296,460 342,452', 7, 'glow'),
    cutStroke('ink', '190,506 270,418 344,337', [25, 22, 20], [31, 28, 26]),
    gouge('208,484 262,426 330,352', 7, 'far'),
    cutStroke('accent', '270,376 300,396 318,414', [13, 13, 13], [20, 20, 20]),
    cutStroke('accent', '244,406 272,424 288,442', [13, 13, 13], [20, 20, 20]),
    flame(496, 166, 0.86, 20),
    times(7, (i) => flame(70 + i * 78, 850 + (i % 2) * 20, 1 + ((i * 2) % 3) * 0.2)),
    field('ink', '40,830 140,846 240,832 360,850 460,834 560,846', 'mid'),
  ],
};
