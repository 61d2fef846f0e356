import { hoodedFalcon } from '../../creatures/falcon.ts';
import { fill, line, put, type Art } from '../../drawing/art.ts';
import { sleeve } from '../../figure/garment.ts';
import { HATS } from '../../figure/hats.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { disc } from '../../primitives/lights.ts';

/** A falconer's glove, its cuff at 0,0 and the fist closed at (60, 0) below the bird. */
const glove: Art = [
  fill('woodDark', 'M-40 -34L-30 34L26 28L22 -26Z', { width: 2 }),
  line('M-36 -32L-27 33', 6, 'trim'),
  fill('wood', 'M12 -24C30 -36 66 -38 80 -22C90 -4 86 20 68 28C48 36 22 32 12 24Z', { width: 2 }),
  line('M34 -8Q58 -16 82 -12M32 8Q58 2 84 6M34 20Q56 16 78 18', 2),
];

/** Her face is turned to the falcon on her gloved fist. */
export const lady: Art = [
  disc('hairBlack', 78, 370, 46),
  line('M78 330Q52 366 78 408', 3, 'detail', 0.5),
  nearBust(
    {
      side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'tender' },
      cloth: 'straw',
      trim: 'wine',
      over: put(HATS.leafBand, { x: -12, turn: -10 }),
      bow: 3,
    },
    { x: 190, y: 394, size: 1.36 },
  ),
  hoodedFalcon({ x: 418, y: 634, size: 1.6 }),
  sleeve(
    'wine',
    [
      [196, 606],
      [262, 792],
      [366, 696],
    ],
    2.1,
  ),
  put(glove, { x: 370, y: 676, turn: -24, size: 1.36 }),
];
