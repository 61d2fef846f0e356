import { flat, put } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { goatHead, goatShoulders } from './goat.ts';
import { openChain } from './openChain.ts';

const FRONT = boxPath(40, 700, 520, 190);

export const theDevil: Scene = {
  alt: 'A horned goat with slit eyes under heavy brows looks straight at us in the dark, a flame between its horns and its beard hanging over a stone block; on the front of the block a chain runs from a gold ring to two collars that are open.',
  draw: () => [
    chatterSky('ink', outward(300, 230), { marks: 'accent', foot: 660, gap: 44 }),
    beams(300, 200, 100, 300, 20, 'accent', 12),
    put(
      [
        cut('accent', 'M300 120C350 190 356 240 330 280C320 296 280 296 270 280C244 240 262 200 300 120Z', 5),
        flat('glow', 'M302 180C326 220 326 250 312 272C306 280 292 280 288 272C276 246 288 220 302 180Z'),
      ],
      { y: -26 },
    ),
    goatShoulders,
    cut('mid', 'M84 650H516L560 700H40Z', 6),
    cut('near', FRONT, 6),
    hatch(FRONT, { role: 'ink', angle: 90, gap: 17, width: 5, side: 'both', reach: 0.16 }),
    goatHead,
    openChain,
  ],
};
