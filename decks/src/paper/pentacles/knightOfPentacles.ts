import { flat } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { ticks, wedge } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pentacle } from '../objects.ts';
import { ploughHooves } from './ploughHooves.ts';

export const knightOfPentacles: Scene = {
  alt: 'A black plough horse in a red collar comes slowly towards us along a furrow, its head with a white blaze lowered; one hoof with long white hair is lifted over a coin in the turned earth.',
  draw: () => [
    plainSky('sky'),
    ticks('M44 300H556V520H44Z', { role: 'far', flow: -6, gap: 46, length: 56, width: 7 }),
    field('far', '40,500 200,470 400,500 560,470', 'mid'),
    [80, 536].map((x) => tree({ x, y: 506, size: 0.5 }, 'near')),
    field('mid', '40,570 300,550 560,560'),
    field('accent', '40,640 300,630 560,640', 'accent'),
    flat('ink', times(13, (i) => wedge([-700 + i * 160, 920], [330 + (i - 6) * 22, 642], 12)).join('')),
    flat('sky', times(13, (i) => wedge([-640 + i * 160, 920], [341 + (i - 6) * 22, 646], 5)).join('')),
    flat('ink', 'M60 822Q156 796 260 822Q156 848 60 822ZM310 854Q404 806 500 854Q404 890 310 854Z'),
    pentacle(404, 782, 0.84, 8),
    ploughHooves,
  ],
};
