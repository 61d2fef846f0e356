import { eachOf, flat, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { sampleSpline } from '../../drawing/swell.ts';
import { cutStroke, gouge, stroke } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { tortoise } from './tortoise.ts';

const VINE = toPoints('536,890 520,740 540,580 524,400 462,250 350,160 220,140 118,190 84,296');
const THICK = [34, 29, 25, 22, 19, 16, 13, 10, 7];
const STEM = sampleSpline(VINE, THICK);

/** Each fruit by where its stalk leaves the vine, its place and its size: the ripest hang lowest. */
const FRUIT =
  '48,108,404,0.62 40,172,276,0.46 36,222,428,0.64 33,288,256,0.46 29,334,384,0.6 26,396,274,0.44 21,444,392,0.5';

/** A coin on a stalk that bends under it, in the leaves of its calyx. */
const fruit = (i: number, x: number, y: number, size: number): Art => {
  const [sx, sy] = STEM[i] ?? [0, 0];
  const top = y - 84 * size;
  return [
    stroke('ink', `${sx},${sy} ${sx * 0.4 + x * 0.6},${sy * 0.6 + top * 0.4} ${x},${top}`, [9, 7, 8]),
    pentacle(x, y, size, ((x * 13) % 20) - 8),
    [150, 30].map((turn) => leaf(x, top - 4, turn, size < 0.55 ? 58 : 36, size < 0.55 ? 'mid' : 'near')),
  ];
};

export const sevenOfPentacles: Scene = {
  alt: 'A tortoise with a high round shell stands on four broad feet, stretches its neck and looks back, in no haste, at a vine that bends over it under seven coins, small in green leaves above, large and ripe below.',
  draw: () => [
    chatterSky('sky', outward(216, 600), { marks: 'far', gap: 110 }),
    field('far', '40,600 200,560 400,590 560,540', 'mid', 4, 90),
    field('mid', '40,690 300,650 560,680'),
    cutStroke(
      'ink',
      VINE,
      THICK,
      THICK.map((width) => width + 11),
    ),
    gouge('526,800 512,720 532,580 516,410 456,256 350,166', 7, 'far'),
    eachOf('17,-20 22,-30 25,-60 30,-80 34,-100 38,-120 43,-176 46,160 13,160', (i = 0, turn = 0) => {
      const [x, y] = STEM[i] ?? [0, 0];
      return leaf(x, y, turn, 72, 'near');
    }),
    eachOf(FRUIT, (i = 0, x = 0, y = 0, size = 0) => fruit(i, x, y, size)),
    field('near', '40,806 200,790 400,800 560,784', 'far', 4, 90),
    flat('ink', lens([40, 852], [500, 856], 34)),
    tortoise({ x: 24, y: 36, size: 0.93 }),
  ],
};
