import { put } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { cut } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { boundBear } from './boundBear.ts';
import { stuck } from './stuck.ts';

/** Swords that stand in the ground: where, how large, and how far each leans. */
const standing = (list: readonly (readonly [number, number, number, number])[], clod: PaperInk) =>
  list.map(([x, foot, size, lean]) => stuck(x, foot, size, lean, clod, true));

export const eightOfSwords: Scene = {
  alt: 'A bear sits with its back to us in the rain, a red blindfold knotted behind its head; eight swords stand round it in the ground, but between it and those on the right a pale path leads out.',
  draw: () => [
    chatterSky('mid', -80, { marks: 'far', foot: 420, gap: 44 }),
    field('far', '40,430 200,400 400,410 560,390', 'light'),
    field('mid', '40,580 200,560 400,566 560,550', 'far'),
    standing(
      [
        [116, 590, 1.6, -2],
        [474, 600, 1.5, 1],
        [184, 560, 1.66, -1],
        [416, 560, 1.66, 1],
      ],
      'mid',
    ),
    stuck(300, 560, 1.86, 0, 'mid', true),
    field('near', '40,740 200,720 400,726 560,736', 'mid'),
    // The way out.
    cut(
      'far',
      outline('478,690! 490,689 502,690! 500,740 516,790 560,830! 560,890! 400,890! 470,836 480,770'),
      5,
    ),
    standing(
      [
        [92, 740, 1.9, -1],
        [514, 724, 1.8, 0],
      ],
      'near',
    ),
    put(boundBear, { x: 26, y: 132, size: 0.86 }),
    stuck(136, 862, 2.1, -3, 'near', true),
    toTriples('270,866,46 200,852,34 346,862,34').map(([x, y, height]) => tuft(x, y, height)),
  ],
};
