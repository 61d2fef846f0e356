import { flat, put } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { goatForelegs, goatHead, goatShoulders } from './goat.ts';
import { openChain } from './openChain.ts';

const LID = 'M92 620H508L552 662H48Z';
const FRONT = boxPath(40, 666, 520, 224);

export const theDevil: Scene = {
  alt: 'A horned goat with slit eyes looks straight at us in the dark, a flame between its horns, its beard over a stone block that the flame lights red; on the front of the block a chain hangs from a gold ring with two round collars, both open.',
  draw: () => [
    chatterSky('ink', outward(300, 230), { marks: 'accent', foot: 660, gap: 50 }),
    beams(300, 200, 100, 300, 20, 'accent', 12),
    put(
      [
        cut('accent', 'M300 120C350 190 356 240 330 280C320 296 280 296 270 280C244 240 262 200 300 120Z', 5),
        flat('glow', 'M302 180C326 220 326 250 312 272C306 280 292 280 288 272C276 246 288 220 302 180Z'),
      ],
      { y: -26 },
    ),
    goatShoulders,
    // The block, whose top is lit by the flame, and the bright edge.
    cut('accent', 'M88 618H512L560 664H40Z', 6),
    hatch(LID, { role: 'ink', angle: 0, gap: 9, width: 4, side: 'both', reach: 0.2 }),
    cut('near', FRONT, 6),
    hatch(FRONT, { role: 'ink', angle: 0, gap: 20, width: 6, side: 'both', reach: 0.1 }),
    gouge('44,668 300,664 556,668', 8, 'glow'),
    goatForelegs,
    goatHead,
    put(openChain, { y: -14 }),
  ],
};
