import { flat, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { goat } from './goat.ts';
import { openChain } from './openChain.ts';

export const theDevil: Scene = {
  alt: 'A shaggy horned goat stands with both forelegs on a black block in the dark, a flame between its horns; before it a chain runs from a gold ring down to two collars that lie open.',
  draw: () => [
    chatterSky('ink', outward(300, 240), { marks: 'accent', foot: 860, gap: 44 }),
    beams(300, 220, 100, 260, 20, 'accent', 12),
    cut('accent', 'M300 120C350 190 356 240 330 280C320 296 280 296 270 280C244 240 262 200 300 120Z', 5),
    flat('glow', 'M302 180C326 220 326 250 312 272C306 280 292 280 288 272C276 246 288 220 302 180Z'),
    cut('ink', 'M96 790H504L524 900H76Z', 6),
    goat,
    put(openChain, { y: 4 }),
  ],
};
