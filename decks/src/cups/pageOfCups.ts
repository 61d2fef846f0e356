import { fish } from '../creatures/beasts.ts';
import { eachOf, fill, line, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { drop } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { milkyWay } from '../primitives/skies.ts';
import { land } from '../suits/land.ts';
import { cup } from '../suits/objects.ts';
import { leaningPage, restingArm } from './pageOfCups/page.ts';

export const pageOfCups: Scene = {
  alt: 'A page with a reed in the cap leans on the sand by the sea, near and large, and laughs with lifted face at a red fish that bends out of a great golden cup, nose to nose.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    milkyWay(chance, -32),
    land('cups'),
    leaningPage,
    fill('straw', 'M40 800C180 782 420 784 560 800V900H40Z'),
    line('M40 796C180 778 420 780 560 796', 6, 'light', 0.8),
    fish({ x: 400, y: 444, size: 2.6, turn: -118 }, 'red'),
    standing(440, 836, 120),
    cup(432, 678, 1.62),
    eachOf('524,430,1.3 490,350,0.9 300,316,0.9 528,520,0.9 446,270,1', (x, y, size) =>
      drop(x, y, size, 'waterLight'),
    ),
    standing(190, 858, 170),
    restingArm,
    eachOf('518,860,1 470,868,0.7', (x, y, size) => put(shell, { x, y, size })),
  ],
};

const shell: Art = [
  fill('light', 'M0 0C-26 -8 -26 -40 0 -44C26 -40 26 -8 0 0Z', { width: 1.6 }),
  line('M0 -2V-40M-3 -2C-12 -12 -14 -24 -12 -34M3 -2C12 -12 14 -24 12 -34', 1.3),
];
