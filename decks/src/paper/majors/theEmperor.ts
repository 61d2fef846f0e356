import { flat, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { lenses } from '../lino/marks.ts';
import { mountains } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { perchedBird } from './birds.ts';
import { ramCrown, ramFleece, ramHead } from './facingRam.ts';
import { scrolledThrone } from './scrolledThrone.ts';

/** Clouds of the evening. */
const STREAKS = '380,106 600,96 0,74 200,84 0,128 120,120 120,276 210,270 396,300 490,292 190,480 290,472';

const RAM = { x: 24, y: 42, size: 0.92 };

export const theEmperor: Scene = {
  alt: 'A great white ram with a gold crown looks straight at us, its hooves laid on the scrolled arms of a stone throne, before dark mountains and a red evening sky; its ringed horns curl like wheels, and a small black bird sits beside a hoof.',
  draw: () => [
    plainSky('accent'),
    flat('glow', lenses(STREAKS, 20).join('')),
    mountains(900, '60,210,500 560,160,420', 'near'),
    put(ramFleece, RAM),
    scrolledThrone,
    put([ramHead, ramCrown], RAM),
    perchedBird({ x: 484, y: 674, size: 0.48, flip: true }, { role: 'ink', breast: 'glow' }),
  ],
};
