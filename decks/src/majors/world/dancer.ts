import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { gripFromBehind } from '../../figure/grip.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { disc } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';

const SKIN = 'skinBrown';

const rod: Art = [
  fill('light', 'M-7 74V-74H7V74Z', { width: 1.8 }),
  [-78, 78].map((y) => disc('metal', 0, y, 12, 1.6)),
  [-30, 30].map((y) => fill('metal', `M-8 ${y - 5}H8V${y + 5}H-8Z`, { width: 1.2 })),
];

/** She looks up to the left; roses hold her hair, which flies to the right. */
const head: Art = put(
  [
    limb('hairBlack', '-50,10 -100,52 -150,48 -196,86 -232,76', [60, 46, 36, 22, 3]),
    limb('hairBlack', '-60,-30 -120,-34 -170,-6 -214,-26 -246,-14', [60, 46, 34, 20, 3]),
    graven('-70,30 -112,56 -150,52 -200,84', 4),
    graven('-80,-34 -130,-30 -172,-6 -220,-24', 4),
    profile({ skin: SKIN, hair: 'hairBlack', mood: 'glad', eyes: 'closed' }),
    sideModelling({ skin: SKIN, hair: 'hairBlack' }),
    blownHair('hairBlack'),
    eachOf('-54,-56,200 -22,-78,240 18,-72,300 40,-50,340', (x, y, turn, i) =>
      leaf(x, y, turn, 30, i % 2 ? 'leaf' : 'leafDark'),
    ),
    eachOf('-62,-42,15 -38,-66,17 -6,-74,18 26,-62,16', (x, y, r, i) =>
      flower(x, y, r, 6, i % 2 ? 'red' : 'rose', i % 2 ? 'redDark' : 'red'),
    ),
  ],
  { x: 306, y: 268, size: 0.86, turn: 12, flip: true },
);

const BACK =
  'M268 352C250 362 230 366 214 380C200 402 222 452 238 486C250 516 254 540 254 566H366C366 536 374 506 388 480C400 452 416 432 410 408C394 388 360 378 346 366L334 326H282Z';
const RAISED = swellPath('252,412 186,300 222,200', [66, 46, 28]);
const LOW = swellPath('370,424 446,474 474,548', [60, 44, 28]);

/** Back and arms in one: all outlines lie below all fills, so that no line crosses the shoulders. */
const body: Art = [
  [LOW, RAISED, BACK].map((d) => fill(SKIN, d, { edge: 'skinEdge', width: 4.6 })),
  [LOW, RAISED, BACK].map((d) => flat(SKIN, d)),
  graven('312,362 303,420 302,484 310,556', 7, 'skinEdge', 0.5),
  graven('236,414 258,424 276,456 264,480', 6, 'skinEdge', 0.5),
  graven('390,424 362,428 340,462 350,484', 6, 'skinEdge', 0.5),
  graven('196,344 214,366 222,392', 4, 'skinEdge', 0.35),
  graven('402,408 414,428 412,452', 4, 'skinEdge', 0.35),
  flat('light', 'M238 388C262 384 284 408 288 440C284 452 276 458 268 456C258 432 246 412 238 388Z', 0.12),
  flat('light', 'M328 444C332 424 350 410 366 410C350 428 344 450 346 470C336 466 328 456 328 444Z', 0.12),
  graven('206,352 178,318 182,286', 9, 'light', 0.14),
];

/** The skirt turns with her and sweeps to the left. */
const skirt: Art = [
  fill(
    'red',
    'M250 542C248 584 238 612 212 640C172 680 120 720 96 900H470C462 820 452 760 430 700C410 650 384 610 370 544Q310 574 250 542Z',
  ),
  flat('ink', 'M370 544C384 610 410 650 430 700C452 760 462 820 470 900H408C420 800 400 690 336 566Z', 0.28),
  graven('266,558 258,620 198,690 150,800', 8),
  graven('284,564 280,640 226,730 206,868', 8),
  graven('302,568 306,650 278,750 276,868', 8),
  graven('322,568 342,650 344,760 344,868', 8),
  graven('344,562 378,650 400,750 404,868', 8),
  fill('metal', 'M246 532Q308 568 374 532L376 554Q310 592 246 556Z', { width: 1.8 }),
  eachOf('270,556 300,566 330,565 356,556', (x, y) => disc('red', x, y, 5.5, 1.2)),
];

/** The scarf hangs from her low hand, runs across her hips and curls up on the left. */
const scarf: Art = [
  fill(
    'linen',
    'M452 556C470 540 500 540 514 556C526 544 540 546 556 536C552 570 552 604 556 632C546 626 536 632 524 626C540 680 512 706 470 720C420 736 366 706 318 676C274 650 246 654 212 658C168 664 122 640 118 590C117 566 124 548 138 532C134 560 144 582 172 590C232 600 284 634 340 646C400 656 456 632 452 556Z',
  ),
  flat(
    'ink',
    'M514 556C526 544 540 546 556 536C552 570 552 604 556 632C546 626 536 632 524 626C520 600 518 580 514 556Z',
    0.14,
  ),
  graven('470,556 478,620 440,672 370,668 300,634', 6, 'straw', 0.9),
  graven('488,556 498,640 448,694 376,686 310,652', 5, 'straw', 0.9),
  graven('504,560 516,640 482,690 440,708', 5, 'straw', 0.9),
  graven('524,570 538,574 552,566', 5, 'straw', 0.9),
  graven('300,644 230,618 164,610 128,562', 6, 'straw', 0.9),
  graven('284,652 216,636 158,630 126,588', 5, 'straw', 0.9),
];

/** Her low hand, its back towards us; the fingers close round the scarf. */
const lowHand: Art = [
  ['465,582 460,602 464,616', '479,588 478,608 482,618', '493,586 496,604 499,614'].map((points) =>
    fill(SKIN, swellPath(points, [16, 15, 12]), { edge: 'skinEdge', width: 2 }),
  ),
  fill(
    SKIN,
    'M459 545C458 560 456 574 459 588C468 598 488 600 500 592C502 576 496 556 488 538C478 534 466 538 459 545Z',
    { edge: 'skinEdge', width: 2 },
  ),
  flat(SKIN, 'M460 556L450 520L483 510L491 546Z'),
  line('M459 550L450 521M489 542L483 510', 2.2, 'skinEdge'),
  fill(SKIN, swellPath('490,558 507,574 506,600', [15, 14, 11]), { edge: 'skinEdge', width: 2 }),
  graven('466,616 462,640 440,668', 4, 'shade', 0.5),
  graven('482,620 482,646 464,676', 4, 'shade', 0.5),
  graven('500,616 506,640 494,672', 4, 'shade', 0.5),
  line('M463 586q5 -4 9 1M475 591q5 -4 10 0M488 589q4 -5 9 -1', 1.4, 'skinEdge', 0.6),
];

const jewels: Art = [
  line('M284 344Q310 362 338 344', 7, 'metal'),
  line('M170 282Q184 272 202 274', 8, 'metal'),
  line('M452 528L484 517', 8, 'metal'),
];

/** Seen from behind as she turns, one wand high; the lower part of the wreath comes before her. */
export const dancer = (wreathBefore: Art): Art => [
  gripFromBehind(SKIN, { x: 234, y: 180, turn: -52, size: 1.1 }, put(rod, { turn: -50, size: 0.92 })),
  body,
  skirt,
  wreathBefore,
  scarf,
  lowHand,
  head,
  jewels,
];
