import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { dots } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { anglerfish } from './anglerfish.ts';
import { lantern } from './lantern.ts';

export const theHermit: Scene = {
  alt: 'An old anglerfish with a beard of barbels and a heavy eyelid swims alone in the deep dark sea; a lantern with a star in it hangs from the rod on its brow and sends out rays.',
  draw: () => [
    chatterSky('ink', around(178, 290), { marks: 'near', foot: 860, gap: 60 }),
    beams(178, 266, 150, 420, 36, 'mid', 14),
    dots('far', '84,520,8 70,600,5 92,668,4 500,280,7 520,220,4 478,330,4'),
    put([anglerfish, lantern({ x: 178, y: 272, size: 0.86 })], { y: -22 }),
  ],
};
