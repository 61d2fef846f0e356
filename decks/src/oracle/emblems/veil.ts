import { clipped, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { disc, star } from '../../primitives/lights.ts';
import { oracleHaze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const veil: OracleScene = {
  alt: 'A sheer white curtain sewn with stars, with a golden hem, hangs in an open window over a lake; the wind fills it and lifts its corner, and it hides half of the moon.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { x: 384, y: 356, r: 148, face: 'shaded' }),
    hills(610, [30, 50, 80, 40, 60, 90, 60], 'far'),
    oracleHaze(400, 574, 150),
    stillWater(620),
    moonRoad(440, 626, 760, 56),
    fill('linen', 'M40 752H560V830H40Z'),
    line(
      'M40 780H560M140 752V780M300 752V780M460 752V780M80 780V830M220 780V830M380 780V830M520 780V830',
      2,
      'stoneDark',
      0.8,
    ),
    fill('woodDark', 'M40 40H560V74H560V752H540V74H60V752H40Z'),
    line('M50 80V750M550 80V750M66 58H540', 1.8, 'wood', 0.8),
    flat('shade', 'M76 764C160 786 300 772 330 758V752H76Z', 0.35),
    line('M60 132H540', 17, 'line'),
    line('M60 132H540', 12, 'metal'),
    [52, 548].map((x) => disc('metal', x, 132, 17)),
    gauze,
    times(9, (i) => disc('metal', 84 + i * 40, 136, 9, 2)),
  ],
};

const HEM =
  'M532 604C508 660 462 676 428 656C404 712 350 734 310 708C284 752 224 768 182 738C152 764 106 768 68 746';
const VEIL = `M78 146Q104 158 124 146Q144 158 164 146Q184 158 204 146Q224 158 244 146Q264 158 284 146Q304 158 324 146Q344 158 364 146Q384 158 410 146C402 250 372 330 388 430C402 520 456 580 532 604${HEM.slice(HEM.indexOf('C'))}C94 620 64 520 82 420C96 320 72 240 78 146Z`;

const LEFT_EDGE: readonly Point[] = [
  [78, 140],
  [84, 290],
  [80, 440],
  [80, 600],
  [66, 770],
];
const RIGHT_EDGE: readonly Point[] = [
  [410, 140],
  [386, 290],
  [390, 440],
  [440, 556],
  [548, 616],
];
/** A line down the veil, at a share of its width from the left; in the middle the wind swells it. */
const down = (share: number): Point[] =>
  LEFT_EDGE.map(([x, y], i): Point => {
    const [toX, toY] = RIGHT_EDGE[i] ?? [x, y];
    const swell = [0, 0, 10, 34, 40][i] ?? 0;
    return [x + (toX - x) * share, y + (toY - y) * share + swell * Math.sin(Math.PI * share)];
  });

const gauze: Art = [
  flat('light', VEIL, 0.76),
  clipped(VEIL, [
    [0.08, 0.19, 0.37, 0.49, 0.69, 0.86].map((share, i) => [
      flat(
        'water',
        swellPath(down(share), [5, 14, 20 + (i % 2) * 10, 30 + (i % 2) * 16, 44 + (i % 2) * 26]),
        0.24,
      ),
      flat('water', swellPath(down(share + 0.012), [3, 7, 10, 15, 22]), 0.26),
      flat('snow', swellPath(down(share - 0.065), [2, 8, 13, 20, 30]), 0.6),
    ]),
    line(HEM, 22, 'metal'),
    line(HEM, 26, 'metalDark', 0.25),
  ]),
  line(VEIL, 2.8),
  eachRow(
    [
      [0.17, 1, 9],
      [0.46, 1, 9],
      [0.78, 1, 9],
      [0.31, 2, 11],
      [0.62, 2, 11],
      [0.05, 2, 9],
      [0.92, 2, 9],
      [0.17, 3, 13],
      [0.46, 3, 13],
      [0.78, 3, 13],
    ],
    (share, i, r) => {
      const [x, y] = down(share)[i] ?? [0, 0];
      return star(x, y, r, i % 2 ? 'red' : 'metalDark');
    },
  ),
];
