import { type Art, eachOf, fill, mirrored } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import { graven, limb } from '../drawing/swell.ts';
import { flower, leaf } from '../primitives/plants.ts';

/** Two rose trees whose stems are bent together into an arch over whoever sits below. */
export const bower: Art = [
  mirrored([
    limb('wood', '104,872 120,720 92,560 112,400 180,270 300,206', [40, 28, 26, 22, 16, 8]),
    graven('98,850 112,720 86,570 104,420', 5),
    limb('woodDark', '76,872 86,760 134,650 88,500 134,370 206,276', [20, 18, 14, 14, 12, 5]),
  ]),
  mirrored([
    eachOf(
      '118,742,200 134,664,-30 80,610,160 98,536,-50 84,486,190 112,428,-20 116,382,210 150,336,-10 150,306,230 192,286,30 206,246,250 240,246,60 258,222,250',
      (x, y, turn, i) => [
        leaf(x, y, turn - 26, 40, i % 2 ? 'leaf' : 'leafDark'),
        leaf(x, y, turn + 26, 46, i % 2 ? 'leafDark' : 'leaf'),
      ],
    ),
    eachOf('84,690,17 128,590,20 84,446,22 158,384,17 140,296,24 218,236,22', (x, y, r) =>
      flower(x, y, r, 5, 'rose', 'red'),
    ),
  ]),
  flower(300, 204, 32, 6, 'rose', 'red'),
];

/** A seat of turf, with grass hanging over its edge. */
export const turfSeat: Art = [
  fill('leafDark', 'M88 872C88 760 92 676 150 640Q290 604 430 640C486 676 496 760 496 872Z'),
  times(12, (i) => {
    const x = 112 + i * 33 + (i % 2) * 6;
    const y = 640 + Math.abs(i - 5.5) ** 2 * 1.6;
    return fill(
      'leaf',
      `M${x - 12} ${y}Q${x - 8} ${y + 34} ${x - 16} ${y + 54}Q${x + 8} ${y + 34} ${x + 12} ${y}Z`,
      {
        width: 1.3,
      },
    );
  }),
  graven('118,740 106,800 110,862', 4),
  graven('464,740 476,800 470,862', 4),
];
