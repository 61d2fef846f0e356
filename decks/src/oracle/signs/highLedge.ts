import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** The way up in bends, wide near the top and narrow far below. */
const BENDS = [
  ['M214 676C300 690 330 704 262 716', 15],
  ['M262 716C170 730 120 742 176 752', 11],
  ['M176 752C230 760 232 770 188 778', 8],
  ['M188 778C150 786 150 794 172 806', 6],
] as const;

/** The steep rock under the ledge, with snow on it and the way up. */
export const ledge: Art = [
  fill(
    'stoneDark',
    outline('120,664! 170,652 300,650 620,644! 620,840! 150,840! 140,800! 166,770 150,740! 112,712 120,690!'),
    { width: 3.2 },
  ),
  flat(
    'stone',
    outline(
      '120,668! 200,660 300,664! 240,700 190,712! 214,760 180,800! 190,840! 150,840! 140,800! 166,770 150,740! 112,712!',
    ),
  ),
  [
    '420,700 440,750 430,800',
    '500,690 520,740 510,800',
    '350,720 360,770 350,810',
    '310,740 320,770 316,800',
  ].map((cut) => graven(cut, 9, 'shade', 0.7)),
  BENDS.map(([way, width]) => line(way, width + 5, 'line')),
  BENDS.map(([way, width]) => line(way, width, 'snow')),
  flat(
    'snow',
    outline(
      '112,668! 120,648 220,640 360,646 620,640! 620,668! 520,664 460,684! 400,668 330,672 260,690 180,686!',
    ),
  ),
  flat('snow', outline('380,744! 420,730 480,740! 440,752 410,766!')),
];

/** A village far below in the valley, one window of it lit in each house, and clouds between. */
export const valley: Art = [
  flat('mid', boxPath(40, 640, 200, 200)),
  eachOf('66,756,1 98,744,0.8 84,784,1.2 124,776,0.9', (x = 0, y = 0, size = 1) =>
    put(
      [
        fill('shade', 'M-13 0V-14L0 -26L13 -14V0Z', { width: 1.6 }),
        flat('snow', 'M-16 -12L0 -28L16 -12L0 -20Z'),
        disc('glow', 0, -7, 4, 0),
      ],
      { x, y, size },
    ),
  ),
  times(3, (i) => line(`M46 ${712 + i * 38}q40 ${-10 + i * 8} 90 ${i * 4}`, 2, 'stoneDark', 0.7)),
];
