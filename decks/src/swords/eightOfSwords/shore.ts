import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { castle } from '../../primitives/buildings.ts';
import { sword } from '../../suits/objects.ts';

/** A sword with its point in the sand, which is heaped round the blade. */
export const planted = (x: number, y: number, size: number, turn: number): Art => [
  flat('ink', `M${x - 30} ${y + 4}q34 -12 70 0q-36 14 -70 0Z`, 0.3),
  sword(x, y - 116 * size, size, 180 + turn),
  fill(
    'straw',
    `M${x - 32} ${y + 8}C${x - 22} ${y - 8} ${x - 8} ${y - 14} ${x} ${y - 13}C${x + 10} ${y - 14} ${x + 22} ${y - 8} ${x + 32} ${y + 8}Q${x} ${y + 16} ${x - 32} ${y + 8}Z`,
    {
      width: 1.6,
    },
  ),
];

export const crag: Art = [
  fill('stone', 'M316 640L352 520L392 470L400 408L504 404L516 462L546 520L560 560V640Z'),
  graven('420,420 412,480 430,540', 5),
  graven('484,420 496,480 480,560', 5),
  castle(452, 408, 0.72),
];

export const sand: Art = [
  fill('straw', 'M40 672C140 654 240 668 320 660C420 650 490 662 560 656V900H40Z'),
  flat('linen', 'M232 790C216 830 176 862 120 900H488C432 862 392 830 376 790Q304 770 232 790Z', 0.5),
  graven('236,820 216,848 180,876', 4, 'straw'),
  graven('300,826 302,850 300,880', 4, 'straw'),
  graven('372,820 392,848 428,876', 4, 'straw'),
  eachOf('150,768,40 456,774,42 190,742,22', (x, y, w) => [
    fill(
      'waterLight',
      `M${x - w} ${y}a${w} ${w * 0.12} 0 1 0 ${2 * w} 0a${w} ${w * 0.12} 0 1 0 ${-2 * w} 0Z`,
      { width: 1.4 },
    ),
    line(`M${x - w * 0.7} ${y - 1}h${w * 0.8}M${x - w * 0.1} ${y + 3}h${w * 0.6}`, 1.4, 'light', 0.8),
  ]),
];
