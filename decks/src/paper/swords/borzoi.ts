import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

// The ruff hangs in tufts before the breast.
const NECK = outline(
  '164,420! 160,490 140,560 80,640 -20,700! -20,1010! 372,1010! 396,950 386,900! 412,914 424,866 412,820! 438,832 446,780 426,730! 450,736 440,680 404,632! 424,632 396,584 346,546 308,514 286,460!',
);
// The dark mantle over its shoulder, with a hem of tufts.
const MANTLE = outline(
  '132,566! 80,640 -20,700! -20,1010! 150,1010! 156,966 208,948! 166,934 178,890 232,874! 188,858 214,820! 178,812 210,766! 170,764 194,712! 154,712 170,654! 140,656 146,614! 136,600',
);
const HEAD = outline(
  '164,402! 172,356 200,326 240,312 284,314 330,334 384,364 436,394 478,416 506,432! 518,446 514,464 500,474! 488,490 458,494 420,484 376,480 340,490 308,512 270,528! 220,490',
);
const EAR = outline(
  '244,336! 212,320 176,336 150,374 118,424! 138,424 112,470! 144,456 138,494! 168,462 176,484! 198,430 226,384!',
);

/** The head and the breast of a borzoi in profile to the right: its nose at (515, 450), its breast to 446. */
export const borzoi: Art = [
  joined('light', [NECK, HEAD], 6),
  combed('250,600 270,690 280,780 270,940', '316,600 360,680 396,760 356,940', {
    role: 'far',
    rows: 4,
    width: 9,
    length: 56,
  }),
  combed('180,600 214,690 226,780 220,940', '216,600 240,690 252,780 246,940', {
    role: 'mid',
    rows: 2,
    width: 8,
    length: 60,
  }),
  cut('mid', MANTLE, 7),
  combed('70,600 40,700 20,940', '120,620 150,740 140,940', {
    role: 'ink',
    rows: 4,
    width: 8,
    length: 58,
  }),
  combed('250,350 290,396 350,420', '230,450 280,440 340,460', {
    role: 'far',
    rows: 4,
    width: 6,
    length: 30,
  }),
  clipped(NECK, [
    cutStroke('accent', '120,530 180,566 244,566 320,522', [38, 38, 38, 38], [50, 50, 50, 50]),
    toPoints('172,562 212,568 252,562 286,546').map(([x, y]) => cut('glow', circlePath(x, y, 9), 3)),
  ]),
  cut('mid', EAR, 6),
  combed('216,344 176,380 140,450', '222,370 200,400 172,460', {
    role: 'ink',
    rows: 3,
    width: 6,
    length: 34,
  }),
  flat('ink', outline('486,422! 508,430 522,446 516,464 500,468! 488,456 488,438')),
  gouge('498,472 454,464 410,456 366,434', 7, 'ink'),
  flat('ink', outline('290,362! 308,344 332,348 350,368! 330,378 308,378')),
  flat('light', circlePath(324, 355, 5)),
  [gouge('276,350 304,330 344,344', 7, 'ink'), gouge('288,384 318,392 348,386', 4, 'mid')],
  flat('mid', lens([392, 392], [464, 434], 6)),
  gouge('274,498 254,460 266,424', 6, 'mid'),
];
