import { raisedWing } from '../../creatures/raisedWing.ts';
import { type Art, eachOf, fill, flat, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { cloud } from '../../primitives/land.ts';
import { sunDisc } from '../../primitives/lights.ts';

const look: Look = { skin: 'skinOlive', hair: 'hairAuburn', cut: 'curls', eyes: 'down', mood: 'tender' };
const face = { x: 300, y: 170, size: 0.68 };

/** An angel before the sun, to the waist, which clouds hide; it spreads its hands over what is below. */
export const angel: Art = [
  put(sunDisc(0, 0, 70, 24), { x: 300, y: 172 }),
  mirrored(
    raisedWing({
      edge: '322,268 362,176 430,134 494,156',
      turns: [84, 40],
      lengths: [120, 150],
      coverts: 'trim',
    }),
  ),
  put(hairBehind(look), face),
  limb('wine', '300,260 300,288 300,312', [104, 108, 110]),
  graven('286,268 282,294 276,324', 4),
  graven('314,268 318,294 324,324', 4),
  eachOf('206,346,0.66 394,348,0.66 300,350,0.94', (x, y, k) => cloud(x, y, k, 'light')),
  mirrored([
    sleevedArm(
      { joints: '340,254 410,322 452,246', hand: 'open', turn: -54, drape: 40 },
      'wine',
      'skinOlive',
      'trim',
      1.05,
    ),
    // The round end of the sleeve would show as a ball on the breast.
    flat('wine', circlePath(330, 256, 19)),
  ]),
  put([head(look), frontModelling(look)], face),
  fill('trim', 'M274 226C286 248 314 248 326 226L338 232C324 264 276 264 262 230Z', { width: 1.8 }),
];
