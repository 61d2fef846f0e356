import { type Art, eachOf, mirrored } from '../drawing/art.ts';
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
