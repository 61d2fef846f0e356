import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge, stroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { tortoise } from './tortoise.ts';

const FRUIT = [
  [104, 330, 110, 180],
  [222, 366, 214, 154],
  [330, 282, 322, 186],
  [446, 160, 412, 250],
  [356, 424, 470, 350],
  [506, 298, 470, 350],
  [474, 484, 524, 420],
] as const;

export const sevenOfPentacles: Scene = {
  alt: 'A tortoise stretches its neck and looks up, in no haste, at a vine that bends over it and bears seven coins like fruit.',
  draw: () => [
    chatterSky('sky', outward(216, 600), { marks: 'far', gap: 54 }),
    field('far', '40,600 200,560 400,590 560,540', 'mid', 4, 60),
    field('mid', '40,690 300,650 560,680'),
    cutStroke(
      'ink',
      '560,880 524,700 540,540 480,360 360,204 210,148 70,196',
      [32, 26, 22, 20, 16, 12, 6],
      [44, 38, 34, 32, 28, 24, 12],
    ),
    gouge('536,800 514,690 528,540 470,366 350,216', 6, 'far'),
    toPoints(
      '528,660 534,620 536,520 520,440 500,400 440,300 390,240 360,210 300,170 270,160 240,154 170,152 150,156 90,186 100,180 84,190',
    ).map(([x, y], i) => leaf(x, y, (i % 2 ? -70 : 110) + (y > 280 ? 70 : 0), 84, 'near')),
    FRUIT.map(([x, y, sx, sy], i) => [
      stroke('ink', `${sx},${sy} ${(sx + x) / 2 + 14},${(sy + y - 46) / 2} ${x},${y - 46}`, [8, 6, 6]),
      gouge(`${sx},${sy} ${sx - 16},${sy + 14} ${sx - 26},${sy + 4} ${sx - 18},${sy - 6}`, 4, 'ink'),
      pentacle(x, y, 0.56, ((i * 13) % 20) - 8),
    ]),
    field('near', '40,806 200,790 400,800 560,784', 'far', 4, 60),
    tortoise({ x: 34, y: 96, size: 0.88 }),
    tuft(250, 856, 60, 'ink'),
    tuft(440, 830, 50, 'ink'),
  ],
};
