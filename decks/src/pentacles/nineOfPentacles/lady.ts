import { hoodedFalcon } from '../../creatures/falcon.ts';
import { eachOf, fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { closedOver } from '../../figure/holds.ts';
import { posed } from '../../figure/posed.ts';
import { disc } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

/** A falconer's glove, its cuff to the lower left and the fist closed below the bird. */
const glove: Art = [
  fill('woodDark', 'M328 500L352 552L386 534L376 486Z', { width: 2 }),
  line('M332 508L354 552', 6, 'trim'),
  fill('wood', 'M366 494C380 480 408 478 420 490C428 504 424 524 410 530C394 538 376 536 368 526Z', {
    width: 2,
  }),
  line('M384 504Q404 498 420 502M382 516Q404 510 419 514', 1.8),
  fill('wood', 'M366 500C374 486 392 484 402 490C404 498 394 500 384 502Z', { width: 1.8 }),
];

/** She looks at the falcon on her gloved fist and gathers her train with the other hand. */
export const lady: Art = [
  sleevedArm({ joints: '290,456 338,544 396,514', hand: 'hidden' }, 'wine', 'skinBrown', 'trim', 1.14),
  posed({
    place: { x: 262, y: 848, size: 1.14 },
    side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'proud' },
    behindHead: [disc('hairBlack', -84, -18, 30), line('M-84 -44Q-100 -20 -84 6', 2, 'detail', 0.5)],
    hat: put(HATS.leafBand, { x: -12, turn: -10 }),
    headAt: [6, -436],
    spine: '0,-366 -4,-306 0,-240',
    girth: [72, 98, 72],
    cloth: 'straw',
    trim: 'wine',
    hem: [
      [-106, -8],
      [86, -10],
    ],
  }),
  sleevedArm({ joints: '248,452 196,560 282,622', hand: 'hidden' }, 'wine', 'skinBrown', 'trim', 1.1),
  closedOver('skinBrown', { x: 286, y: 628, turn: 30, size: 0.98 }),
  eachOf('208,690 262,716 316,690 186,766 238,790 296,790 340,770', (x, y) =>
    flower(x, y, 11, 5, 'red', 'redDark'),
  ),
  graven('268,642 262,700 232,800', 6),
  graven('280,640 300,720 310,820', 5),
  hoodedFalcon({ x: 394, y: 490, size: 0.78 }),
  glove,
];
