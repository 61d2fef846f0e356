import { eachOf, flat, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { keyed } from '../lino/cut.ts';
import { hatch, lenses } from '../lino/marks.ts';
import { perchedBird } from './birds.ts';
import { mountains } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { facingRam } from './facingRam.ts';

/** A stone of the battlement, lit from the left. */
function stone(x: number, y: number, width: number, height: number, role: PaperInk = 'mid'): Art {
  const d = boxPath(x, y, width, height);
  return [
    keyed(role, d, 6),
    hatch(d, { role: 'ink', angle: 90, gap: 15, width: 5, side: 'end', reach: 0.3 }),
  ];
}

/** Clouds of the evening. */
const STREAKS = '380,106 600,96 0,74 200,84 0,128 120,120 120,276 210,270 396,300 490,292 190,480 290,472';

export const theEmperor: Scene = {
  alt: 'A great white ram looks straight at us over a battlement before dark mountains and a red evening sky; its ringed yellow horns curl at both sides of its head like wheels, and a small red bird sits on the wall.',
  draw: () => [
    plainSky('accent'),
    flat('glow', lenses(STREAKS, 20).join('')),
    mountains(900, '60,200,500 540,200,540', 'near'),
    facingRam,
    perchedBird({ x: 488, y: 704, size: 0.56, flip: true }, { role: 'accent', breast: 'light' }),
    eachOf('8 108 208 308 408 508', (x = 0) => stone(x, 746, 84, 66)),
    eachOf('-42 78 198 318 438', (x = 0, i) => stone(x, 806, 114, 44, i === 2 ? 'accent' : 'mid')),
    eachOf('8 128 248 368 488', (x = 0) => stone(x, 856, 114, 44)),
  ],
};
