import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, keyed, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '118,640 112,560 150,470 230,412 320,404 404,440 462,510 480,590 456,670 400,712 300,724 190,714 140,690',
);
const HEAD = outline(
  '462,520! 420,504 370,520 330,560 292,612 266,650 262,672 282,686 320,690 380,690 430,676 470,640 486,580',
);
const TAIL = limb('130,610,30 118,670,62 170,726,82 270,742,84 370,728,66 440,704,34 470,690,10');

/** A dormouse that sleeps curled up, its nose in its tail: 370 wide, its back at 404 and its tail down to 784. */
export const dormouse: Art = [
  keyed('glow', circlePath(352, 500, 34), 5),
  keyed('glow', BODY, 6),
  // The fur runs from the neck over the back and down to the tail.
  combed('400,452 300,416 190,460 138,560 140,640', '400,520 320,500 250,530 220,590 230,660', {
    role: 'near',
    rows: 7,
    width: 6,
    length: 46,
  }),
  gouge('206,716 168,660 196,596 262,590 290,630', 7, 'ink'),
  keyed('glow', HEAD, 5),
  flat('light', outline('270,656! 320,640 372,652 430,650 452,660! 420,682 360,690 300,690 272,684')),
  combed('462,536 400,540 340,580', '470,620 420,620 370,630', { role: 'near', rows: 5, width: 5 }),
  keyed('glow', circlePath(440, 520, 42), 5),
  flat('accent', circlePath(444, 524, 26)),
  stroke('ink', '318,596 332,616 354,618 372,604', [4, 9, 9, 4]),
  [0, 1, 2].map((i) => stroke('ink', `${330 + i * 14},${618 - i} ${326 + i * 16},${632 - i}`, [5, 2])),
  flat('ink', outline('258,656! 274,648 286,656! 278,672 264,672')),
  [gouge('300,668 340,700 390,720', 4, 'ink'), gouge('300,660 350,680 410,690', 4, 'ink')],
  // The nose lies in the tail.
  cut('near', TAIL, 6),
  combed('124,640 150,700 270,716 390,704', '140,700 190,756 280,770 400,730', {
    role: 'glow',
    rows: 6,
    width: 7,
    length: 44,
  }),
  keyed('glow', outline('300,706! 322,690 346,698 352,716! 330,728 306,722'), 4),
  [gouge('318,700 322,712 320,724', 4, 'ink'), gouge('334,700 338,710 336,722', 4, 'ink')],
];
