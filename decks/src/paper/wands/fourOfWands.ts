import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { outline } from '../nature/body.ts';
import { garland } from './garland.ts';
import { house } from './house.ts';
import { BOWING, CLATTERING, nest, nestingStork } from './nestingStork.ts';

const PATH = outline('270,846! 330,846! 350,870 400,900! 200,900! 250,870');

/** Ribbons that blow from the knots of the garland. */
const RIBBONS = ['86,240 58,294 96,352 62,408 88,460', '514,240 544,286 508,338 540,384 522,426'];

/** Soil that is heaped round the foot of a wand, and grass before it. */
const rooted = (x: number, y: number, height: number): Art => [
  cut(
    'ink',
    outline(
      `${x - 46},${y + 12}! ${x - 20},${y - 10} ${x},${y - 14} ${x + 20},${y - 10} ${x + 46},${y + 12}!`,
    ),
    4,
  ),
  tuft(x - 4, y + 8, height, 'mid', 5),
];

export const fourOfWands: Scene = {
  alt: 'Four wands stand as a gate with a great garland and loose ribbons; under it, before the rising sun, two storks greet each other in their nest on the roof of a house with lit windows, one with its bill thrown up.',
  draw: () => [
    plainSky('sky'),
    flat('glow', circlePath(300, 480, 190)),
    flat(
      'glow',
      times(7, (i) =>
        wedge(polar(300, 480, 204, i * 20 - 150), polar(300, 480, i % 2 ? 370 : 410, i * 20 - 150), 22),
      ).join(''),
    ),
    field('far', '40,690 160,670 300,680 440,670 560,690', 'mid'),
    field('near', '40,800 200,790 300,786 400,790 560,800', 'mid', 4, 60),
    mirrored([stick([142, 800], [152, 120], 28), rooted(142, 796, 40)]),
    cut('sky', PATH),
    house({ x: 300, y: 842, size: 1.62 }),
    nestingStork({ x: 206, y: 524, size: 0.98 }, CLATTERING),
    nestingStork({ x: 398, y: 526, size: 0.98, flip: true }, BOWING),
    nest,
    mirrored([stick([76, 880], [82, 90], 34), rooted(76, 866, 54)]),
    RIBBONS.map((ribbon) => cutStroke('accent', ribbon, [9, 17, 10, 16, 4], [19, 27, 20, 26, 12])),
    put(garland([74, 200], [426, 200], 60, 9), { y: -72, size: 1.2 }),
  ],
};
