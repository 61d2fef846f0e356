import { flat } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, stroke, torn } from '../lino/cut.ts';
import { outward, wedge } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pentacle } from '../objects.ts';
import { coinSnail, SHELL_MIDDLE } from './coinSnail.ts';

export const knightOfPentacles: Scene = {
  alt: 'A great snail creeps steadily over a ploughed field with a gold coin as the middle of its shell and leaves a pale winding trail behind it.',
  draw: () => [
    chatterSky('sky', outward(264, 452), { marks: 'far', foot: 600, gap: 44 }),
    beams(264, 452, 200, 520, 30, 'far', 18),
    [90, 512].map((x, i) => tree({ x, y: 590 - i * 4, size: 0.56 - i * 0.1 }, 'mid', 'near')),
    field('mid', '40,590 200,570 400,580 560,560', 'far'),
    field('far', '40,660 300,640 560,650', 'mid'),
    torn('ink', '40,750 200,742 400,748 560,740'),
    flat('mid', times(12, (i) => wedge([-560 + i * 156, 930], [250 + (i - 6) * 46, 752], 11)).join('')),
    // Its trail shines on the dark furrows.
    stroke('light', '420,900 300,846 160,834 84,808 70,762', [62, 44, 34, 26, 18]),
    ['400,884 300,852 190,842', '300,836 200,828 130,820', '100,812 80,796 76,776'].map((shine) =>
      gouge(shine, 6, 'far'),
    ),
    coinSnail,
    pentacle(...SHELL_MIDDLE, 0.92, -8),
    [leaf(78, 876, -100, 76, 'mid'), leaf(84, 876, -44, 70, 'mid'), tuft(508, 872, 60, 'mid')],
  ],
};
