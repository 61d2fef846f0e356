import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { jointed } from '../jointed.ts';
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

const body: Art = [
  eachRow(
    [
      ['300,690 262,706 238,740 214,782'],
      ['340,694 420,668 478,706 508,776'],
      ['316,704 346,722 362,752 358,794'],
      ['300,700 292,730 286,760 270,794'],
    ],
    (points) => jointed('red', points, 24, 'rose'),
  ),
  line('M372 622C430 560 480 540 536 548M382 634C440 600 490 600 530 622', 3, 'redDark'),
  fill('red', outline('300,640! 330,606 376,610 402,640 404,674 370,704 320,704!'), { width: 3 }),
  graven('330,632 360,626 384,644', 5, 'rose', 1),
  [
    ['350,622 352,592 348,566', 348],
    ['380,624 388,598 392,574', 392],
  ].map(([points, x]) => [
    limb('red', String(points), [12, 10, 9], 'line', 2),
    disc('ink', Number(x), Number(x) > 360 ? 566 : 558, 12, 2),
    flat('light', circlePath(Number(x) - 4, Number(x) > 360 ? 562 : 554, 3.6)),
  ]),
  limb('red', '384,684 440,690 470,660', [26, 24, 26], 'line', 2.6),
  put(claw, { x: 470, y: 656, size: 0.86 }),
  limb('red', '362,690 396,712 416,744', [22, 20, 19], 'line', 2.4),
  graven('372,694 392,708 404,728', 4, 'rose', 0.9),
  put(claw, { x: 418, y: 750, size: 0.56, turn: 58 }),
];

/** A hermit crab that walks to the right, its feet at 790, and carries its house. */
export const hermitCrab: Art = put([shell, lights, opening, body], { x: 44, y: 66, size: 0.9 });
