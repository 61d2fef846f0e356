import { fill, line, put, tube, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { bareLeg } from '../../figure/bareLeg.ts';
import { childSide } from '../../figure/childSide.ts';
import { grip } from '../../figure/grip.ts';
import { disc } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

/** Its pole runs through 0,0; the cloth flies back. */
const flag: Art = [
  tube('wood', 'M-8 74L14 -140', 6),
  fill('red', 'M13 -136C-16 -152 -40 -120 -72 -134C-66 -112 -70 -86 -78 -58C-46 -42 -24 -72 6 -54Z'),
  graven('8,-112 -30,-106 -64,-112', 5),
  graven('6,-84 -30,-76 -66,-84', 4),
];

const curls: Art = [
  [-70, 26],
  [-76, 2],
  [-74, -24],
  [-62, -48],
  [-42, -66],
  [-18, -76],
  [8, -78],
  [28, -66],
].map(([x = 0, y = 0]) => disc('hairFair', x, y, 18, 1.4));

const garland: Art = [
  [-64, -58],
  [-40, -80],
  [-10, -92],
  [20, -88],
  [38, -68],
].map(([x = 0, y = 0], i) => flower(x, y, 16, 5, i % 2 ? 'rose' : 'red', 'redDark'));

/** A child astride, from the side: the face lifted to the sun, the rein in the far hand, the flag in the near one. */
export const rider: Art = [
  limb('skinFair', '262,596 292,632 320,628', [30, 27, 19], 'skinEdge'),
  grip('skinFair', { x: 331, y: 626, size: 0.72, turn: -10 }),
  fill('linen', 'M258 578C276 580 288 592 292 612L264 626Z'),
  put([childSide('skinFair', 'hairFair'), curls, garland], { x: 254, y: 508, size: 0.88, turn: -16 }),
  bareLeg('skinFair', { joints: '250,664 318,694 296,764', foot: 26 }, 0.86),
  fill(
    'linen',
    'M226 576C212 606 208 640 210 670C214 700 232 714 256 712C268 706 280 696 312 684C322 668 312 654 290 648C292 622 286 596 272 578Q250 590 226 576Z',
  ),
  fill('rose', 'M224 570Q250 586 274 572L280 582Q250 602 218 582Z', { width: 2 }),
  line('M210 650Q252 664 291 646', 7, 'rose'),
  graven('230,662 238,690 258,704', 4),
  graven('262,660 280,676 304,674', 4),
  graven('276,600 278,622 272,644', 3),
  limb('skinFair', '236,604 188,618 168,552', [30, 30, 19], 'skinEdge'),
  grip('skinFair', { x: 166, y: 538, size: 0.76, turn: -100 }, flag),
  fill('linen', 'M250 584C228 582 210 590 200 602C200 618 206 632 216 638C238 638 254 622 258 604Z'),
  graven('246,594 226,602 210,620', 3),
];
