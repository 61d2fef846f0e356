import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { hatch, lenses, wedge } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { garland } from './garland.ts';
import { house } from './house.ts';
import { BOWING, CLATTERING, stork } from './stork.ts';

const NEST = outline(
  '76,512! 120,532 200,546 300,550 400,546 480,532 524,512! 520,570 480,626 400,656 300,664 200,656 120,626 80,570!',
);
/** Twigs that stand out of the nest. */
const TWIGS =
  '96,530 50,506 92,560 56,552 104,592 66,600 128,622 92,642 504,530 550,506 508,560 544,552 496,592 534,600 472,622 508,642';
const PATH = outline('284,806! 316,806! 326,834 366,900! 234,900! 274,834!');

/** A wand that bears the nest, with leaves at its sides. */
const post = (x: number, top: number): Art => [
  stick([x, 900], [top, 640], 38),
  leaf(x - 8, 770, 206, 48),
  leaf(x + 8, x < 150 ? 800 : 740, -26, 44),
];

export const fourOfWands: Scene = {
  alt: 'Four wands bear a nest hung with a great garland of leaves, fruit and flowers; in it two white storks greet each other before the great red sun, one with its head thrown back, one bowing; a path leads below to a small house.',
  draw: () => [
    plainSky('near'),
    flat(
      'mid',
      times(18, (i) =>
        wedge(polar(300, 340, 262, i * 20 + 10), polar(300, 340, i % 2 ? 400 : 500, i * 20 + 10), 24),
      ).join(''),
    ),
    cut('mid', circlePath(300, 340, 238), 7),
    field('far', '40,770 160,734 300,716 440,734 560,770', 'mid'),
    cut('sky', PATH),
    house({ x: 300, y: 812, size: 0.5 }),
    [post(100, 96), post(208, 206)].map((one) => mirrored(one)),
    stork({ x: 32, y: 64, size: 0.9 }, CLATTERING),
    stork({ x: 572, y: 64, size: 0.9, flip: true }, BOWING),
    flat('ink', lenses(TWIGS, 11).join('')),
    cut('ink', NEST, 6),
    hatch(NEST, { role: 'far', angle: 6, gap: 20, width: 5, side: 'all' }),
    garland([104, 612], [496, 612], 50, 9),
  ],
};
