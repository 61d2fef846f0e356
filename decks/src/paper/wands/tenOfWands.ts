import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { donkeyBody } from './donkeyBody.ts';
import { donkeyHead } from './donkeyHead.ts';

const HOUSE: Art = [
  cut('ink', 'M-40 0V-56L-52 -54L0 -100L52 -54L40 -56V0Z', 4),
  flat('glow', boxPath(-24, -44, 16, 20) + boxPath(8, -44, 16, 20)),
];

export const tenOfWands: Scene = {
  alt: 'A donkey comes straight at us on tired legs and lets its head hang, ten wands roped across its back from one side of the picture to the other; lit windows stand far behind it under a crescent moon.',
  draw: () => [
    chatterSky('far', 0, { marks: 'sky', gap: 54 }),
    crescentMoon({ x: 112, y: 118, turn: 180 }, 40, 'light'),
    field('mid', '40,610 110,600 240,620 400,600 560,610', 'far', 4, 54),
    toPoints('76,612 130,606 524,610').map(([x, y], i) => put(HOUSE, { x, y, size: 0.5 + i * 0.06 })),
    field('near', '40,800 200,816 400,812 560,796', 'mid', 4, 54),
    donkeyBody,
    // Each stick lies on those below and sags a little.
    times(10, (i) => {
      const [y, slant] = [404 - i * 26, ((i * 37) % 11) - 5];
      const [from, to]: [[number, number], [number, number]] = [
        [34 - slant, y + slant],
        [500 + ((i * 53) % 50), y - slant],
      ];
      return i % 2 ? stick(from, to, 27) : stick([600 - from[0], from[1]], [600 - to[0], to[1]], 27);
    }),
    mirrored([
      stroke('light', '352,440 360,280 350,146', [19, 19, 19]),
      stroke('accent', '352,440 360,280 350,146', [13, 13, 13]),
    ]),
    donkeyHead,
    [tuft(72, 866, 60, 'ink', 9), tuft(520, 870, 56)],
  ],
};
