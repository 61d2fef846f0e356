import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf, sprig } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { rockingHorse } from './rockingHorse.ts';

/** A cup with a daisy in it. */
const posy = (x: number, y: number): Art => [
  stroke('ink', toPoints(`${x},${y - 30} ${x},${y - 70}`), [8, 6]),
  [leaf(x, y - 38, -150, 34, 'near'), leaf(x, y - 38, -30, 34, 'near')],
  flat(
    'light',
    times(9, (i) => lens(polar(x, y - 80, 5, i * 40 + x), polar(x, y - 80, 34, i * 40 + x), 10)).join(''),
  ),
  cut('glow', circlePath(x, y - 80, 11), 3),
  cup(x, y, 0.54),
];

const HOME: Art = [
  cut('near', 'M-40 0V-56L-52 -54L0 -100L52 -54L40 -56V0Z', 4),
  flat('glow', boxPath(-22, -44, 14, 20) + boxPath(8, -44, 14, 20)),
];

export const sixOfCups: Scene = {
  alt: 'A red rocking horse with painted flowers stands in the garden of long ago, its mane and tail carved in dark wood, a small house with lit windows on the hill behind it; before it six golden cups, a daisy in each.',
  draw: () => [
    chatterSky('sky', 4, { marks: 'far', gap: 120, foot: 360 }),
    torn('far', '40,440 150,400 260,430 400,470 500,440 560,446'),
    put(HOME, { x: 500, y: 452, size: 0.86 }),
    field('mid', '40,580 200,566 400,572 560,556', 'far', 4, 96),
    flat('ink', 'M70 690C180 664 420 664 540 690C430 716 180 716 70 690Z'),
    rockingHorse,
    sprig('40,130 100,140 160,124', 4, 62, 'near'),
    torn('near', '40,770 200,748 400,754 560,740'),
    toPoints('92,784 259,788 426,784 175,814 342,816 508,810').map(([x, y]) => posy(x, y)),
  ],
};
