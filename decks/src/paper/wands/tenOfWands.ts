import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { donkeyBody } from './donkeyBody.ts';
import { donkeyHead } from './donkeyHead.ts';

const HOUSE: Art = [
  cut('ink', 'M-40 0V-56L-52 -54L0 -100L52 -54L40 -56V0Z', 4),
  flat('glow', boxPath(-24, -44, 16, 20) + boxPath(8, -44, 16, 20)),
];

export const tenOfWands: Scene = {
  alt: 'A donkey comes straight at us on tired legs and lets its head hang, ten wands roped across its back, each with a sawn end and a leafy one; behind it the great sun goes down among far houses with lit windows.',
  draw: () => [
    chatterSky('far', 0, { marks: 'sky', gap: 54 }),
    // The sun goes down behind it.
    cut('glow', circlePath(300, 480, 252), 8),
    field('mid', '40,610 110,600 240,620 400,600 560,610', 'far', 4, 54),
    toPoints('78,612 528,610').map(([x, y], i) => put(HOUSE, { x, y, size: 0.5 + i * 0.06 })),
    field('near', '40,800 200,816 400,812 560,796', 'mid', 4, 54),
    // It is near enough that the card cuts off its hooves.
    put(
      [
        donkeyBody,
        // Each shows its sawn end on one side and its leaves on the other.
        times(10, (i) => {
          const [y, slant, left] = [404 - i * 28, ((i * 37) % 7) - 3, 84 + ((i * 29) % 26)];
          const turned = (x: number) => (i % 2 ? x : 600 - x);
          return [
            stick([turned(left), y + slant], [turned(470 + ((i * 17) % 26)), y - slant], 19),
            keyed('sky', circlePath(turned(left), y + slant, 9), 4),
          ];
        }),
        mirrored([
          stroke('light', '352,440 360,280 350,146', [19, 19, 19]),
          stroke('accent', '352,440 360,280 350,146', [13, 13, 13]),
        ]),
        donkeyHead,
      ],
      { x: -27, y: -42, size: 1.09 },
    ),
    [tuft(72, 866, 60, 'ink', 9), tuft(520, 870, 56)],
  ],
};
