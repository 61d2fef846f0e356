import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { crescent, disc, star } from '../../primitives/lights.ts';

const look: Look = {
  shape: 'square',
  skin: 'skinOlive',
  hair: 'hairFair',
  cut: 'curls',
  eyes: 'open',
  mood: 'proud',
  turn: 0.5,
  gaze: [0.9, -0.1],
};

const face = { x: 300, y: 366, size: 0.64 };

/** To the hips, which the car hides. */
export const charioteer = (): Art => [
  fill('wine', 'M256 424C210 440 196 540 184 640H416C404 540 390 440 344 424Z'),
  graven('226,470 210,550 202,630', 5),
  graven('374,470 390,550 398,630', 5),
  put(hairBehind(look), face),
  limb('cloth', '300,462 300,520 300,620', [110, 112, 116]),
  breastplate,
  put([head(look), frontModelling(look), HEADWEAR.spireCrown], face),
  sleevedArm(
    { joints: '352,454 378,540 402,476', holds: put(staff, { y: -14 }), turn: -26, flip: false },
    'cloth',
    'skinOlive',
    'steel',
    1.04,
  ),
];

/** Painted over both arms. */
export const pauldrons: Art = mirrored([
  fill('steel', 'M326 430C356 424 382 440 384 472C366 482 344 476 332 462Z'),
  put(crescent(0, 0, 13, 90, 'glow', 1.6), { x: 358, y: 454 }),
]);

const breastplate: Art = [
  fill(
    'steel',
    'M262 434C280 448 320 448 338 434C356 440 362 460 358 490C354 530 352 552 350 566Q300 590 250 566C248 552 246 530 242 490C238 460 244 440 262 434Z',
  ),
  flat(
    'steelDark',
    'M306 446C320 446 330 442 338 434C356 440 362 460 358 490C354 530 352 552 350 566Q326 578 304 578Z',
    0.55,
  ),
  graven('300,452 302,510 300,574', 3, 'ink', 0.5),
  graven('252,512 276,526 298,518', 3, 'ink', 0.4),
  graven('348,512 324,526 302,518', 3, 'ink', 0.4),
  fill('metal', 'M300 470L312 490L300 510L288 490Z', { width: 1.8 }),
  line('M250 564Q300 588 350 564', 10, 'metal'),
  times(6, (i) =>
    fill('wineDark', `M${252 + i * 17} 578L${266 + i * 17} 580L${268 + i * 17} 626H${248 + i * 17}Z`, {
      width: 1.6,
    }),
  ),
];

const staff: Art = [
  fill('metal', 'M-6 150V-150H6V150Z', { width: 1.8 }),
  star(0, -166, 26, 'glow', 8, 0.46),
  disc('metal', 0, -140, 9, 1.6),
];
