import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
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

/** The scarf runs behind her back from arm to arm. */
const scarfBehind: Art = [
  fill('wineDark', 'M198 350C216 470 320 548 410 494L398 462C340 500 262 456 236 350Z'),
];

/** Its two ends hang over her arms and fly as she turns, each a flat cloth with folds and a forked end. */
const scarfBefore: Art = [
  fill(
    'red',
    'M200 360C212 354 238 372 242 390C238 430 198 452 196 494C196 534 226 556 200 616L180 588L146 598C168 552 146 532 146 492C146 440 192 420 200 360Z',
  ),
  flat(
    'ink',
    'M224 366C234 372 240 380 242 390C238 430 198 452 196 494C196 534 226 556 200 616L190 602C204 556 176 534 176 492C176 446 220 420 224 366Z',
    0.3,
  ),
  graven('212,366 200,424 160,470 160,520', 5),
  graven('230,384 214,430 182,478 184,540 188,590', 5),
  fill(
    'red',
    'M386 488C392 470 418 458 432 464C438 500 472 520 470 566C468 606 434 622 452 676L424 658L394 682C384 624 418 604 418 570C418 536 388 526 386 488Z',
  ),
  flat(
    'ink',
    'M386 488C388 482 392 476 400 472C404 514 440 530 440 568C440 608 404 624 408 670L394 682C384 624 418 604 418 570C418 536 388 526 386 488Z',
    0.3,
  ),
  graven('402,482 414,518 440,548 434,590 414,640', 5),
  graven('420,474 434,514 458,550 452,590 436,630', 5),
];

const rod: Art = [
  fill('light', 'M-6 60V-60H6V60Z', { width: 1.8 }),
  [-66, 66].map((y) => disc('metal', 0, y, 10, 1.6)),
];
