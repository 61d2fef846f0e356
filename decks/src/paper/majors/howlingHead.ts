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
const JAW = outline('30,50! 80,32 104,38 124,40 138,37 146,46 138,60 108,69 62,76 10,82!');
const EAR = outline('20,-62! -16,-92 -58,-110 -104,-110! -84,-78 -58,-44 -34,-24!');

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
      flat('accent', outline('66,30! 110,8 162,0! 132,18 136,42! 104,46 72,44!')),
      joined(role, [JAW], 5, edge),
      joined(role, [HEAD], 6, edge),
      flat(role, outline('-70,0! -20,-30 20,20 0,84 -60,110!')),
      joined(role, [EAR], 5, edge),
      // No line between the ear and the skull.
      flat(role, outline('14,-62! -4,-50 -30,-28! -14,-8 10,-14 34,-44')),
      flat(marks, outline('-10,-64! -42,-86 -80,-98! -60,-70 -36,-46!')),
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
