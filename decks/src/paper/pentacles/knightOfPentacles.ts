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
  alt: 'A heavy plough horse with a white blaze and blinkers comes straight towards us over a ploughed field; a coin hangs on its breast from a great red collar.',
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
    [92, 508].map((x) => tree({ x, y: 520, size: 0.62 }, 'near')),
    field('mid', '40,590 300,570 560,580'),
    field('accent', '40,650 300,640 560,650', 'accent'),
    flat('ink', times(13, (i) => wedge([-700 + i * 160, 920], [330 + (i - 6) * 22, 652], 12)).join('')),
    flat('sky', times(13, (i) => wedge([-640 + i * 160, 920], [341 + (i - 6) * 22, 656], 5)).join('')),
    ploughHorse,
    flat('light', circlePath(300, 766, 82)),
    pentacle(300, 766, 0.82, 8),
  ],
};
