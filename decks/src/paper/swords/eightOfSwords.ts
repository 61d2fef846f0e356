import { flat, put, type Art } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { stuck } from './stuck.ts';
import { robin } from './robin.ts';

/** Reeds, each by its foot and height: a stalk, two blades and a dark spike. */
const reeds = (list: string): Art =>
  toTriples(list).map(([x, y, tall], i) => [
    flat(
      'ink',
      lens([x, y], [x + (i % 2 ? 40 : -40), y - tall * 0.6], 10) +
        lens([x, y], [x + (i % 2 ? -22 : 26), y - tall * 0.8], 9),
    ),
    cutStroke('ink', `${x},${y} ${x + 3},${y - tall}`, [7, 4], [12, 8]),
    cut(
      'ink',
      outline(
        `${x + 2},${y - tall - 6}! ${x + 13},${y - tall + 14} ${x + 11},${y - tall + 62} ${x + 2},${y - tall + 72} ${x - 7},${y - tall + 62} ${x - 9},${y - tall + 14}`,
      ),
      3,
    ),
    gouge(`${x - 3},${y - tall + 16} ${x - 4},${y - tall + 36} ${x - 2},${y - tall + 58}`, 3, 'far'),
  ]);

export const eightOfSwords: Scene = {
  alt: 'A robin hangs its head with a closed eye in a ring of eight swords that are stuck in marshy ground between reeds; in front the ring has a gap.',
  draw: () => [
    chatterSky('sky', -80, { marks: 'far', foot: 420 }),
    field('far', '40,366 200,346 400,356 560,336', 'mid'),
    lake(400, 'mid', 'light'),
    reeds('64,540,180 300,500,150 540,540,200'),
    field('near', '40,590 120,520 220,490 380,490 480,520 560,590', 'mid'),
    [248, 352].map((x) => stuck(x, 520, 0.86, 0, 'near')),
    [stuck(158, 562, 1, -3, 'near'), stuck(442, 562, 1, 3, 'near')],
    [gouge('190,640 240,634 300,640', 6, 'far'), gouge('330,610 372,606 420,612', 5, 'far')],
    [stuck(98, 650, 1.08, -3, 'near'), stuck(502, 650, 1.08, 3, 'near')],
    gouge('136,778 300,762 464,778', 18, 'ink'),
    put(robin, { x: 278, y: 650, size: 1.18 }),
    [
      gouge('60,740 120,734 170,742', 6, 'far'),
      gouge('250,786 320,778 380,788', 7, 'far'),
      gouge('200,838 300,828 400,840', 8, 'far'),
    ],
    [stuck(132, 824, 1.2, -2, 'near'), stuck(468, 824, 1.2, 2, 'near')],
    toPoints('250,870 330,880').map(([x, y]) => tuft(x, y, 46, 'ink', 7)),
    reeds('66,886,330 104,890,250 540,888,300 500,890,210'),
    stroke('ink', '40,880 300,876 560,880', [10, 4, 10]),
  ],
};
