import { flat, put, type Art } from '../../drawing/art.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

// Its ruff hangs in tufts before the breast.
const NECK = outline(
  '64,560! 44,610 30,650 6,670! 30,676 20,720 -10,760! 20,760 6,860 -20,1080! 300,1080! 314,980 322,930 284,962! 304,900 308,862 268,886! 288,820 288,780 250,800! 268,744 268,704 236,724! 252,660 240,590!',
);
const HEAD = outline(
  '-56,10 -40,-44 10,-66 56,-58 84,-40! 130,-38 176,-36 196,-26 198,-8 184,2! 164,-4 136,2 112,14 84,28! 62,44 20,66 -30,70',
);
const JAW = outline('30,50! 84,28 112,34 138,36 156,32 166,42 156,58 120,68 66,76 10,82!');
const EAR = outline('-8,-58! -52,-80 -92,-88 -140,-76! -112,-52 -84,-30 -50,-18!');

/** The head and neck of a wolf or a dog that howls, its nose at (230, 366), its neck from 560 down to 1080. */
export const howlingHead = (role: PaperInk, marks: PaperInk, edge: PaperInk): Art => [
  joined(role, [NECK], 6, edge),
  combed('70,640 44,760 30,1020', '216,620 230,760 250,1020', {
    role: marks,
    rows: 9,
    width: 8,
    length: 54,
  }),
  put(
    [
      flat('accent', outline('66,30! 120,0 178,-4! 186,16 164,40 110,46 72,44!')),
      joined(role, [JAW], 5, edge),
      joined(role, [HEAD], 6, edge),
      flat(role, outline('-70,0! -20,-30 20,20 0,84 -60,110!')),
      joined(role, [EAR], 5, edge),
      flat(marks, outline('-34,-52! -70,-66 -114,-70! -84,-48 -58,-34!')),
      // The eye is shut.
      gouge('28,-14 54,-8 88,-26', 10, edge),
      gouge('88,-34 130,-24 170,-24', 5, marks),
      flat(role === 'ink' ? 'light' : 'ink', outline('176,-34! 192,-28 197,-14 184,-8! 176,-20')),
      combed('56,-48 10,-54 -30,-40', '44,-4 10,14 -40,30', {
        role: marks,
        rows: 5,
        width: 5,
      }),
      flat('light', outline('160,-4! 166,12 172,-3!')),
    ],
    { x: 146, y: 566, turn: -64, size: 1.06 },
  ),
];
