import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { plume } from './plume.ts';

export const feather: OracleScene = {
  alt: 'A large white feather, curved like a boat, floats on a lake at dusk and hardly bends the water; below it, seen through the clear depth, three heavy stones sink to the bottom, their cut red cord drifting up.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 28, floor: 260 }),
    hills(392, [60, 120, 90, 150, 100, 70, 120], 'far'),
    oracleHaze(330, 326, 170),
    hills(404, [10, 30, 14, 6, 10, 40, 60], 'mid'),
    depth,
    stones,
    put(plume, { x: 300, y: 398 }),
    surface,
  ],
};

const LEVEL = 404;

const depth: Art = [
  fill('water', boxPath(30, LEVEL, 540, 440), { width: 3 }),
  flat('waterLight', boxPath(30, LEVEL, 540, 34), 0.55),
  flat('near', outline('30,560! 180,520 380,548 570,500! 570,840! 30,840!'), 0.55),
  flat('gloom', outline('30,700! 180,660 400,690 570,640! 570,840! 30,840!'), 0.6),
  ['M120 404H190L130 720H40Z', 'M400 404H450L520 700H430Z'].map((beam) => flat('waterLight', beam, 0.16)),
  fill('stem', outline('30,776! 120,750 220,764 330,752 450,768 570,748! 570,840! 30,840!'), { width: 3 }),
];

/** A rounded stone about 200 wide, lit from the upper left. */
const stone = (turn: number): Art =>
  put(
    [
      fill('stoneDark', STONE, { width: 3.4 }),
      clipped(STONE, [
        flat('stone', outline('-110,20 -96,-60 -30,-90 60,-84 80,-60 20,-50 -50,-20 -76,40')),
        flat('gloomLight', outline('104,-20! 110,70 0,90 -80,74! -20,66 60,50 88,10'), 0.75),
      ]),
    ],
    { turn },
  );
const STONE = outline('-100,10 -84,-48 -24,-76 46,-70 92,-30 98,28 60,66 -20,72 -76,56');

const CORD = 'M0 -74C-30 -112 6 -140 -18 -176C-30 -200 -8 -220 6 -206';

/** Three stones on their way down, one with the cord by which it was carried, and the bubbles that they leave. */
const stones: Art = [
  put(
    [
      line(CORD, 9, 'line'),
      line(CORD, 5, 'red'),
      stone(-6),
      line('M-98 -4C-40 14 40 10 98 -16M0 -74C-14 -20 -8 30 8 70', 9, 'line'),
      line('M-98 -4C-40 14 40 10 98 -16M0 -74C-14 -20 -8 30 8 70', 5, 'red'),
      fill('red', 'M-14 -8L4 -12L10 10L-10 14Z', { width: 2.2 }),
    ],
    { x: 190, y: 670, size: 0.96 },
  ),
  put(stone(30), { x: 404, y: 586, size: 0.66 }),
  put(stone(-20), { x: 450, y: 716, size: 0.8 }),
  eachOf(
    '340,540,6 356,506,4 344,478,5 470,520,6 458,486,4 474,458,3 86,600,6 100,566,4 88,540,3 530,640,5 518,610,4',
    (x = 0, y = 0, r = 0) => line(circlePath(x, y, r), 2.2, 'light', 0.8),
  ),
];

/** The surface in front of the feather, with the rings that it makes. */
const surface: Art = [
  line(
    times(
      3,
      (i) =>
        `M${196 - i * 46} ${LEVEL + 8 + i * 12}Q300 ${LEVEL + 26 + i * 16} ${404 + i * 46} ${LEVEL + 8 + i * 12}`,
    ).join(''),
    3.4,
    'light',
    0.85,
  ),
  line(`M40 ${LEVEL}H150M450 ${LEVEL}H560`, 4, 'light', 0.9),
  graven('60,430 100,426 140,430', 5, 'light', 0.7),
  graven('470,436 510,432 548,436', 5, 'light', 0.7),
];
