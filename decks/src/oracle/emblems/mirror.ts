import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { grass, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { foxFace, foxFromBehind } from './mirrorFox.ts';

const oval = (rx: number, ry: number) => `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`;
const GLASS = oval(158, 206);

export const mirror: OracleScene = {
  alt: 'In a birch wood at night a fox, seen from behind, sits before a great oval mirror that stands in the grass against a tree; from the bright glass, which lights the fox and the ground, its own face looks back calmly, one ear torn.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 400 }),
    flat('ink', boxPath(30, 30, 540, 800), 0.25),
    hills(540, [40, 70, 40, 60, 50, 80, 40], 'near'),
    eachOf('92,46 190,26 520,44 372,78', birch),
    flat('near', outline('30,640! 160,606 420,606 570,632! 570,840! 30,840!')),
    fern(530, 694, 1),
    glassLight,
    flat('ink', outline('232,660! 300,648 430,648 500,660! 470,674 380,680 270,674'), 0.55),
    put(frame, { x: 362, y: 404, turn: 3, size: 0.93 }),
    grass(
      times(8, (i): Point => [256 + i * 38, 674 + (i % 3) * 10]),
      'sage',
    ),
    mist,
    put(foxFromBehind, { x: 150, y: 612, size: 0.72, turn: 5 }),
    tail,
    grass([
      [400, 800],
      [540, 806],
      [60, 806],
      [470, 792],
    ]),
  ],
};

/** Mist from which the ears stand out. */
const mist: Art = times(5, (i) =>
  flat(
    'waterLight',
    outline(
      `${46},${590 - i * 6}! 70,${500 + i * 8} 150,${466 + i * 10} 236,${520 + i * 6} 250,${590 - i * 6}! 150,${650 - i * 8}`,
    ),
    0.16,
  ),
);

/** The light of the mirror on the grass before it. */
const glassLight: Art = [
  flat('sage', outline('260,640! 470,640! 560,740! 570,840! 200,840! 230,720'), 0.6),
  flat('glow', outline('300,654! 436,654! 500,730 500,790! 300,800! 270,720'), 0.5),
  flat('light', outline('320,652! 420,652! 460,700 440,730! 320,730! 296,700'), 0.5),
];

const birch = (x = 0, width = 0, index = 0): Art => [
  fill(index < 3 ? 'stone' : 'linen', boxPath(x - width / 2, 30, width, 640), { width: 2.4 }),
  flat('shade', boxPath(x + width * 0.1, 30, width * 0.4, 640), 0.55),
  times(12, (i) =>
    flat(
      'ink',
      `M${toTenth(x - width / 2)} ${70 + i * 50 + index * 13}q${toTenth(width * (0.3 + (i % 3) * 0.16))} ${i % 2 ? 4 : -3} ${toTenth(width * (0.3 + (i % 3) * 0.2))} 6q-${toTenth(width * 0.2)} 8 -${toTenth(width * (0.3 + (i % 3) * 0.2))} 7Z`,
      0.85,
    ),
  ),
];

const frame: Art = [
  // Two carved feet on which it stands.
  mirrored(fill('metal', outline('60,220! 96,236 128,262 124,288! 92,290 84,268 56,256!'), { width: 3 }), 0),
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
    flat('cloth', 'M-170 -220H170V230H-170Z'),
    flat('waterLight', circlePath(4, -78, 152), 0.45),
    fullMoon(4, -84, 104, 'glow', 'shaded'),
    flat('near', outline('-180,90! -60,60 80,70 180,50! 180,230! -180,230!')),
    flat('light', 'M-160 120L20 -220H90L-160 240Z', 0.16),
    fill('red', outline('-96,84! -130,140 -150,260! 150,260! 130,140 96,84!'), { width: 3 }),
    fill('linen', outline('-72,90! -60,150 -34,200 0,230 34,200 60,150 72,90! 0,60'), { width: 2.4 }),
    put(foxFace, { x: 4, y: 8, size: 1.04, turn: -5 }),
  ]),
  line(GLASS, 3),
  graven('-140,-60 -122,-128 -78,-174', 8, 'light', 0.9),
];

const TAIL = outline(
  '110,850! 150,800 220,756 300,722 380,704 452,704 506,726! 530,748 528,776 498,796! 430,806 360,818 300,850!',
);

/** The tail grows out of the rump, nearest to us, and lies about the fox; its tip is white. */
const tail: Art = [
  flat('ink', outline('300,800! 420,780 520,790 560,806! 540,840 300,850!'), 0.45),
  fill('redDark', TAIL, { width: 3.2 }),
  clipped(TAIL, [
    flat('wineDark', outline('120,850! 220,800 340,772 440,768 530,776! 530,850!'), 0.75),
    fill('light', outline('442,690! 470,716 452,734! 476,752 458,772! 486,790 476,820! 560,820! 560,690!'), {
      width: 2.6,
    }),
    flat('stone', outline('470,780! 500,776 540,760! 540,810! 484,810!')),
    line('M214 764Q300 718 384 708Q440 704 506 728', 13, 'trim', 0.9),
  ]),
  line(TAIL, 3.2),
  ['200,786 250,756 310,742', '300,760 350,740 410,734', '260,810 330,780 400,768'].map((hair) =>
    graven(hair, 7, 'wineDark', 0.8),
  ),
  // Where it leaves the rump it has no edge.
  flat('redDark', outline('120,800! 160,780 196,772! 190,800 170,820! 110,820!')),
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
