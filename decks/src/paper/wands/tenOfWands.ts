import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, torn } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { donkeyBody } from './donkeyBody.ts';
import { donkeyHead } from './donkeyHead.ts';

const HOUSE: Art = [
  cut('ink', 'M-40 0V-56L-52 -54L0 -100L52 -54L40 -56V0Z', 4),
  flat('glow', boxPath(-24, -44, 16, 20) + boxPath(8, -44, 16, 20)),
];

export const tenOfWands: Scene = {
  alt: 'A donkey comes straight at us on tired legs and lets its head hang, ten leafy wands roped in a heavy pile across its back; behind it the great sun goes down among far houses with lit windows.',
  draw: () => [
    plainSky('far'),
    // The sun goes down behind it.
    cut('glow', circlePath(300, 480, 252), 8),
    torn('mid', '40,610 110,600 240,620 400,600 560,610'),
    toPoints('78,612 528,610').map(([x, y], i) => put(HOUSE, { x, y, size: 0.5 + i * 0.06 })),
    field('near', '40,800 200,816 400,812 560,796', 'mid', 4, 120),
    // It is near enough that the card cuts off its hooves.
    put(
      [
        // The load lies across its back, one wand upon another, and slants with its weight.
        times(10, (i) => {
          const [y, left, right] = [
            354 - i * 23,
            78 + i * 7 + ((i * 37) % 23),
            522 - i * 7 - ((i * 53) % 23),
          ];
          return i % 2 ? stick([right, y - 8], [left, y + 9], 18) : stick([left, y + 9], [right, y - 8], 18);
        }),
        donkeyBody,
        // A rope on each side holds them together.
        ['208,146 196,226 190,330 204,430', '392,142 404,226 410,330 396,430'].map((rope) =>
          cutStroke('accent', rope, [14, 16, 16, 14], [24, 26, 26, 24]),
        ),
        donkeyHead,
      ],
      { x: -27, y: -42, size: 1.09 },
    ),
    tuft(72, 866, 60, 'ink', 9),
  ],
};
