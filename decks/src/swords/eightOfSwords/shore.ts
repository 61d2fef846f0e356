import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { castle } from '../../primitives/buildings.ts';
import { longSword } from '../../suits/longSword.ts';

/** A sword with its point in the mud, which has risen round the blade. */
export const planted = (x: number, y: number, size: number, turn: number): Art => [
  flat('ink', `M${x - 26} ${y + 4}q40 -12 84 2q-40 12 -84 -2Z`, 0.45),
  put(longSword(180 + turn, size), { x: x + turn * 4.8 * size, y: y - 300 * size }),
  flat(
    'woodDark',
    `M${x - 44} ${y + 8}Q${x - 18} ${y - 4} ${x - 11} ${y - 9}Q${x} ${y - 4} ${x + 11} ${y - 10}Q${x + 18} ${y - 4} ${x + 44} ${y + 8}Q${x} ${y + 20} ${x - 44} ${y + 8}Z`,
  ),
  line(
    `M${x - 30} ${y + 2}Q${x - 17} ${y - 3} ${x - 11} ${y - 9}Q${x} ${y - 4} ${x + 11} ${y - 10}Q${x + 17} ${y - 4} ${x + 28} ${y + 1}`,
    2.4,
    'wood',
  ),
];

export const crag: Art = [
  fill('stone', 'M316 640L352 520L392 470L400 408L504 404L516 462L546 520L560 560V640Z'),
  graven('420,420 412,480 430,540', 5),
  graven('484,420 496,480 480,560', 5),
  castle(452, 408, 0.72),
];

/** Dark mud, in which two puddles hold the sky. */
export const mud: Art = [
  fill('woodDark', 'M40 672C140 654 240 668 320 660C420 650 490 662 560 656V900H40Z'),
  eachOf('60,690,150 330,688,520 50,716,90 470,712,550 60,846,160 430,850,540', (x, y, end) =>
    graven(
      [
        [x, y],
        [(x + end) / 2, y - 5],
        [end, y],
      ],
      4,
      'wood',
      0.8,
    ),
  ),
  eachOf('106,790,60 500,784,56', (x, y, w) => [
    fill(
      'waterLight',
      `M${x - w} ${y}C${x - w} ${y - 14} ${x - 10} ${y - 22} ${x + 16} ${y - 18}C${x + 40} ${y - 22} ${x + w + 12} ${y - 10} ${x + w} ${y + 4}C${x + 30} ${y + 18} ${x - 44} ${y + 18} ${x - w} ${y}Z`,
      { width: 1.6 },
    ),
    line(`M${x - w * 0.7} ${y - 2}h${w * 0.8}M${x - w * 0.1} ${y + 6}h${w * 0.7}`, 1.8, 'light', 0.8),
  ]),
];
