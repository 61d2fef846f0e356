import { type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { cup } from '../objects.ts';
import { rabbit } from './rabbit.ts';

const posy = (x: number, y: number, size: number, role: PaperInk): Art => [
  stroke('near', toPoints(`${x},${y - 60 * size} ${x},${y - 130 * size}`), [8, 6]),
  [leaf(x, y - 70 * size, -150, 62 * size, 'near'), leaf(x, y - 70 * size, -30, 62 * size, 'near')],
  blossom(x, y - 138 * size, 50 * size, role),
  cup(x, y, size),
];

const stones = times(4, (row) =>
  times(6, (i) => {
    const [x, y] = [36 + i * 104 - (row % 2) * 50, 440 + row * 34];
    return gouge(`${x},${y} ${x + 48},${y - 4} ${x + 90},${y + 1}`, 6, 'mid');
  }),
);

export const sixOfCups: Scene = {
  alt: 'In a walled garden a large rabbit bends to a small one and their noses touch; six cups with a flower in each stand on the wall and in the grass round them.',
  draw: () => [
    chatterSky('sky', outward(300, 60), { marks: 'far' }),
    tree({ x: 96, y: 440, size: 1.05 }, 'mid', 'near'),
    cut('far', boxPath(30, 396, 540, 200), 5),
    stones,
    cut('mid', boxPath(30, 376, 540, 34), 5),
    posy(188, 304, 0.78, 'accent'),
    posy(340, 304, 0.78, 'light'),
    posy(492, 304, 0.78, 'accent'),
    field('near', '40,570 200,550 400,556 560,574', 'mid'),
    rabbit({ x: 194, y: 726, size: 1.14 }, 'ink', 'far', 22),
    rabbit({ x: 448, y: 726, size: 0.64, flip: true }, 'light', 'ink', -20),
    posy(110, 788, 0.72, 'light'),
    posy(300, 794, 0.72, 'accent'),
    posy(496, 788, 0.72, 'light'),
  ],
};
