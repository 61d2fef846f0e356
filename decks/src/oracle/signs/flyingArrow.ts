import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const SHAFT = 'M-16 262L-7 -210H7L16 262Z';
const VANE = outline('13,24! 34,60 56,120 64,180 60,236! 40,226 15,200!');
const MIDDLE_VANE = outline('0,40! 9,100 10,170 0,224! -10,170 -9,100');
const POINT = outline('0,-330! 34,-250 48,-196! 18,-214 0,-204 -18,-214 -48,-196! -34,-250');

const vane = (flip: boolean): Art =>
  put(
    [
      fill(flip ? 'red' : 'redDark', VANE, { width: 3.2 }),
      clipped(VANE, [
        flat('linen', outline('10,96! 70,140! 70,166! 10,122!')),
        flat('linen', outline('10,136! 70,180! 70,190! 10,146!')),
        line(
          times(11, (i) => `M8 ${34 + i * 18}L80 ${86 + i * 18}`).join(''),
          2.2,
          flip ? 'wine' : 'wineDark',
          0.7,
        ),
      ]),
      line(VANE, 3.2),
    ],
    { flip },
  );

const binding = (y: number, half: number): Art => [
  line(`M${-half} ${y}Q0 ${y + 8} ${half} ${y}`, 11, 'line'),
  line(`M${-half} ${y}Q0 ${y + 8} ${half} ${y}`, 6, 'linen'),
];

/** An arrow about 0 that points up: 600 long, nearer to us at its feathers. */
const arrow: Art = [
  vane(true),
  vane(false),
  fill('metal', SHAFT, { width: 3 }),
  flat('metalDark', 'M3 -210H7L16 262H6Z', 0.8),
  line('M-8 20L-4 -190', 3, 'light', 0.8),
  fill('red', MIDDLE_VANE, { width: 2.8 }),
  binding(22, 13),
  binding(234, 17),
  fill('woodDark', 'M-18 250H18L20 290L8 284L0 266L-8 284L-20 290Z', { width: 2.8 }),
  fill('steel', POINT, { width: 3.2 }),
  flat('steelDark', outline('0,-330! 34,-250 48,-196! 18,-214 0,-204!'), 0.9),
  binding(-198, 10),
];

/** The air that it parts. */
const wake: Art = [
  [
    '30,806 90,716 150,626',
    '110,830 160,760 214,684',
    '40,716 84,650 120,600',
    '196,820 230,770 260,730',
  ].map((cut, i) => graven(cut, 7 - i, 'light', 0.75)),
];

/** It flies from the lower left to the upper right. */
export const flyingArrow: Art = [
  wake,
  disc('glow', 404, 356, 60, 0, 0.12),
  put(arrow, { x: 262, y: 548, turn: 36, size: 0.98 }),
];
