import { fallenMane } from '../../creatures/horse/hair.ts';
import { bridle, farEar, features, headOutline } from '../../creatures/horse/head.ts';
import { type Art, fill, line, put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven } from '../../drawing/swell.ts';
import { flower, leaf } from '../../primitives/plants.ts';

const FACE = 58;
const CREST = '-4,-18 -40,-20 -74,6 -96,46 -108,92';

/** A garland of leaves and flowers round the lower part of the neck. */
const collar: Art = [
  '-104,110 -84,134 -60,150 -34,156 -8,152 14,140'
    .split(' ')
    .map((at) => at.split(',').map(Number))
    .map(([x = 0, y = 0], i) => [
      leaf(x, y, 40 + i * 8, 34, 'leafDark'),
      leaf(x, y, 150 - i * 8, 34, 'leaf'),
      leaf(x, y, -60, 26, 'leaf'),
      i % 2 === 0 && flower(x, y, 17, 6, i === 2 ? 'light' : 'rose', i === 2 ? 'linen' : 'red'),
    ]),
];

/** Head, neck and breast of a horse that comes towards us to the left, its chin drawn in; the poll at 0,0 before it is placed. */
export const paradeHorse: Art = put(
  [
    put(farEar('woodDark'), { turn: FACE - 30 }),
    fill(
      'wood',
      smoothPath([
        ...headOutline([0, 0], FACE),
        ...toPoints(CREST),
        ...toPoints('-128,150 -130,230 -60,260 40,240 44,190 26,140 4,96 -4,66'),
      ]),
    ),
    graven('-4,80 6,120 28,160', 6, 'ink', 0.35),
    graven('-30,30 -50,90 -40,150', 5, 'ink', 0.35),
    graven('-70,60 -90,110 -90,170', 5, 'ink', 0.3),
    fallenMane('hairBlack', CREST),
    put([features('wood'), bridle], { turn: FACE }),
    line('M36 82Q-14 112 -58 63', 3.2, 'redDark'),
    line('M36 82Q-14 112 -58 63', 1, 'trim', 0.8),
    collar,
  ],
  { x: 218, y: 558, size: 1.76, flip: true },
);
