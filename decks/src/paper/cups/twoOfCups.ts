import { flat, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { coilBefore, seahorse } from './seahorse.ts';

const RED = { skin: 'accent', edge: 'light', ring: 'light', shade: 'ink' } as const;
const PALE = { skin: 'light', edge: 'ink', ring: 'accent', shade: 'ink' } as const;
const CROWN = 'M168 176L150 136L178 152L192 118L208 150L232 134L224 178Q194 160 168 176Z';
/** A heart between their brows, its point at 202. */
const HEART =
  'M300 202C282 186 272 174 273 160C275 144 294 142 300 158C306 142 325 144 327 160C328 174 318 186 300 202Z';
const OTHER_SIDE = { x: 600, flip: true };

export const twoOfCups: Scene = {
  alt: 'A red and a pale seahorse with golden crowns meet nose to nose with shut eyes under a heart, in a burst of light; below they cross their tails, and each winds its tail round the stem of the other’s golden cup.',
  draw: () => [
    plainSky('near'),
    beams(300, 236, 10, 600, 24, 'mid', 32),
    beams(300, 236, 10, 330, 24, 'far', 18),
    flat('far', circlePath(300, 236, 22)),
    mirrored([stroke('ink', '70,840 96,680 50,540 64,480', [34, 30, 28, 4])]),
    field('ink', '40,812 180,784 300,796 420,784 560,812', 'mid'),
    put(seahorse(PALE, CROWN), OTHER_SIDE),
    seahorse(RED, CROWN),
    cup(410, 714, 0.98),
    cup(190, 714, 0.98),
    put(coilBefore(PALE), OTHER_SIDE),
    coilBefore(RED),
    cut('accent', HEART, 5),
    gouge('286,168 284,158 291,153', 5),
    flat('ink', 'M60 872C90 846 510 846 540 872Z'),
  ],
};
