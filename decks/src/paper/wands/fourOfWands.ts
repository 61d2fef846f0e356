import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { outline } from '../nature/body.ts';
import { garland } from './garland.ts';
import { house } from './house.ts';
import { dancingHare, EARS_UP, PLANTED } from './dancingHare.ts';

/** The path, and where it goes on up to the house. */
const PATH = outline('286,704! 316,704! 322,730 350,780 420,900! 180,900! 250,780 280,730');
const TRACK = outline('263,500! 277,500! 296,540 292,590 304,640 322,730! 280,730! 268,650 266,590 272,540!');

/** Ribbons that blow from the knots of the garland. */
const RIBBONS = ['86,300 58,354 96,412 62,468 88,520', '514,300 544,346 508,398 540,444 522,486'];

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
  alt: 'Four wands stand as a gate with a great garland and loose ribbons; under it a dark and a pale hare dance on their hind legs and touch forepaws, and behind them a path leads up a hill to a house before the rising sun.',
  draw: () => [
    plainSky('sky'),
    flat('glow', circlePath(300, 530, 190)),
    flat(
      'glow',
      times(5, (i) =>
        wedge(polar(300, 530, 204, i * 15 - 120), polar(300, 530, i % 2 ? 370 : 410, i * 15 - 120), 22),
      ).join(''),
    ),
    field('far', '40,660 140,600 200,520 270,491 350,520 450,600 560,660', 'mid'),
    cut('sky', TRACK, 4),
    house({ x: 270, y: 500, size: 0.46 }),
    field('near', '40,730 200,706 300,700 400,706 560,730', 'mid', 4, 60),
    cut('sky', PATH),
    mirrored([stick([142, 800], [152, 150], 28), rooted(142, 796, 40)]),
    flat('ink', lens([120, 846], [320, 846], 16) + lens([330, 846], [480, 846], 16)),
    dancingHare({ x: 298, y: 512, size: 0.83 }, PLANTED, 'near', 'far', 'light'),
    dancingHare({ x: 302, y: 512, size: 0.83, flip: true }, EARS_UP, 'light', 'mid', 'ink'),
    mirrored([stick([76, 880], [82, 120], 34), rooted(76, 866, 54)]),
    RIBBONS.map((ribbon) => cutStroke('accent', ribbon, [9, 17, 10, 16, 4], [19, 27, 20, 26, 12])),
    // The top leaf of each wand.
    mirrored([leaf(152, 156, -90, 56), leaf(82, 126, -90, 62)]),
    put(garland([74, 200], [426, 200], 76, 9), { size: 1.2 }),
  ],
};
