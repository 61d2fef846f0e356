import { fish } from '../creatures/beasts.ts';
import { eachOf, fill, line, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { drop } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { milkyWay } from '../primitives/skies.ts';
import { land } from '../suits/land.ts';
import { cup } from '../suits/objects.ts';
import { lyingPage, foldedArms } from './pageOfCups/page.ts';

export const pageOfCups: Scene = {
  alt: 'A page with a reed in the cap lies by the sea with folded arms, near and large, and laughs at a red fish that puts its head out of a great golden cup.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    milkyWay(chance, -32),
    land('cups'),
    fill('straw', 'M40 786C180 764 420 768 560 790V900H40Z'),
    line('M40 782C180 760 420 764 560 786', 6, 'light', 0.8),
    lyingPage,
    fish({ x: 446, y: 424, size: 2.2, turn: -110 }, 'red'),
    cup(430, 672, 1.68),
    eachOf('530,474,1.3 516,400,0.9 366,312,0.9 528,520,0.9 470,296,1', (x, y, size) =>
      drop(x, y, size, 'waterLight'),
    ),
    foldedArms,
    eachOf('516,852 330,862', (x, y) => put(shell, { x, y, size: 1 })),
  ],
};

const shell: Art = [
  fill('light', 'M0 0C-26 -8 -26 -40 0 -44C26 -40 26 -8 0 0Z', { width: 1.6 }),
  line('M0 -2V-40M-3 -2C-12 -12 -14 -24 -12 -34M3 -2C12 -12 14 -24 12 -34', 1.3),
];
