import { flat, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { coilBehind, seahorse } from './seahorse.ts';

const RED = { skin: 'accent', edge: 'light', ring: 'light', shade: 'ink' } as const;
const PALE = { skin: 'light', edge: 'ink', ring: 'accent', shade: 'ink' } as const;
const CROWN = 'M168 176L150 136L178 152L192 118L208 150L232 134L224 178Q194 160 168 176Z';
const OTHER_SIDE = { x: 600, flip: true };

export const twoOfCups: Scene = {
  alt: 'A red and a pale seahorse with golden crowns meet nose to nose under water in a burst of light; below they cross their tails, and each winds its tail round the stem of the other’s golden cup.',
  draw: () => [
    plainSky('near'),
    beams(300, 236, 10, 600, 24, 'mid', 32),
    beams(300, 236, 10, 330, 24, 'far', 18),
    mirrored([stroke('ink', '70,840 96,680 50,540 64,480', [34, 30, 28, 4])]),
    field('ink', '40,812 180,784 300,796 420,784 560,812', 'mid'),
    coilBehind(RED),
    put(coilBehind(PALE), OTHER_SIDE),
    cup(410, 716, 0.96),
    cup(190, 716, 0.96),
    put(seahorse(PALE, CROWN), OTHER_SIDE),
    seahorse(RED, CROWN),
    mirrored(keyed('light', circlePath(268, 156, 13), 4)),
    keyed('light', circlePath(300, 120, 18), 4),
    flat('ink', 'M60 872C90 846 510 846 540 872Z'),
  ],
};
