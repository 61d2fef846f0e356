import { flat, mirrored } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { chariot } from './chariot.ts';
import { frontHorse } from './frontHorse.ts';

export const theChariot: Scene = {
  alt: 'A white and a black horse step towards us in harness before a red chariot with two wheels and a canopy full of stars; a walled town lies behind.',
  draw: () => [
    chatterSky('far', outward(300, 480), { marks: 'sky', gap: 50 }),
    cut('mid', 'M40 560V430H76V400H100V430H124V400H150V450H450V400H476V430H500V400H524V430H560V560Z'),
    field('glow', '40,560 300,540 560,560', 'ink'),
    field('mid', '40,730 300,700 560,730'),
    chariot,
    flat('ink', lens([90, 850], [510, 850], 40)),
    [stroke('ink', '300,600 300,812', [22, 24]), stroke('glow', '300,600 300,806', [12, 14])],
    frontHorse(
      { x: 160, y: 440, size: 1.12 },
      { role: 'light', far: 'far', marks: 'ink', turn: 6, outer: -1 },
    ),
    frontHorse(
      { x: 440, y: 440, size: 1.12 },
      { role: 'ink', far: 'near', marks: 'light', turn: 6, outer: 1 },
    ),
    mirrored([
      stroke('ink', '196,562 232,470 262,392', [9, 10, 9]),
      stroke('accent', '196,562 232,470 262,392', [5, 6, 5]),
    ]),
    [stroke('ink', '236,690 300,716 364,690', [9, 11, 9]), keyed('glow', circlePath(300, 716, 17), 5)],
  ],
};
