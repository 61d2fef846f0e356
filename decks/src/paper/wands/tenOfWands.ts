import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, torn } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
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
  alt: 'A donkey comes straight at us on tired legs and lets its head hang, ten leafy wands strapped to its back, which spread above its ears like a fan; behind it the great sun goes down among far houses with lit windows.',
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
        // The load is tied between its ears and spreads like a fan.
        toPoints('-37,372 37,372 -29,376 29,376 -21,366 21,366 -13,346 13,346 -4.5,306 4.5,306').map(
          ([angle, long]) => stick(polar(300, 446, 60, angle - 90), polar(300, 446, long, angle - 90), 21),
        ),
        // A strap holds them down on its back.
        cut('accent', outline('160,330! 230,268 300,252 370,268 440,330! 420,380 180,380!'), 6),
        gouge('190,322 240,286 300,274 360,286 410,322', 7, 'far'),
        donkeyBody,
        donkeyHead,
      ],
      { x: -27, y: -42, size: 1.09 },
    ),
    tuft(72, 866, 60, 'ink', 9),
  ],
};
