import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
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
    disc('glow', x, y, r * 1.9, 0, 0.3),
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

const opening: Art = [
  fill('linen', outline('268,668 290,590 350,562 410,590 424,650 396,708 330,726 286,716'), { width: 3 }),
  fill('wineDark', outline('284,668 302,604 350,580 398,604 408,652 384,698 330,712 296,702'), { width: 2 }),
];

/** The two joints of its right arm, from the body to the claw, each broader where the next begins. */
const arm: Art = [
  fill('red', outline('322,676! 304,670 284,676! 276,690 284,706! 304,708 322,698!'), { width: 2.6 }),
  fill('red', outline('290,678! 268,680 246,698! 240,714 254,728! 276,722 294,702!'), { width: 2.6 }),
  graven('284,686 266,692 252,706', 5, 'rose', 1),
];

/** What looks out of the shell: the head on its doorstep, two eyes on stalks, and a claw on each side. */
const body: Art = [
  line('M372 622C430 560 450 540 476 528M330 630C300 560 280 530 250 510', 3, 'redDark'),
  fill('red', outline('296,650! 320,610 372,608 400,644 406,690 380,726 316,726!'), { width: 3 }),
  graven('324,638 354,628 384,646', 5, 'rose', 1),
  line('M318 668Q348 656 378 670M322 692Q350 682 382 694', 2.6, 'redDark'),
  [
    ['338,622 334,590 328,560', 328],
    ['372,622 384,592 390,566', 390],
  ].map(([points, x]) => [
    limb('red', String(points), [13, 11, 10], 'line', 2),
    disc('ink', Number(x), Number(x) > 360 ? 560 : 552, 15, 2),
    flat('light', circlePath(Number(x) - 5, Number(x) > 360 ? 555 : 547, 4.6)),
  ]),
  // The legs on which it walks: two pairs, bent at the knee, their points in the sand.
  [
    '326,714 300,728 296,762',
    '344,718 326,740 330,768',
    '364,718 382,740 380,768',
    '380,712 402,736 404,766',
  ].map((joints) => limb('red', joints, [18, 13, 5], 'line', 2.2)),
  put(claw, { x: 250, y: 722, size: 0.68, turn: -8, flip: true }),
  arm,
  put(claw, { x: 424, y: 734, size: 0.68, turn: -14 }),
  put(arm, { x: 690, y: 6, flip: true }),
];

/** A hermit crab that looks out of its shell to the right as from a house; the shell lies on the sand at y 800. */
export const hermitCrab: Art = put([shell, lights, opening, body], { x: -14, y: -46, size: 1.12 });
