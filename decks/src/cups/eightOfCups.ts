import { fill, line, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { walker } from './eightOfCups/walker.ts';

export const eightOfCups: Scene = {
  alt: 'Under an eclipsed moon somebody in a red cloak, seen from behind, walks away with a staff along a path to the mountains and leaves eight stacked cups behind, with a gap in the top row.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(300, 236, 80, 200, 26, 0.6),
    disc('glow', 300, 236, 66),
    disc('shade', 316, 228, 60, 1.6),
    peaks(560, [
      [140, 110, 190],
      [470, 120, 220],
      [300, 80, 120],
    ]),
    lake(570, 700),
    hill(700, 10, 'mid', 1.6),
    slope,
    walker,
    standing(160, 846, 104),
    PILE.map(([x, y]) => cup(x * 0.94 - 6, y, 0.5)),
  ],
};

/** Three on three, and a gap between the two on top. */
const PILE = [
  [102, 796],
  [176, 796],
  [250, 796],
  [102, 708],
  [176, 708],
  [250, 708],
  [102, 620],
  [250, 620],
] as const;

/** The bank, and the path that winds over it to the foot of the mountains. */
const slope: Art = [
  fill('stoneDark', 'M560 612C480 620 430 650 400 684C340 736 290 790 262 900H560Z'),
  fill(
    'straw',
    'M508 566C520 590 556 598 548 616C536 636 448 640 434 664C424 690 536 704 536 742C534 786 400 800 330 900H470C500 840 560 800 560 748C556 700 470 690 474 668C480 650 566 648 566 616C566 594 530 586 516 566Z',
    { width: 1.8 },
  ),
  graven('520,700 516,740 470,780 420,840', 4, 'woodDark'),
  graven('500,640 470,650 456,664', 3, 'woodDark'),
  line('M300 840q24 -10 50 0M330 790q20 -8 44 0', 1.6, 'line', 0.5),
];
