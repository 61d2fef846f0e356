import { flat, put, type Art } from '../../drawing/art.ts';
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

const hoof = (x: number, y: number, turn: number): Art =>
  put(keyed('far', 'M-9 -12H9L18 12H-14Z', 4), { x, y, turn });

export const knightOfWands: Scene = {
  alt: 'A dark horse with flaming mane and tail leaps over a line of fire; a burning wand strapped to its saddle stands up like a banner; bare mountains lie behind.',
  draw: () => [
    chatterSky('sky', 160, { marks: 'far' }),
    mountains(760, PEAKS, 'far'),
    field('near', '40,730 200,700 400,720 560,690', 'mid'),
    joined('near', [
      limb('396,446,60 450,440,38 492,446,30 500,456,28 518,494,17 530,522,15 536,534,21'),
      limb('176,430,90 156,500,52 196,556,26 192,566,26 168,604,16 154,628,15 148,638,21'),
    ]),
    [hoof(541, 546, -14), hoof(142, 650, 34)],
    [flame(156, 384, 1.3, -62), flame(140, 402, 1.1, -100)],
    times(4, (i) => flame(402 - i * 17, 268 + i * 20, 0.86 - (i % 2) * 0.14, -52 - i * 5)),
    joined('ink', [
      outline('430,250! 414,214 424,184! 448,214 456,252!'),
      BODY,
      limb('376,464,74 420,488,44 462,502,32 466,514,30 440,552,18 420,580,16 412,590,22'),
      limb('166,420,104 136,500,58 92,546,28 86,558,27 78,606,17 66,632,16 60,642,22'),
    ]),
    [hoof(405, 600, 46), hoof(54, 653, 30)],
    fur(BODY, 'far', 150, (x, y) => (x > 400 && y < 350 ? 0.15 : 0.7)),
    [gouge('452,494 464,502 474,512', 4), gouge('80,538 92,546 98,556', 4)],
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
    stick([268, 540], [292, 196], 25),
    cutStroke('accent', '250,392 282,398 306,392', [14, 14, 14], [21, 21, 21]),
    cutStroke('accent', '248,440 278,446 304,440', [14, 14, 14], [21, 21, 21]),
    flame(292, 196, 0.92, -8),
    times(7, (i) => flame(70 + i * 78, 850 + (i % 2) * 20, 1 + ((i * 2) % 3) * 0.2)),
    field('ink', '40,830 140,846 240,832 360,850 460,834 560,846', 'mid'),
  ],
};
