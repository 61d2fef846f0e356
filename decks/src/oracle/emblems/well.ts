import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { star } from '../../primitives/lights.ts';
import { flower, tree } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const well: OracleScene = {
  alt: 'A round stone well under a small tiled roof stands in a meadow, the moon above it; a full bucket hangs on its rope and holds a star.',
  hour: 'field',
  draw: (chance) => [
    emblemSky(chance, { x: 404, y: 196, r: 90 }),
    hills(630, [50, 80, 40, 70, 30, 90, 50], 'far'),
    oracleHaze(330, 600, 200),
    put(tree(0, 0, 0.6), { x: 98, y: 704 }),
    hills(690, [20, 34, 10, 24, 12, 30, 16], 'mid'),
    roof,
    stones,
    bucket,
    hills(788, [16, 4, 10, 0, 8, 2, 14], 'near'),
    eachRow(
      [
        [86, 776, 14],
        [136, 794, 12],
        [476, 788, 14],
        [524, 770, 17],
      ],
      (x, y, r) => flower(x, y, r, 5, 'light', 'linen'),
    ),
    grass([
      [112, 790],
      [446, 796],
      [500, 790],
      [170, 798],
    ]),
  ],
};

const roof: Art = [
  fill('wood', 'M176 660V420H198V660ZM402 660V420H424V660Z'),
  line('M190 470H410', 17, 'line'),
  line('M190 470H410', 13, 'woodDark'),
  fill('wood', 'M424 462h24v14h-24ZM440 440h12v36h-12Z', { width: 2 }),
  fill('red', 'M120 424L210 300H390L480 424Z'),
  times(3, (row) =>
    times(9 + row, (i) => {
      const [y, left, right] = [342 + row * 38, 184 - row * 30, 416 + row * 30];
      const step = (right - left) / (9 + row);
      return line(`M${left + i * step} ${y}q${step / 2} 15 ${step} 0`, 2.2, 'redDark');
    }),
  ),
  fill('redDark', 'M200 294H400V310H200Z', { width: 2 }),
];

const stones: Art = [
  fill('ink', 'M136 652C136 616 464 616 464 652C464 688 136 688 136 652Z'),
  flat('gloomLight', 'M140 650C146 620 454 620 460 650C440 664 160 664 140 650Z'),
  line(
    'M144 640C200 656 400 656 456 640M180 632v17M226 626v28M272 624v32M328 624v32M374 626v28M420 632v17',
    1.8,
    'ink',
  ),
  fill('water', 'M196 672C220 660 380 660 404 672C380 682 220 682 196 672Z', { width: 1.4 }),
  star(352, 672, 7, 'light'),
  fill('stone', 'M128 652C128 700 472 700 472 652V772C472 816 128 816 128 772Z'),
  flat('stoneDark', 'M400 686C444 680 472 668 472 652V772C472 790 440 800 400 804Z', 0.8),
  eachRow(
    [
      [180, 696, 56],
      [300, 740, 60],
      [214, 766, 58],
      [350, 704, 56],
      [150, 730, 48],
    ],
    (x, y, w) => flat('stoneDark', `M${x} ${y}q${w / 2} 8 ${w} 6v28q${-w / 2} 2 ${-w} -6Z`, 0.7),
  ),
  times(3, (row) =>
    line(`M128 ${694 + row * 32}C128 ${740 + row * 32} 472 ${740 + row * 32} 472 ${694 + row * 32}`, 2),
  ),
  line(
    times(4, (row) =>
      times(6, (i) => {
        const x = 152 + i * 60 + (row % 2) * 28;
        const sag = 36 * (1 - ((x - 300) / 180) ** 2);
        return x < 470 ? `M${x} ${660 + row * 32 + sag}v30` : '';
      }).join(''),
    ).join(''),
    2,
  ),
];

const bucket: Art = [
  [278, 289, 300, 311].map((x) => [
    line(`M${x} 460q7 10 0 20`, 9, 'line'),
    line(`M${x} 460q7 10 0 20`, 6, 'linen'),
  ]),
  line('M300 476V536', 6, 'line'),
  line('M300 476V536', 3.4, 'linen'),
  put(
    [
      line('M-40 -30C-36 -72 36 -72 40 -30', 5, 'ink'),
      fill('wood', 'M-48 -30H48L38 58H-38Z'),
      fill('waterLight', 'M-48 -30C-40 -46 40 -46 48 -30C40 -16 -40 -16 -48 -30Z'),
      star(0, -31, 10, 'light'),
      line('M-20 -20L-16 58M4 -18V58M28 -22L22 58', 1.8, 'woodDark'),
      line('M-44 2H44M-40 36H40', 5, 'steelDark'),
    ],
    { x: 300, y: 596, size: 0.92 },
  ),
];
