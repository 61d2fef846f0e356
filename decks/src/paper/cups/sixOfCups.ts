import { type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { cut, stroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, sprig } from '../nature/plants.ts';
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

/** A wall of single stones, five courses high. */
const stones = times(5, (row) =>
  times(6, (i) => {
    const [x, y, w] = [34 + i * 98 - (row % 2) * 48, 414 + row * 34, 80 + ((row * 3 + i * 5) % 4) * 4];
    return cut(
      (row + i) % 3 ? 'far' : 'mid',
      `M${x + 6} ${y}L${x + w - 8} ${y - 3}Q${x + w} ${y} ${x + w - 2} ${y + 22}Q${x + w * 0.5} ${y + 27} ${x + 6} ${y + 24}Q${x - 3} ${y + 12} ${x + 6} ${y}Z`,
      3,
    );
  }),
);

/** Ivy that hangs from the wall's top at both ends. */
const ivy = [
  ['60,392 76,450 62,520', 9],
  ['540,392 520,440 544,500 530,550', 10],
  ['404,392 414,430 404,470', 5],
].map(([stem, count]) => sprig(String(stem), Number(count), 34, 'near'));

export const sixOfCups: Scene = {
  alt: 'In a walled garden a dark rabbit sits close beside her small white young, both with their faces to us; six cups with a flower in each stand on the wall, before it and in the grass round them.',
  draw: () => [
    chatterSky('sky', outward(300, 60), { marks: 'far' }),
    tree({ x: 96, y: 440, size: 1.05 }, 'mid', 'near'),
    cut('light', boxPath(30, 396, 540, 200), 5),
    stones,
    cut('near', boxPath(30, 376, 540, 30), 5),
    ivy,
    posy(104, 316, 0.66, 'accent'),
    posy(416, 316, 0.66, 'light'),
    posy(508, 316, 0.66, 'accent'),
    field('near', '40,570 200,550 400,556 560,574', 'mid'),
    rabbit({ x: 276, y: 800, size: 1.16 }, 'ink', 'far'),
    posy(88, 664, 0.56, 'light'),
    posy(84, 802, 0.62, 'accent'),
    rabbit({ x: 424, y: 856, size: 0.66 }, 'light', 'far'),
    posy(508, 520, 0.5, 'light'),
    field('ink', '40,850 200,842 400,848 560,840', 'mid'),
  ],
};
