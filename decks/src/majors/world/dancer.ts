import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { bareLeg } from '../../figure/bareLeg.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { disc, star } from '../../primitives/lights.ts';

const look: Look = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'long',
  eyes: 'down',
  mood: 'glad',
  turn: -0.6,
};

const face = { x: 290, y: 322, size: 0.66, turn: -12 };

/** The weight on the toes of one foot, the other leg crossed behind it. */
export const dancer = (): Art => [
  scarfBehind,
  put(hairBehind(look), face),
  bareLeg('skinBrown', { joints: '288,540 226,632 326,662', foot: 20 }, 0.86),
  bareLeg('skinBrown', { joints: '300,540 304,620 300,700', foot: 64 }, 0.92),
  sleevedArm(
    { joints: '266,410 206,352 222,270', holds: rod, turn: -10, flip: false },
    'skinBrown',
    'skinBrown',
    'trim',
    0.86,
  ),
  sleevedArm(
    { joints: '336,414 386,488 432,466', holds: rod, turn: 40, flip: false },
    'skinBrown',
    'skinBrown',
    'trim',
    0.86,
  ),
  limb('linen', '298,440 292,474 300,520', [92, 84, 80]),
  skirt,
  put([head(look), HEADWEAR.roseWreath], face),
  scarfBefore,
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
  limb('wine', '466,346 458,390 430,444 360,486 280,492 208,514 190,566', [5, 18, 24, 24, 22, 22, 26]),
  graven('458,362 448,404 412,454', 3),
];

/** It comes round her hip and across the skirt, and its end flies out below. */
const scarfBefore: Art = [
  limb('wine', '191,552 196,580 236,596 300,594 366,606 408,648 400,716', [25, 26, 27, 25, 25, 20, 4]),
  graven('196,572 224,594 300,596', 3),
  graven('330,598 384,624 402,690', 3),
];

const rod: Art = [
  fill('light', 'M-6 60V-60H6V60Z', { width: 1.8 }),
  [-66, 66].map((y) => disc('metal', 0, y, 10, 1.6)),
];
