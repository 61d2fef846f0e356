import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { turban } from './turban.ts';

/** The shell, its point to the upper left, with two round windows that are lit. */
const shell: Art = put(turban, { x: 74, y: 434, turn: -57, size: 1.34 });

const lights: Art = eachRow(
  [
    [262, 556, 25],
    [176, 492, 14],
  ],
  (x, y, r) => [
    line(circlePath(x, y, r + 5), 6, 'trim', 0.9),
    fill('glow', circlePath(x, y, r), { width: 3 }),
    line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, 3),
  ],
);

/** A claw that opens to the upper right, rooted at 0,0. */
const claw: Art = [
  fill(
    'red',
    outline(
      '-22,6! -34,-40 -14,-96 34,-128! 30,-96 24,-84! 38,-80! 30,-66! 42,-60! 44,-44! 62,-76 96,-90! 104,-44 76,0 30,22',
    ),
    { width: 3 },
  ),
  flat('redDark', outline('44,-44! 62,-76 96,-90! 104,-44 76,0 30,22! 56,-6 66,-30'), 0.6),
  graven('-18,-20 -18,-60 6,-96', 6, 'rose', 1),
];

/** The last whorl, which turns down and forward and ends in the lip round the opening. */
const WHORL = outline(
  '377,461! 404,450 444,470 474,532 482,610 468,690 428,746 366,768 300,762 232,736 202,650! 262,636 326,590 364,524',
);
const opening: Art = [
  fill('sage', WHORL, { width: 3 }),
  clipped(WHORL, [
    graven('392,470 440,520 460,590 456,660', 22, 'linen', 0.9),
    graven('384,512 414,548 430,590', 8, 'sageDark', 0.8),
    graven('440,474 472,540 476,620 462,690', 12, 'sageDark', 0.8),
    graven('226,668 250,704 300,736', 18, 'linen', 0.9),
    graven('216,662 222,710 262,748', 10, 'sageDark', 0.7),
  ]),
  line(WHORL, 3),
  fill(
    'linen',
    outline('280,700! 284,620 318,574 366,558 416,572 450,620 456,680 432,736! 380,764 300,758!'),
    { width: 3 },
  ),
  graven('438,640 442,680 430,716', 7, 'stone', 1),
  fill(
    'wineDark',
    outline('298,700! 302,630 330,592 366,580 404,592 430,632 434,680 416,728! 370,748 310,744!'),
    { width: 2.4 },
  ),
  flat('rose', outline('404,594! 430,632 434,680 416,728! 418,680 416,634'), 0.45),
];

/** The lower lip of the opening, before the belly. */
const LIP = outline(
  '279,692! 300,706 330,717 364,718 402,708 434,684! 457,684! 450,712 432,738! 380,766 322,765 292,748',
);

/** An arm from the body to the root of its claw. */
const arm = (points: string): Art => [
  limb('red', points, [22, 24, 28], 'line', 2.6),
  graven(points, 5, 'rose', 0.9),
];

/** The legs on which it walks: two pairs, bent at the knee, their points in the sand. */
const legs: Art = [
  '384,682 414,675 466,688 508,768',
  '378,695 408,691 440,718 452,774',
  '330,682 300,676 250,690 210,760',
  '336,697 306,693 276,718 260,768',
].map((joints) => [limb('red', joints, [15, 15, 14, 4], 'line', 2.6), graven(joints, 3, 'rose', 0.9)]);

/** What looks out of the shell: the head above the lip, two eyes on stalks, and a claw on each side. */
const body: Art = [
  legs,
  arm('330,668 280,668 238,650'),
  put(claw, { x: 236, y: 652, size: 0.62, turn: -16, flip: true }),
  arm('382,668 424,672 458,652'),
  put(claw, { x: 446, y: 654, size: 0.88, turn: -18 }),
  fill('red', outline('312,694! 304,662 318,630 356,616 394,628 410,660 404,694! 388,716 358,724 326,716'), {
    width: 3,
  }),
  flat('redDark', outline('386,626! 407,654 407,684! 392,715 360,725! 386,700 392,660'), 0.7),
  graven('320,650 354,632 390,650', 6, 'rose', 1),
  ['346,628 350,580 336,530 296,500', '366,628 366,580 392,528 436,510'].map((feeler) =>
    limb('red', feeler, [8, 7, 5, 3], 'line', 2),
  ),
  line('M322 680Q356 666 392 680M332 700Q356 690 382 700', 2.6, 'redDark'),
  [
    ['338,638 334,600 328,560', 328],
    ['372,638 384,602 390,566', 390],
  ].map(([points, x]) => [
    limb('red', String(points), [13, 11, 10], 'line', 2),
    disc('ink', Number(x), Number(x) > 360 ? 560 : 552, 15, 2),
    flat('light', circlePath(Number(x) - 5, Number(x) > 360 ? 555 : 547, 4.6)),
  ]),
  fill('linen', LIP, { width: 3 }),
  graven('444,694 434,722 404,744', 6, 'stone', 1),
  // The legs come over the lip on both sides of the belly.
  clipped('M180 660H305V800H180ZM409 660H530V800H409Z', legs),
];

/** A hermit crab that looks out of its shell to the right as from a house; the shell lies on the sand at y 800. */
export const hermitCrab: Art = put([shell, opening, lights, body], { x: -30, y: -88, size: 1.11 });
