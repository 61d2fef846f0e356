import { flat } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { ticks, wedge } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pentacle } from '../objects.ts';
import { ploughHorse } from './ploughHorse.ts';

export const knightOfPentacles: Scene = {
  alt: 'A heavy plough horse with white feathered hooves lifts a forefoot and walks slowly over a ploughed field; a coin hangs on the breast from its red collar, and a tree stands behind it.',
  draw: () => [
    plainSky('sky'),
    ticks('M44 44H556V520H44Z', {
      role: 'far',
      flow: -6,
      gap: 46,
      length: 56,
      width: 7,
      tone: (_, y) => 1 - y / 800,
    }),
    field('far', '40,520 200,470 400,520 560,470', 'mid'),
    tree({ x: 90, y: 520, size: 0.62 }, 'near'),
    field('mid', '40,590 300,570 560,580'),
    field('accent', '40,650 300,640 560,650', 'accent'),
    flat('ink', times(13, (i) => wedge([-700 + i * 160, 920], [330 + (i - 6) * 22, 652], 12)).join('')),
    flat('sky', times(13, (i) => wedge([-640 + i * 160, 920], [341 + (i - 6) * 22, 656], 5)).join('')),
    flat('ink', 'M90 796C170 772 400 776 470 800C400 824 160 820 90 796Z'),
    ploughHorse({ x: 46, y: 80, size: 0.9 }),
    flat('light', circlePath(432, 574, 58)),
    pentacle(432, 574, 0.56, 8),
  ],
};
