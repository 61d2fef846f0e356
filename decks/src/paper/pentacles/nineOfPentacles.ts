import { mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, torn } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { peacock } from './peacock.ts';
import { FAN_EYES, peacockFan } from './peacockFan.ts';

/** A bunch of grapes that lies in the corner. */
const bunch: Art = [
  [leaf(126, 776, -150, 76, 'mid'), leaf(130, 776, -60, 70, 'mid')],
  toPoints('74,800 112,790 150,802 92,832 132,836 170,838 66,858 112,866').map(([x, y]) =>
    cut('accent', circlePath(x, y, 22), 4),
  ),
];

export const nineOfPentacles: Scene = {
  alt: 'A peacock faces us with its head turned aside and its tail spread wide behind it; nine coins are the eyes at the rim of the fan, and ripe grapes lie on both sides.',
  draw: () => [
    chatterSky('sky', outward(300, 560), { marks: 'far', foot: 420, gap: 70 }),
    peacockFan,
    FAN_EYES.map(([x, y], i) => pentacle(x, y, 0.55, (i - 4) * 12)),
    torn('ink', '40,800 160,780 440,780 560,800'),
    peacock,
    mirrored(bunch),
  ],
};
