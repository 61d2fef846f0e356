import { flat, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed, stroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { seahorse, tailBefore, tailBehind } from './seahorse.ts';

const PLACE = { x: 162, y: 448, size: 1.18 };

export const twoOfCups: Scene = {
  alt: 'Two red seahorses with golden crowns face each other under water, nose to nose, and each curls its tail round the stem of a cup on the sea floor; three bubbles rise over them and seaweed stands on both sides.',
  draw: () => [
    chatterSky('near', outward(300, 40), { marks: 'mid', foot: 760, gap: 50 }),
    beams(300, 60, 60, 560, 30, 'mid', 24),
    beams(300, 60, 60, 330, 30, 'far', 12),
    mirrored([
      stroke('ink', '70,840 96,680 50,540 88,400 60,280', [34, 30, 28, 22, 4]),
      stroke('ink', '128,850 116,740 142,640 122,570', [26, 22, 18, 4]),
    ]),
    field('ink', '40,772 180,744 300,756 420,744 560,772', 'mid'),
    mirrored(put(tailBehind, PLACE)),
    cup(222, 660, 1.1),
    cup(378, 660, 1.1),
    mirrored([put([seahorse, tailBefore], PLACE), keyed('light', circlePath(268, 156, 13), 4)]),
    keyed('light', circlePath(300, 120, 18), 4),
    flat('ink', 'M60 872C90 846 510 846 540 872Z'),
  ],
};
