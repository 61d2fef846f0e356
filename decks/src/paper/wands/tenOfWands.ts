import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { chatterSky, crescentMoon, cutStar } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { donkey } from './donkey.ts';

const HOUSE: Art = [
  cut('ink', 'M-40 0V-56L-52 -54L0 -100L52 -54L40 -56V0Z', 4),
  flat('glow', boxPath(-24, -44, 16, 20) + boxPath(8, -44, 16, 20)),
];

export const tenOfWands: Scene = {
  alt: 'A donkey with drooping ears bows its head towards us under a load of ten wands that lie stacked across its back; a village with lit windows is still far behind, under a crescent moon.',
  draw: () => [
    chatterSky('far', 0, { marks: 'sky' }),
    crescentMoon({ x: 96, y: 116, turn: 180 }, 40, 'light'),
    field('mid', '40,400 110,396 200,470 320,560 560,600', 'far'),
    toPoints('70,404 122,408 156,436').map(([x, y], i) =>
      put(HOUSE, { x, y, size: 0.5 + ((i * 2) % 3) * 0.1 }),
    ),
    stroke('sky', '30,600 66,540 64,480 112,446', [30, 22, 14, 5]),
    donkey,
    // Each stick lies on those below and sags a little.
    times(10, (i) => {
      const y = 398 - i * 27;
      const reach = 232 - Math.abs(i - 4) * 9;
      const slant = ((i * 37) % 11) - 5;
      return stick(
        [300 - reach + ((i * 29) % 26), y + slant],
        [300 + reach - ((i * 41) % 30), y - slant],
        26,
      );
    }),
    [196, 404].map((x) => [
      stroke('light', `${x},420 ${x - 4},280 ${x},132`, [18, 18, 18]),
      stroke('accent', `${x},420 ${x - 4},280 ${x},132`, [12, 12, 12]),
    ]),
    toPoints('240,110 380,116 510,130').map(([x, y], i) => cutStar(x, y, 12 + i * 3)),
  ],
};
