import { put } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { boundBear } from './boundBear.ts';
import { stuck } from './stuck.ts';

/** A pair of swords that stand in the ground, at the same distance to the left and to the right. */
const pair = (reach: number, foot: number, size: number, lean: number, clod: PaperInk) =>
  [-1, 1].map((side) => stuck(300 + side * reach, foot, size, side * lean, clod, true));

export const eightOfSwords: Scene = {
  alt: 'A bear sits with its back to us in the rain, a red blindfold knotted behind its head; eight swords stand round it in the ground, with a way out between the two nearest.',
  draw: () => [
    chatterSky('sky', -80, { marks: 'far', foot: 480, gap: 44 }),
    field('far', '40,430 200,400 400,410 560,390', 'mid'),
    field('mid', '40,580 200,560 400,566 560,550', 'far'),
    [pair(218, 560, 1.5, 1, 'far'), pair(160, 620, 1.72, 3, 'mid')],
    field('near', '40,740 200,720 400,726 560,736', 'mid'),
    pair(222, 752, 2, 1, 'near'),
    put(boundBear, { x: 66, y: 172, size: 0.78 }),
    pair(134, 850, 2.2, 4, 'near'),
    toTriples('300,866,46 230,850,34 376,852,34').map(([x, y, height]) => tuft(x, y, height)),
  ],
};
