import { eachOf, fill, line, put, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { ripples } from '../primitives/ripples.ts';
import { disc, drop } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { milkyWay } from '../primitives/skies.ts';
import { land } from '../suits/land.ts';
import { cup } from '../suits/objects.ts';
import { page } from './pageOfCups/page.ts';

export const pageOfCups: Scene = {
  alt: 'A page with a ruff and a reed in the cap, near and large by the sea, opens eyes and mouth in wonder at a red fish that bends out of a great golden cup on the sand and looks back.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    milkyWay(chance, -32),
    land('cups'),
    page,
    fill('straw', 'M40 760C140 752 220 786 320 800C400 806 480 796 560 800V900H40Z'),
    standing(440, 836, 120),
    cup(432, 678, 1.62),
    put(risingFish, { x: -30, y: -77, size: 1.14 }),
    eachOf('524,430,1.3 490,350,0.9 300,316,0.9 528,520,0.9 446,270,1', (x, y, size) =>
      drop(x, y, size, 'waterLight'),
    ),
    eachOf('518,860,1 470,868,0.7', (x, y, size) => put(shell, { x, y, size })),
  ],
};

/** It stands up out of the cup, bent towards the page. */
const risingFish: Art = [
  fill('trim', 'M420 388C452 384 474 412 478 452C464 444 452 446 442 456Z', { width: 2 }),
  fill(
    'red',
    'M330 326C322 374 334 424 362 460C384 490 392 520 390 552Q430 568 472 552C468 516 452 492 446 456C436 396 414 340 330 326Z',
  ),
  fill('trim', 'M352 430C330 430 312 448 308 474C330 480 352 472 366 456Z', { width: 2 }),
  fill('light', circlePath(364, 374, 13), { width: 1.8 }),
  disc('ink', 361, 374, 6, 0),
  line('M331 346q12 6 22 2', 3, 'redDark'),
  line('M400 372C384 392 374 410 376 436', 3.4, 'trim'),
  eachOf('398,430 420,424 398,466 426,462 412,500 438,496', (x, y) =>
    line(`M${x - 12} ${y}q10 14 24 4`, 2.6, 'trim'),
  ),
  ripples(431, 552, 46),
];

const shell: Art = [
  fill('light', 'M0 0C-26 -8 -26 -40 0 -44C26 -40 26 -8 0 0Z', { width: 1.6 }),
  line('M0 -2V-40M-3 -2C-12 -12 -14 -24 -12 -34M3 -2C12 -12 14 -24 12 -34', 1.3),
];
