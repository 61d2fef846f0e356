import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { foxFace, foxFromBehind } from './mirrorFox.ts';

const oval = (rx: number, ry: number) => `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`;
const GLASS = oval(158, 206);

export const mirror: OracleScene = {
  alt: 'In a birch wood at night a fox, seen from behind, sits before a great oval mirror with a golden frame that leans against the trees; out of the glass its own face looks back with calm yellow eyes, one ear torn, and a small moon beside it.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 400 }),
    hills(520, [40, 70, 40, 60, 50, 80, 40], 'mid'),
    oracleHaze(40, 470, 150, 'dusk', 0.5),
    eachOf('84,44 214,30 512,50 400,28', birch),
    flat('near', 'M40 640C160 600 420 600 560 630V830H40Z'),
    fern(70, 690, 1),
    fern(520, 720, 1.1),
    flat('ink', outline('180,618! 300,600 440,610 560,650! 540,690 380,670 220,660'), 0.6),
    put(frame, { x: 336, y: 378, turn: 5 }),
    grass(times(9, (i): Point => [230 + i * 38, 664 + (i % 3) * 16])),
    put(tail, { x: 0, y: 0 }),
    put(foxFromBehind, { x: 190, y: 660, size: 0.94, turn: -4 }),
    grass([
      [380, 800],
      [540, 806],
      [60, 806],
      [470, 792],
    ]),
  ],
};

const birch = (x = 0, width = 0, index = 0): Art => [
  fill(index < 3 ? 'linen' : 'waterLight', boxPath(x - width / 2, 30, width, 640), { width: 2.4 }),
  flat('stoneDark', boxPath(x + width * 0.14, 30, width * 0.36, 640), 0.6),
  times(12, (i) =>
    flat(
      'ink',
      `M${toTenth(x - width / 2)} ${70 + i * 50 + index * 13}q${toTenth(width * (0.3 + (i % 3) * 0.16))} ${i % 2 ? 4 : -3} ${toTenth(width * (0.3 + (i % 3) * 0.2))} 6q-${toTenth(width * 0.2)} 8 -${toTenth(width * (0.3 + (i % 3) * 0.2))} 7Z`,
      0.85,
    ),
  ),
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
    fullMoon(10, -146, 34, 'glow', 'shaded'),
    flat('near', outline('-180,70! -60,40 80,50 180,30! 180,230! -180,230!')),
    flat('waterLight', 'M-160 120L20 -220H100L-160 260Z', 0.16),
    fill('red', outline('-96,84! -130,140 -150,260! 150,260! 130,140 96,84!'), { width: 3 }),
    fill('linen', outline('-72,90! -60,150 -34,200 0,230 34,200 60,150 72,90! 0,60'), { width: 2.4 }),
    put(foxFace, { x: 4, y: 8, size: 1.04, turn: -5 }),
  ]),
  line(GLASS, 3),
  graven('-140,-60 -122,-128 -78,-174', 8, 'light', 0.9),
];

/** The tail lies about the fox, its tip white. */
const tail: Art = [
  fill(
    'red',
    outline('250,770! 330,700 430,690 500,720! 540,744 520,790 470,800! 400,806 320,830 260,840!'),
    { width: 3.2 },
  ),
  flat('redDark', outline('270,800! 350,770 430,776 500,790! 470,800 400,806 320,830 260,840!'), 0.6),
  fill('light', outline('452,694! 510,706 548,742 548,792! 500,800! 470,776! 484,762! 456,742! 474,728!'), {
    width: 2.8,
  }),
  ['300,760 350,730 400,724', '330,790 380,760 430,756'].map((hair) => graven(hair, 6, 'redDark', 0.75)),
];

const fern = (x: number, y: number, size: number): Art =>
  put(
    [-56, -24, 8, 40].map((turn, k) =>
      put(
        [
          line('M0 0Q10 -60 0 -130', 4, 'stem'),
          times(8, (i) =>
            [-1, 1].map((side) =>
              flat(
                k % 2 ? 'leaf' : 'sage',
                `M4 ${-16 - i * 14}q${side * (30 - i * 3)} -16 ${side * (44 - i * 5)} -2q${side * -20} 10 ${side * -(44 - i * 5)} 2Z`,
              ),
            ),
          ),
        ],
        { turn },
      ),
    ),
    { x, y, size },
  );
