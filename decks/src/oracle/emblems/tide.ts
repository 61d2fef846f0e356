import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { geese, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { rowingBoat } from './rowingBoat.ts';

export const tide: OracleScene = {
  alt: 'At low tide a red rowing boat leans on its keel on the bare sand, two oars laid in it, its rope and anchor laid out before it; a channel of water winds away to the far sea, where a great moon stands on the horizon.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 30, floor: 240 }),
    fullMoon(388, 300, 118, 'glow', 'shaded'),
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
    put(rowingBoat, { x: 278, y: 598, size: 0.93, turn: -9 }),
    anchor,
    pebbles,
  ],
};

/** The bare sand with its ripples, and a channel that winds out to the sea. */
const sand: Art = [
  fill('straw', 'M40 440C140 426 240 444 330 434C420 426 500 440 560 430V830H40Z', { width: 2 }),
  fill(
    'water',
    'M560 744C490 730 392 690 420 628C440 588 540 580 520 546C504 518 400 520 360 490C330 466 348 448 366 434H452C440 448 444 458 480 474C520 490 556 492 560 500V744Z',
    { width: 2.4 },
  ),
  flat(
    'glow',
    'M384 448Q412 438 436 440Q414 452 390 454ZM392 480Q440 480 500 504Q440 500 392 480ZM462 612Q500 584 552 560Q520 604 470 626Z',
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

const pebbles: Art = [
  'M430 780C434 766 462 764 472 778C470 790 440 794 430 780Z',
  'M466 792C470 784 488 784 494 792C488 800 472 800 466 792Z',
  'M246 788C250 780 266 780 270 788C266 796 250 796 246 788Z',
].map((d) => fill('stoneDark', d, { width: 2 }));

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
