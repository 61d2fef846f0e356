import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { donkey } from './donkey.ts';

const HOUSE: Art = [
  cut('ink', 'M-40 0V-56L-52 -54L0 -100L52 -54L40 -56V0Z', 4),
  flat('glow', boxPath(-24, -44, 16, 20) + boxPath(8, -44, 16, 20)),
];

export const tenOfWands: Scene = {
  alt: 'A donkey lets its head hang almost to the ground under a load of ten wands that are stacked and roped across its back; a village with lit windows is still far off, under a crescent moon.',
  draw: () => [
    chatterSky('far', 0, { marks: 'sky' }),
    crescentMoon({ x: 100, y: 116, turn: 180 }, 40, 'light'),
    field('mid', '40,610 110,600 240,620 400,560 560,540', 'far'),
    toPoints('66,612 112,606').map(([x, y], i) => put(HOUSE, { x, y, size: 0.46 + i * 0.1 })),
    field('near', '40,780 200,800 400,790 560,770', 'mid'),
    donkey,
    // Each stick lies on those below and sags a little.
    times(10, (i) => {
      const [y, slant] = [440 - i * 29, ((i * 37) % 11) - 5];
      return stick([620, y - 36 - slant], [96 + ((i * 53) % 66) + (i < 2 ? 110 : 0), y + slant], 29);
    }),
    toPoints('300,426 456,408').map(([x, y]) => [
      stroke('light', `${x},${y + 22} ${x - 6},${y - 140} ${x},${y - 296}`, [19, 19, 19]),
      stroke('accent', `${x},${y + 22} ${x - 6},${y - 140} ${x},${y - 296}`, [13, 13, 13]),
    ]),
    [tuft(72, 866, 60, 'ink', 9), tuft(250, 870, 46)],
  ],
};
