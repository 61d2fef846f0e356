import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { chatterSky, crescentMoon, cutStar } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { outline } from '../nature/body.ts';
import { donkey } from './donkey.ts';

const HOUSE: Art = [
  cut('ink', 'M-40 0V-56L-52 -54L0 -100L52 -54L40 -56V0Z', 4),
  flat('glow', boxPath(-24, -44, 16, 20) + boxPath(8, -44, 16, 20)),
];

export const tenOfWands: Scene = {
  alt: 'A donkey bends its head under a great load of ten wands and plods uphill under a crescent moon towards a village with lit windows.',
  draw: () => [
    chatterSky('far', 0, { marks: 'sky' }),
    crescentMoon({ x: 120, y: 180, turn: 180 }, 56, 'light'),
    field('mid', '40,400 110,396 200,470 320,560 560,600', 'far'),
    toPoints('70,404 122,408 156,436').map(([x, y], i) =>
      put(HOUSE, { x, y, size: 0.5 + ((i * 2) % 3) * 0.1 }),
    ),
    field('near', '40,790 200,800 400,830 560,846', 'mid'),
    donkey,
    cut('accent', outline('262,496! 330,488 430,480 480,490! 486,560 484,600! 380,612 270,606! 258,560'), 5),
    gouge('270,586 380,592 478,580', 6),
    times(10, (i) => {
      const [shrink, y] = [Math.max(0, i - 6) * 14, 486 - i * 31];
      return stick(
        [546 - ((i * 37) % 44) - shrink, y - 3],
        [206 + ((i * 61) % 50) + shrink, y - (i % 3) * 4],
        23,
      );
    }),
    [290, 440].map((x) => [
      stroke('light', `${x},620 ${x - 8},480 ${x - 4},300 ${x},184`, [15, 15, 15, 15]),
      stroke('accent', `${x},616 ${x - 8},480 ${x - 4},300 ${x},187`, [9, 9, 9, 9]),
    ]),
    toPoints('220,80 300,100 500,110').map(([x, y], i) => cutStar(x, y, 12 + i * 3)),
  ],
};
