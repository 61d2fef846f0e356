import { flat, put } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { mountains, waves } from '../nature/land.ts';
import { bridle, CREST, horseHead, lock } from '../nature/horseHead.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';

/** Its mane streams back and curls like the crest of a wave. */
const mane = CREST.slice(1).map(([x, y], i) =>
  lock(
    `${x + 34},${y + 6} ${x - 18},${y + 14} ${x - 66},${y + 4 + (i % 2) * 14} ${x - 118 + i * 8},${y + 40 + (i % 2) * 18}`,
    i % 2 ? 'mid' : 'near',
    'light',
    44,
  ),
);

export const knightOfCups: Scene = {
  alt: 'The head and neck of a white horse rise from rough water, its mane streaming back like breakers; before its breast a wave bears a golden cup, and mountains stand behind.',
  draw: () => [
    chatterSky('sky', 12, { marks: 'far' }),
    mountains(
      640,
      toPoints('60,250 440,250 556,330').map(([x, height]) => [x, 160, height] as const),
      'far',
      'light',
    ),
    waves(610, 1, ['mid'], 30),
    put([horseHead({}), mane.toReversed(), lock('246,150 292,170 318,216 300,262', 'mid')], {
      x: 126,
      y: 66,
      size: 0.92,
    }),
    put(bridle('accent'), { x: 126, y: 66, size: 0.92 }),
    waves(700, 1, ['mid'], 44),
    cup(470, 640, 0.96),
    waves(752, 3, ['near', 'ink'], 48),
    flat(
      'light',
      times(9, (i) => circlePath(70 + ((i * 83) % 300), 640 + ((i * 37) % 60), 4 + (i % 3) * 2)).join(''),
    ),
  ],
};
