import { flat, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { goat } from './goat.ts';
import { openChain } from './openChain.ts';

export const theDevil: Scene = {
  alt: 'A shaggy horned goat with slit eyes and a long beard rises behind a black block in the dark, a flame between its horns; on the front of the block a chain runs from a gold ring to two collars that are open.',
  draw: () => [
    chatterSky('ink', outward(300, 240), { marks: 'accent', foot: 860, gap: 44 }),
    beams(300, 220, 100, 260, 20, 'accent', 12),
    put(
      [
        cut('accent', 'M300 120C350 190 356 240 330 280C320 296 280 296 270 280C244 240 262 200 300 120Z', 5),
        flat('glow', 'M302 180C326 220 326 250 312 272C306 280 292 280 288 272C276 246 288 220 302 180Z'),
      ],
      { y: 66 },
    ),
    put(goat, { x: -78, y: -22, size: 1.26 }),
    cut('near', 'M80 724H520L556 764H44Z', 6),
    cut('ink', 'M44 764H556V900H44Z', 6),
    put(openChain, { y: 12 }),
  ],
};
