import { clipped, flat, put } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { field, waves } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { kitten } from './kitten.ts';

const SCALES = swellPath('20,130 30,60 26,-10 -10,-60 -66,-54', [112, 120, 128, 120, 62]);
const FIN = 'M16 -104C60 -116 104 -74 110 -20C114 16 110 60 100 84L70 40L64 -36Z';

const fish = [
  cut('glow', FIN, 4),
  hatch(FIN, { role: 'ink', angle: -30, gap: 13, width: 4, reach: 0.8 }),
  joined('accent', [SCALES, 'M-90 -76C-104 -72 -106 -56 -94 -52C-106 -46 -104 -30 -88 -32L-50 -36V-76Z']),
  cut('glow', 'M0 -2C-30 16 -44 46 -40 72C-14 66 12 46 20 18Z', 4),
  flat('light', circlePath(-40, -72, 17)),
  flat('ink', circlePath(-46, -71, 10) + lens([-94, -52], [-62, -50], 4)),
  gouge('-16,-112 10,-72 -10,-22', 10),
  times(6, (row) =>
    times(3, (i) => {
      const [x, y] = [26 + i * 24 - (row % 2) * 12, -74 + row * 34];
      return gouge(`${x - 11},${y - 8} ${x},${y + 6} ${x + 11},${y - 8}`, 6);
    }),
  ),
];

/** What may be seen of a thing in the cup: all above the near side of its water. */
const WITHIN = 'M300 200H600V432H540C532 452 360 452 352 432H300Z';

export const pageOfCups: Scene = {
  alt: 'A striped kitten lays a paw on a great cup by the sea and looks up at a red fish, which puts its head out of the water in the cup and looks back at it.',
  draw: () => [
    chatterSky('sky', 4, { marks: 'far' }),
    [cloud({ x: 150, y: 170, size: 0.8 }), cloud({ x: 510, y: 130, size: 0.6 })],
    waves(448, 3, ['far', 'mid'], 54),
    field('near', '40,640 200,620 400,630 560,610', 'mid'),
    flat('ink', lens([50, 704], [350, 704], 22) + lens([340, 702], [546, 702], 18)),
    cup(446, 554, 1.56),
    clipped(WITHIN, put(fish, { x: 452, y: 380, size: 0.72 })),
    toPoints('356,348 372,306 524,330 540,376').map(([x, y], i) =>
      cut('mid', `M${x} ${y - 16}q12 18 0 26q-12 -8 0 -26Z`, 3 + (i % 2)),
    ),
    gouge('372,440 390,430 402,442', 6),
    gouge('478,444 494,430 512,438', 6),
    kitten({ x: 207, y: 702, size: 1.1 }),
    field('ink', '40,800 180,776 360,806 560,780', 'mid'),
    [tuft(84, 806, 60, 'ink'), tuft(500, 800, 70, 'ink', 9)],
  ],
};
