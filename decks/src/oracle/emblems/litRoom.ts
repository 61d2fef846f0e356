import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** Where the boards of the floor run together, and where the floor meets the far wall. */
const [X, EYE, WALL] = [300, 450, 574];

const farWall: Art = [
  times(9, (i) => flat('straw', boxPath(168 + i * 32, 150, 13, WALL - 150), 0.55)),
  flat('light', 'M262 312L150 470V574H450V470L338 312Z', 0.45),
  flat('light', 'M264 312L196 500H404L336 312Z', 0.5),
  fill('wood', boxPath(150, WALL - 50, 300, 52), { width: 2.4 }),
  line(times(10, (i) => `M${168 + i * 30} ${WALL - 44}V${WALL}`).join(''), 2, 'woodDark', 0.8),
];

const floor: Art = [
  fill('wood', boxPath(150, WALL, 300, 130), { width: 2.6 }),
  line(
    times(11, (i) => {
      const slope = (i - 5) * 0.34;
      return `M${X + slope * (WALL - EYE)} ${WALL}L${X + slope * 240} ${EYE + 240}`;
    }).join(''),
    2.2,
    'woodDark',
  ),
];

/** The far end of the runner, which goes on under the table. */
const runner: Art = [
  fill('red', 'M262 584H338L358 690H242Z', { width: 2.8 }),
  line('M268 586L250 690M332 586L350 690', 3, 'trim'),
];

/** A cup on the table, its foot at y. */
const cup = (x: number, y: number): Art => [
  fill('cloth', outline(`${x - 22},${y - 4} ${x},${y - 8} ${x + 22},${y - 4} ${x},${y + 3}`), { width: 2.2 }),
  line(`M${x + 12} ${y - 20}C${x + 28} ${y - 22} ${x + 26} ${y - 4} ${x + 10} ${y - 6}`, 3.4, 'line'),
  fill(
    'cloth',
    outline(`${x - 16},${y - 26}! ${x + 16},${y - 26}! ${x + 14},${y - 8} ${x},${y - 3} ${x - 14},${y - 8}`),
    { width: 2.6 },
  ),
  flat(
    'light',
    swellPath(`${x - 2},${y - 34} ${x + 5},${y - 46} ${x - 3},${y - 58} ${x + 3},${y - 70}`, [2, 6, 6, 1.4]),
    0.85,
  ),
];

/** An enamelled coffee pot that steams. */
const pot: Art = [
  flat('light', swellPath('330,424 346,404 332,384 350,362', [3, 9, 9, 2]), 0.85),
  line('M272 424C240 420 244 478 276 474', 10, 'line'),
  line('M272 424C240 420 244 478 276 474', 5, 'red'),
  fill('red', outline('320,462! 332,436 336,420! 346,418! 342,448 328,482!'), { width: 2.8 }),
  fill('red', outline('274,416! 322,416! 334,488! 300,496 264,488!'), { width: 3 }),
  flat('redDark', outline('306,418! 320,418! 331,487! 312,492!'), 0.8),
  graven('284,430 280,450 277,474', 6, 'rose', 0.95),
  fill('red', outline('270,416! 278,402 300,396 318,402 326,416!'), { width: 2.8 }),
  disc('trim', 298, 392, 7, 2.4),
];

const table: Art = [
  flat('ink', outline('190,598 300,586 410,598 400,616 300,622 200,616'), 0.35),
  fill('woodDark', 'M206 520H222L216 606H206ZM378 520H394V606H384Z', { width: 2.4 }),
  fill('snow', outline('186,500! 414,500! 420,548! 380,556 340,546 300,556 260,546 220,556 180,548!'), {
    width: 3,
  }),
  line('M183 538C220 546 260 536 300 546S380 546 417 538', 4, 'cloth'),
  fill('snow', outline('186,500! 214,482! 386,482! 414,500!'), { width: 3 }),
  pot,
  cup(236, 492),
  cup(366, 492),
];

/** The left chair, drawn back from the table and turned a little to whoever comes in. */
const chair: Art = [
  flat('ink', outline('176,660! 236,652 262,664 240,676! 190,676'), 0.4),
  [
    ['188,566 186,610 184,660', 11],
    ['246,560 248,600 250,640', 9],
    ['232,574 234,620 236,672', 11],
  ].map(([points, width]) =>
    limb('cloth', String(points), [Number(width), Number(width), Number(width) * 0.7], 'line', 2.4),
  ),
  fill('straw', outline('184,566! 222,552! 252,560! 236,582!'), { width: 2.6 }),
  flat('light', outline('190,566! 222,555! 238,558! 214,572!'), 0.7),
  limb('cloth', '188,574 184,526 178,474', [11, 11, 9], 'line', 2.4),
  limb('cloth', '234,584 232,534 228,482', [11, 11, 9], 'line', 2.4),
  ['181,494 204,492 229,502', '183,516 206,516 231,526', '186,540 208,540 232,550'].map((points) =>
    limb('cloth', points, [9, 10, 9], 'line', 2.2),
  ),
  graven('231,578 229,534 226,492', 3.4, 'waterLight', 1),
];

/** A chimney-shaped lamp over the table, and what it lights. */
const lamp: Art = [
  line(`M${X} 150V246`, 4),
  fill('cloth', outline('288,244! 312,244! 330,262 352,298! 248,298! 270,262'), { width: 3 }),
  fill('light', outline('262,299! 338,299! 326,314 300,320 274,314'), { width: 2.6 }),
];

/** A warm room behind an opening, its table laid for two. */
export const litRoom = (opening: string): Art => [
  fill('trim', opening, { width: 3 }),
  clipped(opening, [
    farWall,
    floor,
    runner,
    put(table, { x: 300 * 0.16, y: 606 * 0.16, size: 0.84 }),
    mirrored(put(chair, { x: 13, y: 84, size: 0.87 })),
    lamp,
  ]),
];
