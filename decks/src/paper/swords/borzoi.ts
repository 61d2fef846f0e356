import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

// The ruff hangs in tufts before the breast.
const NECK = outline(
  '164,420! 160,490 150,550 132,620 108,700 90,780 78,860 80,940 104,996! 392,1010! 390,930 398,860 416,790 430,730 432,676 412,622 372,580! 352,546 308,514 286,460!',
);
// The dark mantle over its shoulder, with a hem of tufts.
const MANTLE = outline(
  '148,560! 132,620 108,700 90,780 78,860 80,940 104,996! 180,1010! 196,960 200,890! 184,926 168,944! 188,860 190,780! 172,826 154,850! 176,760 174,684! 158,728 142,748! 156,660 146,604! 140,580',
);
/** The side of its neck that is turned from the moon. */
const SHADE = outline('150,400! 196,430 226,480 232,560! 130,560!');
const HEAD = outline(
  '164,402! 172,356 200,326 240,312 284,314 330,334 384,364 436,394 478,416 506,432! 518,446 514,464 500,474! 488,490 458,494 420,484 376,480 340,490 308,512 270,528! 220,490',
);
const EAR = outline('246,342! 222,320 190,318 158,336 134,368 114,414! 150,424 192,412 224,394 240,366');

/** A borzoi that sits in profile to the right: its nose at (515, 450), its back to 78, the ground at 1004. */
export const borzoi: Art = [
  joined('light', [NECK, HEAD], 6),
  clipped(NECK, [flat('far', SHADE)]),
  combed('280,590 300,640 306,700', '350,580 400,650 412,730', {
    role: 'far',
    rows: 4,
    width: 8,
    length: 90,
  }),
  cut('mid', MANTLE, 7),
  combed('140,620 106,760 104,950', '150,640 150,760 144,960', {
    role: 'ink',
    rows: 3,
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

const HIND_PAW = outline('150,1008! 154,978 184,960 226,964 254,980 258,1008!');

/** Its folded hind leg: the curve of the thigh, and the paw before it. */
export const hindLeg: Art = [
  flat('far', outline('286,880! 306,846 330,842! 352,890 362,940 360,1006! 240,1006! 270,950')),
  gouge('222,800 262,836 276,900 252,962', 9, 'ink'),
  joined('light', [HIND_PAW], 6),
  ['204,982 206,992 204,1004', '228,986 230,994 228,1004'].map((gap) => gouge(gap, 5, 'ink')),
];

const FORELEG = limb('350,790,104 374,870,66 382,940,48 384,990,48');
const FAR_FORELEG = limb('376,800,70 410,870,60 424,940,46 428,990,46');
const PAW = outline('354,1004! 356,976 376,962 406,968 424,984 424,1004!');
const FAR_PAW = outline('400,1000! 402,970 422,956 456,962 484,980 486,1000!');

/** The forelegs on which it sits up: the farther one, behind the breast, and the nearer one. */
export const farForeleg: Art = [
  joined('far', [FAR_FORELEG, FAR_PAW], 6, 'ink'),
  ['444,974 446,984 444,998', '464,978 466,988 464,998'].map((gap) => gouge(gap, 5, 'ink')),
];
export const nearForeleg: Art = [
  joined('light', [FORELEG, PAW], 6),
  // Where it comes out of the breast it is open.
  flat('light', limb('322,738,42 360,756,60 382,790,44 390,820,24')),
  flat('light', limb('296,720,80 300,800,96 336,850,74 380,770,20')),
  gouge('318,812 324,846 338,884 350,920', 8, 'ink'),
  combed('346,850 360,900 364,960', '366,850 372,900 376,960', {
    role: 'far',
    rows: 2,
    width: 8,
    length: 44,
  }),
  ['384,980 386,990 384,1002', '404,982 406,992 404,1004'].map((gap) => gouge(gap, 5, 'ink')),
];
