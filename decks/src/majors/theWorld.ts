import { angel, bull, eagle, lion } from '../creatures/livingCreatures.ts';
import { type Art, fill, flat, line, mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { bareLeg } from '../figure/bareLeg.ts';
import { hairBehind, head } from '../figure/head.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import type { Look } from '../figure/look.ts';
import { fullCloud } from '../primitives/land.ts';
import { disc, star } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theWorld: Scene = {
  alt: 'A dancer on one foot, a wand in each hand and a scarf sweeping round the body in one curve, turns inside a great wreath; an angel, an eagle, a bull and a lion look on from clouds in the corners.',
  draw: (chance) => [
    sky(chance, { stars: 60, floor: 860 }),
    flat('dusk', 'M132 490A168 264 0 1 0 468 490A168 264 0 1 0 132 490Z', 0.7),
    rays(300, 460, 60, 300, 30, 0.5),
    wreath(300, 490, 172, 274, 46, 46),
    ribbon(216),
    ribbon(770),
    put(dancer(), { y: -4 }),
    corner(angel({ size: 0.86 }), 116, 304),
    corner(eagle({ size: 0.86, flip: true }), 486, 304),
    corner(bull({ size: 0.94 }), 138, 838),
    corner(lion({ size: 0.92, flip: true }), 456, 838),
  ],
};

/** A bow with two loops and two ends, tied round the wreath. */
const ribbon = (y: number): Art =>
  put(
    [
      mirrored(
        [
          fill('redDark', 'M4 4C16 14 26 26 30 44L42 34L54 38C46 20 28 4 8 -2Z', { width: 1.8 }),
          fill('red', 'M0 0C14 -26 44 -34 58 -22C66 -10 60 12 46 16C30 18 12 8 0 0Z', { width: 2 }),
          graven('8,-2 30,-12 48,-10', 3),
        ],
        0,
      ),
      disc('red', 0, 0, 11, 2),
    ],
    { x: 300, y, size: 0.86 },
  );

const corner = (creature: Art, x: number, y: number): Art => [
  fullCloud(x, y + 14, 0.76, 'dusk'),
  put(creature, { x, y }),
];

const look: Look = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'long',
  eyes: 'down',
  mood: 'glad',
  turn: -0.6,
};

const face = { x: 296, y: 330, size: 0.56, turn: -6 };

/** The weight on the toes of one foot, the other leg crossed behind it. */
const dancer = (): Art => [
  scarfBehind,
  put(hairBehind(look), face),
  bareLeg('skinBrown', { joints: '292,540 214,604 306,648', foot: 30 }, 0.86),
  bareLeg('skinBrown', { joints: '300,540 304,620 300,700', foot: 64 }, 0.92),
  limb('linen', '300,440 300,470 298,520', [92, 86, 78]),
  skirt,
  put([head(look), HEADWEAR.roseWreath], face),
  scarfBefore,
  sleevedArm(
    { joints: '262,414 194,466 180,382', holds: rod, turn: -6, flip: false },
    'skinBrown',
    'skinBrown',
    'trim',
    0.86,
  ),
  sleevedArm(
    { joints: '338,414 406,466 420,382', holds: rod, turn: 6, flip: true },
    'skinBrown',
    'skinBrown',
    'trim',
    0.86,
  ),
  fill('metal', 'M268 392C282 406 318 406 332 392L340 404C322 424 278 424 260 404Z', { width: 1.8 }),
];

const skirt: Art = [
  fill(
    'linen',
    'M260 500C246 540 226 570 222 598C244 610 262 596 280 606C300 620 324 604 346 614C372 622 396 600 424 606C406 576 362 546 338 500Z',
  ),
  graven('276,524 254,560 244,598', 4),
  graven('294,526 288,566 290,604', 4),
  graven('312,526 326,566 344,608', 4),
  graven('326,522 356,562 396,602', 4),
  line('M225 590C246 602 262 588 281 598C300 612 324 596 346 606C372 614 394 594 418 598', 5, 'metal'),
  line('M261 510Q300 524 338 510', 10, 'metal'),
  star(298, 516, 12, 'light', 6, 0.5),
];

const scarfBehind: Art = [
  limb('wine', '436,300 452,372 430,444 360,486 280,492 208,514 190,566', [6, 30, 40, 40, 38, 40, 44]),
  graven('446,340 446,400 408,458', 5),
  graven('430,390 410,440 370,468', 4),
];

/** It comes round her hip and across the skirt, and its end flies out below. */
const scarfBefore: Art = [
  limb('wine', '198,532 190,572 228,612 300,622 372,640 404,690 386,744', [42, 44, 46, 42, 42, 34, 5]),
  graven('196,560 220,602 290,614', 5),
  graven('206,582 250,622 330,634', 4),
  graven('320,622 386,660 394,720', 5),
];

const rod: Art = [
  fill('light', 'M-6 60V-60H6V60Z', { width: 1.8 }),
  [-66, 66].map((y) => disc('metal', 0, y, 10, 1.6)),
];
