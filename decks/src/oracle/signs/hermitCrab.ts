import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { jointed } from '../jointed.ts';

/** The whorls of the shell from its point inwards: where, and how long and wide. */
const WHORLS = [
  [-262, 16, 22],
  [-232, 26, 38],
  [-190, 38, 60],
  [-134, 52, 88],
  [-56, 76, 124],
] as const;

const ellipse = (x: number, rx: number, ry: number): string =>
  `M${x - rx} 0A${rx} ${ry} 0 1 1 ${x + rx} 0A${rx} ${ry} 0 1 1 ${x - rx} 0Z`;

/** A shell like a turban, its point to the upper left, with a lit window and a door in its last whorl. */
const shell: Art = put(
  [
    eachRow(WHORLS, (x, rx, ry, i) => [
      fill(i % 2 ? 'linen' : 'sage', ellipse(x, rx, ry), { width: 3 }),
      flat(
        i % 2 ? 'straw' : 'sageDark',
        outline(
          `${x},${ry} ${x + rx * 0.7},${ry * 0.7} ${x + rx},0! ${x + rx * 0.4},${ry * 0.4} ${x - rx * 0.4},${ry * 0.86}!`,
        ),
        0.5,
      ),
      [-0.5, 0, 0.5].map((k) =>
        graven(
          [
            [x - rx * 0.3, ry * (k - 0.2)],
            [x + rx * 0.1, ry * k],
            [x - rx * 0.2, ry * (k + 0.22)],
          ],
          4 + i * 1.4,
          i % 2 ? 'sageDark' : 'linen',
          0.9,
        ),
      ),
    ]),
    fill('sage', outline('-40,-134 50,-128 116,-70 128,20 96,96 30,138 -50,128 -92,60 -100,-40 -84,-110'), {
      width: 3,
    }),
    flat('sageDark', outline('128,20! 96,96 30,138 -50,128 -80,86! 0,100 80,60'), 0.5),
    graven('-60,-100 10,-112 70,-76', 11, 'linen', 0.9),
    graven('-84,40 -60,90 0,116', 11, 'linen', 0.9),
    graven('80,-76 110,-30 112,20', 9, 'linen', 0.9),
  ],
  { x: 276, y: 540, turn: 34 },
);

const lights: Art = [
  [
    [256, 540, 25],
    [176, 446, 13],
  ].map(([x = 0, y = 0, r = 0]) => [
    disc('glow', x, y, r * 1.9, 0, 0.3),
    fill('glow', circlePath(x, y, r), { width: 3 }),
    line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, 3),
  ]),
];

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
      ['330,700 390,706 428,740 438,788'],
      ['316,704 346,726 358,756 350,794'],
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
  limb('red', '350,700 384,730 420,728', [20, 18, 18], 'line', 2.4),
  put(claw, { x: 416, y: 730, size: 0.5, turn: 64 }),
];

/** A hermit crab that walks to the right, its feet at 790, and carries its house. */
export const hermitCrab: Art = put([shell, lights, opening, body], { x: 44, y: 80, size: 0.9 });
