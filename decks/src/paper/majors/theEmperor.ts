import { flat, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { lenses } from '../lino/marks.ts';
import { mountains } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { battlement } from './battlement.ts';
import { perchedBird } from './birds.ts';
import { facingRam, ramCrown } from './facingRam.ts';

/** Clouds of the evening. */
const STREAKS = '380,106 600,96 0,74 200,84 0,128 120,120 120,276 210,270 396,300 490,292 190,480 290,472';

export const theEmperor: Scene = {
  alt: 'A great white ram with a gold crown looks straight at us, its hooves set on a battlement, before dark mountains and a red evening sky; its ringed yellow horns curl like wheels, and a small black bird sits on the wall.',
  draw: () => [
    plainSky('accent'),
    flat('glow', lenses(STREAKS, 20).join('')),
    mountains(900, '60,210,500 560,160,420', 'near'),
    put([facingRam, ramCrown], { x: 24, y: 42, size: 0.92 }),
    put(battlement, { y: -16 }),
    perchedBird({ x: 500, y: 652, size: 0.56, flip: true }, { role: 'ink', breast: 'glow' }),
  ],
};
