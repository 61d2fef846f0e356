import { flat } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { lens, outward } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { blossom, leaf } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { flamingoBody, flamingoHead, flamingoNeck } from './flamingo.ts';

export const threeOfCups: Scene = {
  alt: 'Three red flamingos stand close together over three cups: one dips its bill into its cup, one lifts its head to swallow, and the tallest looks down between them; flowers lie before the cups.',
  draw: () => [
    chatterSky('far', outward(300, 300), { marks: 'sky', foot: 500 }),
    beams(300, 300, 120, 560, 26, 'light', 20),
    lake(500, 'mid', 'light'),
    flamingoNeck(
      '300,560,80 250,470,54 266,390,40 326,330,36 346,256,34 316,184,32 276,160,34',
      '246,470 264,396 328,336 346,262',
    ),
    flamingoHead({ x: 248, y: 170, size: 1.06, turn: -22, flip: true }),
    flamingoBody({ x: 330, y: 590, size: 1.1, flip: true }),
    flamingoNeck(
      '500,590,70 456,530,50 470,470,40 518,424,36 536,374,34 516,326,32 490,302,32',
      '460,526 474,472 522,428 532,378',
    ),
    flamingoHead({ x: 474, y: 284, size: 1.06, turn: 40, flip: true }),
    flamingoBody({ x: 540, y: 600, flip: true }),
    flamingoNeck(
      '80,580,70 124,490,50 112,400,40 122,322,36 174,284,34 222,320,32 228,390,32 212,440,34',
      '116,480 106,400 118,328 172,294',
    ),
    flamingoHead({ x: 208, y: 470, size: 1.06, turn: 92 }),
    flamingoBody({ x: 70, y: 600 }),
    field('near', '40,780 200,766 400,772 560,760', 'mid'),
    [
      [160, 660],
      [300, 690],
      [440, 660],
    ].map(([x = 0, y = 0]) => [flat('ink', lens([x - 80, y + 118], [x + 100, y + 118], 16)), cup(x, y, 1.2)]),
    toPoints('70,850 180,866 420,866 530,850').map(([x, y], i) => [
      leaf(x, y, -150 + i * 10, 76, 'mid'),
      leaf(x, y, -50 + i * 10, 76, 'mid'),
      blossom(x, y - 6, 40, i % 2 ? 'accent' : 'light'),
    ]),
  ],
};
