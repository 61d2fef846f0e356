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

/** One leg stands on its toes, the other is crossed behind its knee. */
const legs: Art = [
  fill(
    'skinBrown',
    'M262 520C244 570 214 616 206 650C204 668 214 676 230 674C268 668 312 664 346 670C362 674 378 684 388 680C394 672 380 660 362 654C326 644 290 642 264 640C282 612 306 570 316 530Z',
    EDGE,
  ),
  fill(
    'skinBrown',
    'M276 516C272 570 284 620 290 650C284 690 290 730 302 764C304 784 306 800 312 808C320 812 324 802 322 788C322 770 322 752 322 736C328 706 332 680 330 654C340 606 346 560 338 516Z',
    EDGE,
  ),
  graven('292,650 306,660 324,656', 3, 'skinEdge', 0.5),
  graven('306,674 308,710 312,744', 4, 'skinEdge', 0.4),
];

const torso: Art = [
  fill(
    'skinBrown',
    'M266 344C252 346 246 356 250 372C256 400 262 416 268 438C258 464 250 490 252 530H346C344 494 336 466 326 440C332 416 338 396 346 374C350 358 344 348 330 344L314 336L312 308H284L284 334Z',
    EDGE,
  ),
  graven('296,400 298,440 296,480', 4, 'skinEdge', 0.5),
  flat('skinEdge', 'M296 470a4 6 0 1 0 .1 0', 0.6),
];

/** The scarf from the raised hand across breast and hips, its end flying to the left. */
const scarf: Art = [
  fill(
    'wineDark',
    'M336 470C372 460 420 470 446 506C470 540 466 590 492 622C462 618 448 626 440 646C416 618 424 576 404 548C390 528 366 520 340 528Z',
  ),
  graven('350,490 410,504 436,560 456,612', 5),
  fill(
    'red',
    'M248 372C270 392 326 392 348 370C352 390 346 406 338 418C312 432 282 432 262 420C252 404 246 388 248 372Z',
  ),
  graven('258,388 296,406 336,392', 4),
  fill(
    'red',
    'M256 470C284 494 318 490 342 464C360 500 366 540 358 574C338 612 292 628 256 616C226 610 196 624 178 652C172 670 180 688 168 714C156 694 142 692 122 698C136 672 128 648 140 622C158 590 200 584 232 560C246 540 250 506 256 470Z',
  ),
  flat('ink', 'M342 464C360 500 366 540 358 574C338 612 292 628 256 616C310 600 340 540 342 464Z', 0.28),
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
