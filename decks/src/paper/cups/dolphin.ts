import { flat, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { eye } from '../nature/head.ts';

const BODY = outline(
  '112,650 136,556 196,446 278,352 364,296 424,292 456,316! 496,302 542,300 550,312 540,326 492,344 458,362 444,412 398,496 318,570 232,618 158,676',
);
const FLUKES = outline('112,640! 84,650 44,632! 56,684 98,714! 116,704! 134,752 190,776! 192,722 160,662!');
const BACK_FIN = outline('276,372! 226,338 164,330! 184,384 194,436 204,470! 240,424');
const FIN = outline('392,436! 448,484 478,560! 410,548 356,512 336,484!');
const BELLY = outline(
  '546,318 492,336 430,360 404,400 350,480 270,548 196,606! 250,612 318,570 398,496 444,412 458,362 492,346',
);

/** A dolphin that leaps to the upper right: 505 wide, from its brow at 292 to its flukes at 776, its beak at (546, 312). */
export const dolphin: Art = [
  cut('ink', BACK_FIN, 6),
  joined('ink', [FLUKES, BODY], 6),
  flat('far', BELLY),
  hatch(BELLY, { role: 'ink', angle: -42, gap: 15, width: 5, side: 'end', reach: 0.22 }),
  // Long cuts run from its brow over the back to the flukes.
  combed('396,304 280,366 190,480 140,590', '400,350 320,410 240,500 180,590', {
    role: 'mid',
    rows: 5,
    width: 8,
    length: 60,
  }),
  combed('470,316 500,312 530,310', '456,330 490,324 524,318', {
    role: 'mid',
    rows: 2,
    width: 4,
    length: 24,
  }),
  [gouge('70,652 96,676 120,682', 5, 'mid'), gouge('176,750 154,716 138,686', 5, 'mid')],
  cut('ink', FIN, 5),
  [gouge('386,460 430,504 460,544', 6, 'mid'), gouge('366,474 400,514 430,536', 5, 'mid')],
  gouge('546,314 490,330 440,340 420,328', 6),
  eye(408, 330, 9),
];
