import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { porch, posy } from './porch.ts';
import { rockingHorse } from './rockingHorse.ts';

/** The house on its hill, and the path down to the garden. */
const home: Art = [
  cut('near', 'M20 -66V-112H38V-66ZM-40 6V-56H-54L0 -104L54 -56H40V6Z', 5),
  flat('glow', boxPath(-24, -46, 14, 20) + boxPath(10, -46, 14, 20)),
  flat('ink', 'M-8 6V-22Q0 -32 8 -22V6Z'),
];

export const sixOfCups: Scene = {
  alt: 'A large painted red rocking horse stands on a porch before a great low sun, the old house on its hill behind it; six golden cups with daisies stand in a row before it.',
  draw: () => [
    plainSky('sky'),
    beams(300, 400, 246, 480, 24, 'far', 22),
    flat('glow', circlePath(300, 400, 226)),
    torn('far', '40,560 150,530 260,580 390,560 480,520 560,528'),
    put(home, { x: 500, y: 526, size: 1.24 }),
    put(porch, { y: 150 }),
    field('near', '20,776 160,770 300,776 440,768 580,776', 'mid'),
    flat('ink', lens([90, 706], [520, 708], 34)),
    put(rockingHorse, { x: 3, y: 16, size: 0.99 }),
    [84, 170, 257, 343, 430, 516].map((x) => [
      flat('ink', lens([x - 30, 842], [x + 52, 844], 9)),
      posy({ x, y: 798, size: 0.96 }),
    ]),
  ],
};
