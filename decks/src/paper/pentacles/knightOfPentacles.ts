import { flat } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, torn } from '../lino/cut.ts';
import { outward, wedge } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pentacle } from '../objects.ts';
import { coinSnail, SHELL_MIDDLE } from './coinSnail.ts';

export const knightOfPentacles: Scene = {
  alt: 'A great snail creeps steadily over a ploughed field with a gold coin as the middle of its shell and leaves a pale trail behind it.',
  draw: () => [
    chatterSky('sky', outward(264, 452), { marks: 'far', foot: 600, gap: 44 }),
    beams(264, 452, 200, 520, 30, 'far', 18),
    [90, 512].map((x, i) => tree({ x, y: 590 - i * 4, size: 0.56 - i * 0.1 }, 'mid', 'near')),
    field('mid', '40,590 200,570 400,580 560,560', 'far'),
    field('far', '40,660 300,640 560,650', 'mid'),
    torn('ink', '40,750 200,742 400,748 560,740'),
    flat('mid', times(12, (i) => wedge([-560 + i * 156, 930], [250 + (i - 6) * 46, 752], 11)).join('')),
    gouge('30,760 90,752 200,756', 12, 'sky'),
    coinSnail,
    pentacle(...SHELL_MIDDLE, 1.02, -8),
    [leaf(92, 868, -70, 92, 'mid'), leaf(112, 872, -24, 84, 'mid'), tuft(500, 870, 60, 'mid')],
  ],
};
