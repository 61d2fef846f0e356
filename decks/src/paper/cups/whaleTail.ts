import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lenses } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const TAIL = outline(
  '300,384! 270,352 220,330 160,318 100,330 58,372! 108,380 160,404 214,440 256,474 268,500! 264,560 244,620 214,690! 386,690! 356,620 336,560 332,500! 344,474 386,440 440,404 492,380 542,372! 500,330 440,318 380,330 330,352',
);

/** The flukes of a whale that dives: 484 wide about x 300, from 318 down to the sea at 690, with the water that runs off. */
export const whaleTail: Art = [
  joined('ink', [TAIL], 7),
  mirrored([
    combed('286,480 240,420 180,370 90,350', '292,420 270,380 210,350 130,336', {
      role: 'mid',
      rows: 4,
      width: 8,
      length: 60,
    }),
    combed('292,500 284,580 262,670', '268,520 262,580 240,660', {
      role: 'mid',
      rows: 3,
      width: 7,
      length: 56,
    }),
    gouge('62,372 120,376 176,404 222,438 258,474', 6, 'far'),
  ]),
  gouge('300,388 300,440 300,500', 6, 'near'),
  // Water runs off its hind edge.
  flat(
    'light',
    lenses(
      '110,384 108,470 150,404 150,520 190,430 188,540 228,460 226,580 372,460 374,560 410,430 412,550 450,404 450,500 492,384 490,456',
      9,
    ).join(''),
  ),
  mirrored(cut('sky', outline('180,700! 204,660 224,676 240,640! 256,670 262,650 280,700!'), 4)),
];
