import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { flower } from '../../primitives/plants.ts';

/** The joints of the tail, from the body over its arch to the sting. */
const JOINTS: readonly Point[] = [
  [436, 612],
  [502, 548],
  [518, 450],
  [470, 362],
  [384, 314],
  [300, 314],
];
const GIRTHS = [76, 72, 67, 61, 54];

/** One ring of the tail, narrow where it begins and broad where the next is jointed to it, with two rows of knobs. */
const ring = (from: Point, to: Point, girth: number): Art => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const at = (along: number, aside: number): Point => [
    from[0] + dx * along + (dy / long) * aside * girth,
    from[1] + dy * along - (dx / long) * aside * girth,
  ];
  const shape = (rows: readonly (readonly [along: number, aside: number, corner: boolean])[]) =>
    outline(
      rows
        .map(([along, aside, corner]) => `${at(along, aside).map(toTenth).join(',')}${corner ? '!' : ''}`)
        .join(' '),
    );
  return [
    fill(
      'metal',
      shape([
        [-0.06, -0.28, true],
        [0.18, -0.46, false],
        [0.6, -0.58, false],
        [0.94, -0.5, false],
        [1.06, -0.28, true],
        [1.08, 0, false],
        [1.06, 0.26, true],
        [0.94, 0.44, false],
        [0.6, 0.52, false],
        [0.18, 0.42, false],
        [-0.06, 0.24, true],
      ]),
      { width: 3 },
    ),
    flat(
      'metalDark',
      shape([
        [-0.04, 0.22, true],
        [0.18, 0.4, false],
        [0.6, 0.5, false],
        [0.94, 0.42, false],
        [1.04, 0.24, true],
        [0.9, 0.2, false],
        [0.5, 0.2, false],
        [0.1, 0.06, true],
      ]),
    ),
    graven([at(0.1, -0.26), at(0.5, -0.4), at(0.94, -0.36)], girth * 0.14, 'light', 0.9),
    [0.2, 0.46, 0.72].map((along) =>
      graven([at(along, 0.02), at(along + 0.06, 0.2), at(along, 0.4)], 5, 'ink'),
    ),
  ];
};

/** The last joint: a bulb with poison, and its curved point. */
const sting: Art = [
  fill('red', outline('240,318! 216,348 210,386 222,424 246,458! 242,420 250,388 274,358!'), { width: 2.6 }),
  flat('redDark', outline('272,356! 250,388 242,420 245,456! 232,436 230,400 246,366!')),
  graven('228,340 218,370 224,404', 6, 'rose', 1),
  fill('metal', outline('312,284! 278,272 238,286 220,318 232,346 262,360 296,352 314,342!'), { width: 3 }),
  flat('metalDark', outline('314,342! 296,351 262,359 234,346! 262,340 294,330 313,318!')),
  graven('296,290 266,288 242,304', 8, 'light', 0.9),
];

/** A limb in pieces, each thicker in its middle and jointed to the one before it. */
const jointed = (role: Role, joints: string, widths: readonly number[]): Art => {
  const at = toPoints(joints);
  return at
    .slice(1)
    .map(([x, y], i) => {
      const [[px, py], width] = [at[i] ?? [x, y], widths[i] ?? 10];
      const last = i === at.length - 2 && width < 20;
      return limb(
        role,
        [
          [px, py],
          [(px * 3 + x * 2) / 5, (py * 3 + y * 2) / 5],
          [x, y],
        ],
        [width * 0.66, width, last ? 3 : width * 0.6],
        'line',
        2.6,
      );
    })
    .toReversed();
};

/** Legs by their joints: hip, knee, ankle and foot. */
const legs = (role: Role, rows: readonly string[]): Art =>
  rows.map((joints) => jointed(role, joints, [27, 22, 14]));

const farLegs = legs('metalDark', [
  '256,648 208,622 186,676 160,722',
  '284,650 250,640 240,690 226,726',
  '330,650 384,626 406,678 420,722',
  '360,650 440,634 474,680 492,720',
]);
const nearLegs = legs('metal', [
  '262,658 222,680 206,726 170,756',
  '288,664 264,700 268,738 240,774',
  '318,664 350,698 346,738 376,772',
  '346,658 402,680 422,726 462,754',
]);

/** The plates of the back, each over the one behind it. */
const plates: Art = eachRow(
  [
    [440, 576, 648],
    [416, 562, 660],
    [390, 552, 668],
    [362, 546, 672],
    [334, 546, 672],
    [306, 550, 670],
  ],
  (x, top, foot) => [
    fill(
      'metal',
      outline(
        `${x - 24},${top + 4}! ${x + 6},${top} ${x + 26},${top + 22} ${x + 30},${(top + foot) / 2} ${x + 22},${foot - 14} ${x - 4},${foot} ${x - 24},${foot}!`,
      ),
      { width: 2.8 },
    ),
    flat(
      'metalDark',
      outline(
        `${x + 28},${(top + foot) / 2}! ${x + 21},${foot - 15} ${x - 4},${foot - 1} ${x - 20},${foot - 1}! ${x},${foot - 24} ${x + 8},${(top + foot) / 2 + 10}`,
      ),
    ),
    graven(`${x + 4},${top + 8} ${x + 16},${top + 28} ${x + 18},${top + 50}`, 6, 'light', 0.9),
  ],
);

const head: Art = [
  fill(
    'metal',
    outline('186,624! 196,596 232,566 276,550 304,552! 312,606 304,668! 262,676 214,666 190,648'),
    {
      width: 3,
    },
  ),
  flat('metalDark', outline('192,648! 214,665 262,675 303,667! 306,640 262,652 222,648')),
  graven('214,594 242,572 282,562', 8, 'light', 0.9),
  graven('250,586 268,606 266,636', 5, 'ink'),
  flat('ink', circlePath(224, 600, 8) + circlePath(204, 618, 4.5) + circlePath(203, 630, 4)),
  flat('light', circlePath(221, 597, 2.6)),
  fill('metalDark', outline('192,628! 170,632 160,648! 172,656 194,652!'), { width: 2.4 }),
];

/** A pincer that points up, its palm about (0, 0), its two fingers meeting at (12, -128). */
const pincer = (x: number, y: number, size: number, role: Role): Art => {
  const at = (points: string) =>
    outline(
      points
        .split(' ')
        .map((text) => {
          const [px = 0, py = 0] = text.replace('!', '').split(',').map(Number);
          return `${toTenth(x + px * size)},${toTenth(y + py * size)}${text.endsWith('!') ? '!' : ''}`;
        })
        .join(' '),
    );
  return [
    fill(role, at('18,-30! 44,-50 52,-84 36,-112 12,-130! 24,-98 20,-76 6,-56 4,-34!'), { width: 3 }),
    fill(
      role,
      at('-18,58! -44,30 -50,-8 -44,-50 -24,-96 4,-130! -6,-92 -8,-66 0,-44 34,-34! 42,-8 38,28 14,58!'),
      { width: 3 },
    ),
    role === 'metal' && [
      flat('metalDark', at('14,57! 37,28 41,-8 33,-33! 22,-10 16,22 -4,56!')),
      graven(
        [
          [x - 34 * size, y + 16 * size],
          [x - 38 * size, y - 20 * size],
          [x - 26 * size, y - 66 * size],
        ],
        8,
        'light',
        0.9,
      ),
      flat(
        'metalDark',
        circlePath(x - 12 * size, y - 16 * size, 4) + circlePath(x - 18 * size, y + 12 * size, 4),
      ),
    ],
  ];
};

const farClaw: Art = [
  jointed('metalDark', '236,620 186,598 188,540', [30, 34]),
  pincer(190, 516, 0.66, 'metalDark'),
];

/** The near arm lifts a flower between the tips of its pincer. */
const nearClaw: Art = [
  line('M110 390C116 440 108 480 120 520', 8, 'line'),
  line('M110 390C116 440 108 480 120 520', 4.6, 'leaf'),
  pincer(102, 540, 1, 'metal'),
  jointed('metal', '250,654 186,690 118,668 104,592', [36, 42, 40]),
  graven('228,656 204,668 186,680', 6, 'light', 0.9),
  graven('170,670 146,664 126,660', 6, 'light', 0.9),
  graven('102,654 94,632 98,608', 6, 'light', 0.9),
  flower(108, 372, 42, 8, 'light', 'linen'),
];

/** A scorpion from the side that faces left, its tail arched over its back, a white flower in its pincer. */
export const scorpion: Art = [
  farClaw,
  farLegs,
  JOINTS.slice(1)
    .map((to, i) => ring(JOINTS[i] ?? to, to, GIRTHS[i] ?? 54))
    .toReversed(),
  sting,
  plates,
  nearLegs,
  head,
  nearClaw,
];
