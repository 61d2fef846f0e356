import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { star } from '../../primitives/lights.ts';
import { geese, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { rowingBoat } from './rowingBoat.ts';

export const tide: OracleScene = {
  alt: 'At low tide a red rowing boat leans on the bare sand, its rope and anchor laid out before it; a channel of water winds away to the far sea, where a great moon stands on the horizon.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 30, floor: 240 }),
    fullMoon(388, 300, 118),
    oracleHaze(60, 300, 180),
    oracleHaze(400, 352, 150),
    flat('water', boxPath(40, 392, 520, 60)),
    line('M40 392H560M70 408h120M240 414h90M380 406h60M470 416h60', 2.4, 'light', 0.7),
    flat('glow', 'M340 396H436L426 402H350ZM330 410H446L430 418H344Z', 0.9),
    sand,
    geese([
      [120, 220, 15],
      [152, 206, 13],
      [186, 214, 12],
    ]),
    put(rowingBoat, { x: 284, y: 596, size: 0.98, turn: -9 }),
    anchor,
    put(scallop('rose'), { x: 492, y: 764, size: 0.34, turn: -16 }),
    put(star(0, 0, 30, 'red', 5, 0.46), { x: 400, y: 776, turn: 14 }),
  ],
};

/** The bare sand with its ripples, and a channel that winds out to the sea. */
const sand: Art = [
  fill('straw', 'M40 440C140 426 240 444 330 434C420 426 500 440 560 430V830H40Z', { width: 2 }),
  fill(
    'water',
    'M560 700C500 690 430 660 448 610C462 576 560 570 540 530C520 500 400 506 380 476C370 456 400 446 420 434H446C424 450 420 466 450 480C500 496 560 506 560 520V580C520 600 500 620 520 640C530 650 546 654 560 656Z',
    { width: 2.4 },
  ),
  flat(
    'glow',
    'M402 452L430 440L418 454ZM420 478L470 490L500 500L440 492ZM470 604Q520 580 556 560Q520 600 480 616Z',
    0.9,
  ),
  line('M470 640Q500 670 556 680M480 620h30', 2.4, 'light', 0.7),
  times(11, (i) =>
    graven(
      times(5, (k) => [34 + k * 78 + (i % 3) * 14, 470 + i * 33 + (k % 2 ? -7 : 7)] as const),
      5,
      'metalDark',
      0.65,
    ),
  ),
];

const ROPE = 'M72 560C40 620 70 660 96 690C116 720 136 728 150 740';
const anchor: Art = [
  line(ROPE, 8, 'line'),
  line(ROPE, 4.6, 'linen'),
  put(
    [
      line('M0 -34V36M-26 -18H26', 13, 'line'),
      line('M-40 8C-34 50 34 50 40 8', 13, 'line'),
      fill('ink', 'M-52 16L-40 -8L-26 14ZM52 16L40 -8L26 14Z'),
      line('M0 -34V36M-26 -18H26M-40 8C-34 50 34 50 40 8', 7, 'steelDark'),
    ],
    { x: 176, y: 752, turn: 64, size: 0.8 },
  ),
];
