import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { foxFace, foxFromBehind } from './mirrorFox.ts';

const oval = (rx: number, ry: number) => `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`;
const GLASS = oval(158, 206);

export const mirror: OracleScene = {
  alt: 'In a dark room a fox, seen from behind, sits before a great oval mirror with a golden frame between two burning candles; out of the glass its own face looks back with calm yellow eyes, one ear torn, a small moon beside it.',
  hour: 'field',
  draw: () => [
    wallpaper,
    [300, 230].map((r) => disc('glow', 300, 380, r, 0, 0.08)),
    put(frame, { x: 300, y: 362 }),
    table,
    mirrored(candle),
    put(foxFromBehind, { x: 300, y: 722, size: 0.86 }),
  ],
};

const wallpaper: Art = [
  flat('near', boxPath(40, 40, 520, 790)),
  times(6, (row) =>
    times(6, (i) => {
      const [x, y] = [70 + i * 92 + (row % 2) * 46, 90 + row * 104];
      return flat(
        'stem',
        `M${x} ${y - 34}Q${x + 16} ${y - 8} ${x} ${y + 22}Q${x - 16} ${y - 8} ${x} ${y - 34}ZM${x - 4} ${y + 26}Q${x - 32} ${y + 18} ${x - 28} ${y - 10}Q${x - 10} ${y + 2} ${x - 4} ${y + 26}ZM${x + 4} ${y + 26}Q${x + 32} ${y + 18} ${x + 28} ${y - 10}Q${x + 10} ${y + 2} ${x + 4} ${y + 26}Z`,
        0.55,
      );
    }),
  ),
];

/** The table before the mirror, lit between the candles. */
const table: Art = [
  fill('woodDark', outline('30,650! 570,650! 570,840! 30,840!'), { width: 3 }),
  fill('wood', outline('30,624! 300,616 570,624! 570,664! 300,656 30,664!'), { width: 3 }),
  flat('straw', outline('40,626! 300,619 560,626! 560,636! 300,629 40,636!'), 0.8),
];

/** A candle in its holder, on the right. */
const candle: Art = [
  [92, 54].map((r) => disc('glow', 508, 446, r, 0, 0.3)),
  fill('metal', outline('464,640! 470,622 496,616! 498,596! 518,596! 520,616! 546,622 552,640!'), {
    width: 2.8,
  }),
  fill('metal', boxPath(482, 588, 52, 12), { width: 2.6 }),
  fill('linen', 'M490 590V492Q508 484 526 492V590Z', { width: 2.8 }),
  flat('straw', 'M512 488Q520 489 525 493V589H512Z', 0.9),
  fill(
    'light',
    outline('488,492! 500,484 518,484 528,492! 526,520 518,524 514,506 496,508 492,530 488,520'),
    { width: 2.2 },
  ),
  line('M508 488V472', 3.4, 'ink'),
  fill('red', outline('508,408! 526,440 524,464 508,474 492,464 490,440'), { width: 2.4 }),
  flat('trim', outline('508,430! 518,450 516,464 508,469 500,464 498,450')),
];

const frame: Art = [
  fill('metal', oval(196, 248), { width: 3.2 }),
  line(oval(177, 227), 13, 'metalDark'),
  times(28, (i) => {
    const angle = (i * Math.PI) / 14;
    return disc('trim', 187 * Math.cos(angle), 238 * Math.sin(angle), i % 7 ? 6 : 11, 1.8);
  }),
  fill(
    'metal',
    outline('-58,-236! -70,-268 -44,-284 -22,-262 0,-296 22,-262 44,-284 70,-268 58,-236! 0,-250'),
    { width: 2.8 },
  ),
  disc('red', 0, -262, 11, 2),
  fill('shade', GLASS, { width: 3 }),
  clipped(GLASS, [
    flat('cloth', 'M-170 -220H170V60Q0 20 -170 80Z'),
    fullMoon(0, -146, 28, 'glow', 'shaded'),
    flat('near', outline('-180,70! -60,40 80,50 180,30! 180,230! -180,230!')),
    flat('waterLight', 'M-160 120L20 -220H100L-160 260Z', 0.16),
    fill('red', outline('-96,84! -130,140 -150,260! 150,260! 130,140 96,84!'), { width: 3 }),
    fill('linen', outline('-72,90! -60,150 -34,200 0,230 34,200 60,150 72,90! 0,60'), { width: 2.4 }),
    put(foxFace, { x: 0, y: 24, size: 1.02 }),
  ]),
  line(GLASS, 3),
  graven('-140,-60 -122,-128 -78,-174', 8, 'light', 0.9),
];
