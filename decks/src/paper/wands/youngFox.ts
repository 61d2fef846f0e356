import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '330,452 410,420 456,480 496,570 516,660 504,740 450,772 380,774 336,760 330,680 312,600 308,520',
);
const TAIL = outline(
  '480,700! 530,720 548,770 510,820 420,836 330,826 250,800! 300,784 370,776 440,760 470,740',
);
const SKULL = outline(
  '-112,14 -80,-6 -40,-24 -14,-46 10,-52! 6,-100 26,-152! 56,-100 64,-40! 80,-6 70,34 30,56 -20,48 -70,34 -104,28',
);
const CHEEK = outline('-106,22! -60,14 -10,12 24,4 50,20 76,10! 72,36 30,56 -20,48 -70,34');

const head: Art = [
  cut('near', outline('-20,-40! -30,-90 -20,-134! 10,-96 20,-46!'), 4),
  joined('mid', [SKULL]),
  flat('light', CHEEK),
  flat('ink', outline('22,-66! 18,-100 28,-134! 48,-96 52,-50!')),
  eye(-34, -2, 9),
  flat('ink', circlePath(-108, 18, 10) + lens([-96, 32], [-40, 34], 4)),
  combed('-50,-14 -6,-38 30,-44', '-20,-4 20,-20 60,-26', { role: 'ink', rows: 3, width: 4, length: 20 }),
];

/**
 * A young fox that sits with its brush round its feet and looks up to the left: 310 wide, from its ears at
 * 249 to its brush at 840.
 */
export const youngFox: Art = [
  joined('near', [limb('336,620,44 322,710,30 316,776,24 296,782,18')]),
  joined('mid', [BODY, TAIL]),
  flat('light', outline('314,480 356,490 376,550 356,620 334,684 318,620 312,540')),
  flat('light', outline('250,800! 280,790 330,782 316,804 340,826 290,816')),
  joined('mid', [limb('396,570,86 372,670,50 358,740,36 352,790,32 326,800,24')], 3),
  flat('ink', limb('355,754,32 351,790,28 326,800,21')),
  flat('ink', 'M342 758L344 722L352 744L360 712L364 740L373 718L371 758Z'),
  flat('light', lens([322, 796], [336, 794], 3)),
  gouge('500,730 470,640 410,640 384,700 380,750', 7),
  combed('460,510 496,600 506,680', '410,470 450,570 470,620', { role: 'ink', rows: 4 }),
  combed('390,470 410,540 416,600', '404,464 430,530 440,590', { role: 'ink', rows: 2 }),
  combed('510,690 500,730 450,756', '440,660 440,700 420,740', { role: 'ink', rows: 4 }),
  combed('536,770 470,800 350,800', '530,806 450,826 340,818', { role: 'ink', rows: 3 }),
  put(head, { x: 376, y: 400, turn: 26, size: 1.15 }),
];
