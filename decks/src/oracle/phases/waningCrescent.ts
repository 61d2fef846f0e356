import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { grass, hills, oracleHaze, pineBough, printedSky, stillWater } from '../landscape.ts';
import { monthArch, seenMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { bearInHammock } from './bearInHammock.ts';

export const waningCrescent: OracleScene = {
  alt: 'Before sunrise a brown bear sleeps in a striped hammock between two pines by a lake, one paw hanging down; a spade with a straw hat on it stands in the earth beside it, and above fades the last thin moon, lit on its left.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 260 }),
    seenMoon(300, 292, 88, 7 / 8),
    hills(560, [20, 44, 80, 40, 60, 100, 70], 'far'),
    oracleHaze(300, 520, 230, 'light', 0.85),
    stillWater(578),
    flat('ink', outline('150,740! 300,726 450,740! 300,762'), 0.35),
    meadow,
    trunks,
    monthArch(7),
    [pineBough(410, 236, 0.6), pineBough(190, 232, 0.6, true)],
    bearInHammock,
    spade,
    grass([
      [70, 800],
      [120, 806],
      [210, 800],
      [400, 804],
      [540, 800],
    ]),
  ],
};

const meadow: Art = [
  fill('near', outline('30,690! 160,672 300,682 440,668 570,690! 570,840! 30,840!'), { width: 3 }),
  flat('ink', outline('120,748! 300,724 480,748! 300,776'), 0.45),
];

const trunks: Art = [
  limb('wood', '62,870 82,640 80,400 92,30', [92, 54, 44, 34], 'line', 3),
  limb('wood', '542,870 520,640 522,400 510,30', [92, 54, 44, 34], 'line', 3),
  ['88,800 98,600 94,400', '560,800 534,600 536,400'].map((bark) => graven(bark, 16, 'woodDark', 0.9)),
  line(
    'M70 240l14 12M66 320l16 10M72 500l14 14M66 590l18 12M70 660l14 10M506 260l14 12M512 340l14 10M504 520l14 14M508 610l16 12',
    3.4,
    'woodDark',
  ),
];

/** A spade that stands in the earth, a straw hat on its handle. */
const spade: Art = put(
  [
    flat('ink', outline('-40,4! 0,-8 60,4! 0,14'), 0.5),
    fill('steelDark', 'M-30 -58H30L28 0H-28Z', { width: 3 }),
    flat('steel', boxPath(-26, -54, 20, 50)),
    line('M0 -56V-190', 15, 'line'),
    line('M0 -56V-190', 10, 'wood'),
    fill(
      'straw',
      outline('-62,-176! -40,-190 -30,-196 -24,-226 0,-236 24,-226 30,-196 40,-190 62,-176! 0,-164'),
      {
        width: 3,
      },
    ),
    line('M-29 -196Q0 -184 29 -196', 9, 'red'),
    graven('-40,-180 0,-172 40,-180', 4, 'metalDark', 0.9),
  ],
  { x: 448, y: 764, turn: 7 },
);
