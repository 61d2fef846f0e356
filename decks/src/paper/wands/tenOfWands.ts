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

/** What goes up the slope, turned by as much about its feet. */
const uphill = (of: Art): Art => put(put(of, { x: -330, y: -800 }), { x: 306, y: 790, turn: 7, size: 0.93 });

export const tenOfWands: Scene = {
  alt: 'A donkey bends its head under a great load of ten wands and plods uphill under a crescent moon towards a village with lit windows.',
  draw: () => [
    chatterSky('far', 0, { marks: 'sky' }),
    crescentMoon({ x: 120, y: 180, turn: 180 }, 56, 'light'),
    field('mid', '40,400 110,396 200,470 320,560 560,600', 'far'),
    toPoints('70,404 122,408 156,436').map(([x, y], i) =>
      put(HOUSE, { x, y, size: 0.5 + ((i * 2) % 3) * 0.1 }),
    ),
    stroke('sky', '30,600 66,540 64,480 112,446', [30, 22, 14, 5]),
    field('near', '40,744 200,778 400,826 560,868', 'mid', 12),
    uphill([
      donkey,
      cut(
        'accent',
        outline('240,500! 320,492 420,482 474,492! 486,560 480,610! 380,622 262,614! 244,560'),
        5,
      ),
      gouge('262,594 380,602 474,590', 6, 'glow'),
      times(10, (i) => {
        // The lowest sink into the cloth, and all bend over the back.
        const [shrink, y] = [Math.max(0, i - 6) * 14, 506 - i * 31];
        const sag = 7 - i * 1.6;
        return stick(
          [528 - ((i * 37) % 44) - shrink, y + sag],
          [182 + ((i * 61) % 50) + shrink, y - (i % 3) * 4 - sag * 0.5],
          23,
        );
      }),
      [276, 432].map((x) => [
        stroke(
          'light',
          `${x + 6},682 ${x + 14},600 ${x - 8},480 ${x - 4},330 ${x},214`,
          [15, 15, 15, 15, 15],
        ),
        stroke('accent', `${x + 6},682 ${x + 14},600 ${x - 8},480 ${x - 4},330 ${x},217`, [9, 9, 9, 9, 9]),
      ]),
    ]),
    toPoints('220,80 300,100 500,110').map(([x, y], i) => cutStar(x, y, 12 + i * 3)),
  ],
};
