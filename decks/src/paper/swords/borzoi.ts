import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

// The ruff hangs in tufts before the breast.
const NECK = outline(
  '164,420! 160,490 140,560 80,640 -20,700! -20,1010! 360,1010! 384,976 388,930! 404,900 408,860! 424,820 424,770! 436,740 430,690! 434,664 414,622 372,580! 352,546 308,514 286,460!',
);
// The dark mantle over its shoulder, with a hem of tufts.
const MANTLE = outline(
  '132,566! 80,640 -20,700! -20,1010! 180,1010! 196,960 200,890! 184,926 168,944! 188,860 190,780! 172,826 154,850! 176,760 174,684! 158,728 142,748! 156,660 146,604! 140,580',
);
const HEAD = outline(
  '164,402! 172,356 200,326 240,312 284,314 330,334 384,364 436,394 478,416 506,432! 518,446 514,464 500,474! 488,490 458,494 420,484 376,480 340,490 308,512 270,528! 220,490',
);
const EAR = outline('246,342! 222,320 190,318 158,336 134,368 114,414! 150,424 192,412 224,394 240,366');

/** The head and the breast of a borzoi in profile to the right: its nose at (515, 450), its breast to 446. */
export const borzoi: Art = [
  joined('light', [NECK, HEAD], 6),
  combed('250,590 276,690 290,790 270,980', '330,580 396,660 404,760 372,940', {
    role: 'far',
    rows: 5,
    width: 7,
    length: 110,
  }),
  combed('180,600 214,690 226,780 220,940', '216,600 240,690 252,780 246,940', {
    role: 'mid',
    rows: 2,
    width: 7,
    length: 110,
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
  // The ear is folded back, as that of a rose; its inside shows.
  cut('mid', EAR, 6),
  flat('ink', outline('230,350! 206,336 180,348 158,378! 186,372 212,370')),
  combed('206,322 170,340 134,380', '214,328 176,348 144,392', {
    role: 'ink',
    rows: 2,
    width: 5,
    length: 30,
  }),
  flat('ink', outline('486,422! 508,430 522,446 516,464 500,468! 488,456 488,438')),
  gouge('498,472 454,464 410,456 366,434', 7, 'ink'),
  flat('ink', outline('290,362! 308,344 332,348 350,368! 330,378 308,378')),
  flat('light', circlePath(324, 355, 5)),
  [gouge('276,350 304,330 344,344', 7, 'ink'), gouge('288,384 318,392 348,386', 4, 'mid')],
  flat('mid', lens([392, 392], [464, 434], 6)),
  gouge('274,498 254,460 266,424', 6, 'mid'),
];

/** Its foreleg, lifted from the breast at (330, 740), whose paw lies over a guard at (488, 600). */
export const liftedForeleg: Art = [
  joined('light', [limb('316,800,96 360,748,78 400,690,56 438,630,44 466,588,46 500,580,44 516,596,38')], 6),
  flat('light', limb('300,820,88 340,768,80 368,736,66')),
  ['500,584 508,596 506,612', '516,584 524,594 522,608', '484,588 490,602 488,616'].map((line) =>
    gouge(line, 5, 'mid'),
  ),
  combed('330,800 380,720 430,646', '366,800 404,730 446,664', {
    role: 'far',
    rows: 3,
    width: 6,
    length: 60,
  }),
];
