import { put } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field, mountains } from '../nature/land.ts';
import { bridle, CREST, horseHead } from '../nature/horseHead.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { flame } from './flame.ts';

const PEAKS = toPoints('110,170 300,250 500,190').map(([x, height]) => [x, 175, height] as const);

/** From the poll down the crest, blown back by the ride. */
const mane = CREST.map(([x, y], i) => flame(x + 18, y + 30, 1.5 - (i % 2) * 0.4, -66 - i * 4));

export const knightOfWands: Scene = {
  alt: 'The head of a dark horse in a gallop, its neck stretched and its mane a row of flames; a burning wand stands up before it, fire runs along the ground and bare mountains lie behind.',
  draw: () => [
    chatterSky('sky', 160, { marks: 'far' }),
    mountains(720, PEAKS, 'far'),
    field('mid', '40,700 200,680 400,690 560,670', 'far'),
    stick([96, 850], [88, 230], 30),
    flame(88, 230, 1.4, -4),
    put(
      [
        mane.toReversed(),
        horseHead({}, { coat: 'ink', marks: 'far', shade: 'mid', inEar: 'mid' }),
        flame(262, 176, 0.8, 60),
        flame(250, 160, 0.7, 20),
        bridle('accent'),
      ],
      { x: 590, y: 150, flip: true, turn: 13, size: 0.9 },
    ),
    times(7, (i) => flame(70 + i * 78, 850 + (i % 2) * 20, 1 + ((i * 2) % 3) * 0.2)),
    field('ink', '40,830 140,846 240,832 360,850 460,834 560,846', 'mid'),
  ],
};
