import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** The joints of the tail, from the body over its arch to the sting. */
const JOINTS: readonly Point[] = [
  [436, 612],
  [502, 548],
  [518, 450],
  [470, 362],
  [384, 314],
  [300, 314],
];
const GIRTHS = [74, 64, 56, 49, 42];

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
        [-0.04, -0.26, true],
        [0.18, -0.44, false],
        [0.6, -0.56, false],
        [0.94, -0.48, false],
        [1.04, -0.26, true],
        [0.9, -0.24, false],
        [0.5, -0.22, false],
        [0.1, -0.1, true],
      ]),
    ),
    // The moon lights the side that it is on, and the ridge along the middle.
    graven([at(0.04, 0.32), at(0.5, 0.44), at(0.98, 0.36)], girth * 0.2, 'light', 1),
    graven([at(0, 0.02), at(0.5, -0.02), at(1.02, 0.02)], 4, 'metalDark', 1),
    [0.24, 0.5, 0.76].map((along) => flat('ink', circlePath(...at(along, -0.3), girth * 0.045))),
  ];
};

/** The last joint: a bulb with poison, and its curved point. */
const sting: Art = [
  fill('red', outline('240,318! 216,348 210,386 222,424 246,458! 242,420 250,388 274,358!'), { width: 2.6 }),
  flat('redDark', outline('272,356! 250,388 242,420 245,456! 232,436 230,400 246,366!')),
  graven('228,340 218,370 224,404', 6, 'rose', 1),
  fill('metal', outline('312,294! 282,278 246,286 226,316 236,342 262,354 294,346 314,336!'), { width: 3 }),
  flat('metalDark', outline('312,296! 282,280 247,288 228,316! 250,304 284,300 312,306!')),
  graven('298,340 270,348 246,338', 8, 'light', 1),
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

/** The flat shield over its head, with a pair of small eyes on its ridge and three at its edge, and the jaws below it. */
const head: Art = [
  fill('metalDark', outline('206,634! 178,632 158,648! 150,668! 168,662 176,672! 204,662!'), { width: 2.4 }),
  line('M176 648L156 664', 2.4),
  fill(
    'metal',
    outline('190,622! 204,604 236,574 268,556 304,552! 312,606 304,668! 262,674 220,664 194,646!'),
    {
      width: 3,
    },
  ),
  flat('metalDark', outline('194,640! 220,663 262,673 303,667! 306,646 258,654 214,638'), 1),
  graven('214,600 244,576 288,562', 9, 'light', 1),
  graven('214,618 250,600 300,594', 5, 'metalDark', 1),
  graven('290,570 276,610 284,656', 5, 'metalDark', 1),
  fill('metal', outline('238,578! 244,564 256,560 264,566!'), { width: 2.4 }),
  flat(
    'ink',
    circlePath(250, 570, 4.4) + circlePath(202, 616, 3) + circlePath(208, 609, 3) + circlePath(198, 624, 2.6),
  ),
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
      flat('metalDark', at('-17,56! -43,30 -49,-8 -43,-50 -24,-94! -34,-46 -34,-6 -26,28 -4,57!')),
      graven(
        [
          [x + 22 * size, y + 44 * size],
          [x + 35 * size, y + 8 * size],
          [x + 30 * size, y - 28 * size],
        ],
        9,
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
  line('M110 390C116 440 108 480 120 540', 9, 'line'),
  line('M110 390C116 440 108 480 120 540', 5.4, 'leaf'),
  leaf(113, 446, -128, 34, 'leaf'),
  pincer(102, 540, 1, 'metal'),
  jointed('metal', '250,654 186,690 118,668 104,592', [36, 42, 40]),
  graven('228,656 204,668 186,680', 6, 'light', 0.9),
  graven('170,670 146,664 126,660', 6, 'light', 0.9),
  graven('102,654 94,632 98,608', 6, 'light', 0.9),
  flower(110, 376, 50, 7, 'light', 'rose'),
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
