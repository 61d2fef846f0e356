import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { gripFromBehind } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';

const look: Look = {
  shape: 'long',
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'short',
  eyes: 'down',
  mood: 'tender',
  turn: -0.6,
};

const rod: Art = [
  fill('light', 'M-6 60V-60H6V60Z', { width: 1.8 }),
  [-66, 66].map((y) => disc('metal', 0, y, 10, 1.6)),
];

const EDGE = { edge: 'skinEdge', width: 2 } as const;

/** Hair that flies to the right as she turns. */
const hair: Art = [
  fill(
    'hairBlack',
    'M262 240C276 216 316 214 334 238C352 262 352 290 376 310C396 326 424 322 440 338C424 340 420 350 428 362C402 356 388 372 362 362C338 354 326 330 318 300Z',
  ),
  graven('316,236 336,290 376,330 420,340', 4),
  graven('310,250 326,310 356,350 400,358', 4),
];

/** One leg stands on its toes; the other is bent at the knee and crossed behind it. */
const legs: Art = [
  limb('skinBrown', '284,540 250,596 222,636 266,674 320,704 342,716', [78, 66, 46, 48, 30, 22], 'skinEdge'),
  fill(
    'skinBrown',
    'M330 700C342 698 358 714 374 738C380 748 376 754 368 752C350 746 334 734 322 724Z',
    EDGE,
  ),
  graven('214,634 222,650 238,656', 4, 'skinEdge', 0.6),
  graven('246,672 284,700 318,718', 5, 'skinEdge', 0.4),
  fill(
    'skinBrown',
    'M294 754C292 770 282 784 266 794C258 800 260 810 272 812C290 814 306 810 314 802C322 790 322 772 317 754Z',
    EDGE,
  ),
  limb('skinBrown', '312,540 314,600 310,652 310,690 306,762', [84, 64, 44, 50, 24], 'skinEdge'),
  flat('skinBrown', 'M296 748H317L316 774H295Z'),
  line('M270 799q3 5 2 11M279 800q3 5 2 11M288 800q3 5 2 10M297 799q2 5 1 9', 1.4, 'skinEdge', 0.7),
  graven('308,770 312,784 306,798', 4, 'skinEdge', 0.5),
  graven('296,646 306,658 320,650', 4, 'skinEdge', 0.6),
  graven('322,668 326,700 314,740', 5, 'skinEdge', 0.4),
  line('M292 746Q305 754 319 746M322 690Q334 700 331 720', 6, 'metal'),
];

const torso: Art = [
  fill(
    'skinBrown',
    'M266 344C252 346 246 356 250 372C256 400 262 416 268 438C258 464 250 490 252 530H346C344 494 336 466 326 440C332 416 338 396 346 374C350 358 344 348 330 344L314 336L312 308H284L284 334Z',
    EDGE,
  ),
];

/** The scarf from the raised hand across the hips, and a dress with its end flying to the left. */
const scarf: Art = [
  fill(
    'wineDark',
    'M336 470C372 460 420 470 446 506C470 540 466 590 492 622C462 618 448 626 440 646C416 618 424 576 404 548C390 528 366 520 340 528Z',
  ),
  graven('350,490 410,504 436,560 456,612', 5),
  fill(
    'red',
    'M268 430C262 450 254 476 252 500C246 528 230 546 212 562C182 586 150 600 138 626C128 650 136 674 122 698C142 692 156 694 168 714C178 690 172 672 180 654C198 628 226 616 262 624C300 630 340 620 362 584C372 548 358 496 334 430Z',
  ),
  flat('ink', 'M334 430C358 496 372 548 362 584C340 620 300 630 262 624C320 600 340 530 322 430Z', 0.28),
  fill(
    'red',
    'M248 372C270 392 326 392 348 370C350 394 340 416 334 444C312 452 288 452 266 444C262 420 252 394 248 372Z',
  ),
  graven('262,388 280,416 284,440', 4),
  graven('334,390 320,416 316,440', 4),
  fill('metal', 'M264 436Q300 452 336 436L339 452Q300 470 261 452Z', { width: 1.8 }),
  graven('268,494 282,540 248,590 180,616 146,690', 6),
  graven('300,500 316,550 280,600', 5),
  graven('330,490 346,540 330,590', 5),
];

/** She looks back over her shoulder, one wand high, the other held low. */
export const dancer: Art = [
  hair,
  limb('skinBrown', '336,362 408,398 446,470', [34, 28, 19], 'skinEdge'),
  gripFromBehind('skinBrown', { x: 456, y: 492, turn: 58, size: 0.84 }, put(rod, { turn: 36, size: 0.9 })),
  limb('skinBrown', '270,366 198,318 206,236', [34, 29, 19], 'skinEdge'),
  legs,
  torso,
  put([hairBehind(look), head(look), frontModelling(look), HEADWEAR.roseWreath], {
    x: 296,
    y: 270,
    size: 0.52,
    turn: -10,
  }),
  line('M272 344Q298 360 326 344', 5, 'metal'),
  scarf,
  gripFromBehind('skinBrown', { x: 216, y: 212, turn: -56, size: 0.84 }, put(rod, { turn: -24, size: 0.9 })),
];
