import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

// A slender neck, a deep chest with its elbow, and a belly that is tucked up before the thigh.
const NECK = outline(
  '168,410! 172,470 176,530 170,584 148,644 120,712 96,790 78,870 76,940 92,990! 236,980 254,920! 268,882 306,872 344,884! 384,880 402,850 416,796 416,750 396,706 352,664 304,630 280,584 274,520! 286,460!',
);
// The dark mantle over its shoulder, with a hem of tufts.
const MANTLE = outline(
  '174,574! 148,644 120,712 96,790 78,870 76,940 92,990! 150,990! 170,900 186,820! 204,828 222,824! 208,788 204,752! 218,758 230,752! 212,712 206,672! 220,678 228,670! 210,630 200,590!',
);
/** The side of its neck that is turned from the moon. */
const SHADE = outline('150,400! 190,430 210,480 214,560! 130,560!');
const HEAD = outline(
  '164,402! 172,356 200,326 240,312 284,314 330,334 384,364 436,394 478,416 506,432! 518,446 514,464 500,474! 488,490 458,494 420,484 376,480 340,490 308,512 270,528! 220,490',
);
const EAR = outline('246,348! 226,334 200,332 176,346 158,372 150,396! 176,398 206,386 230,370');

/** A borzoi that sits in profile to the right: its nose at (515, 450), its back to 78, the ground at 1004. */
export const borzoi: Art = [
  joined('light', [NECK, HEAD], 6),
  clipped(NECK, [flat('far', SHADE)]),
  combed('250,610 282,670 296,740', '290,630 360,690 396,760', {
    role: 'far',
    rows: 3,
    width: 8,
    length: 90,
  }),
  cut('mid', MANTLE, 7),
  combed('160,636 108,790 92,960', '194,640 168,740 116,900', {
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
    cutStroke('accent', '140,540 190,566 240,566 310,536', [38, 38, 38, 38], [50, 50, 50, 50]),
    toPoints('186,563 218,569 250,562').map(([x, y]) => cut('glow', circlePath(x, y, 9), 3)),
  ]),
  // The ear is folded back, as that of a rose; its inside shows.
  cut('mid', EAR, 6),
  flat('ink', outline('232,352! 210,344 190,354 172,382! 194,376 214,366')),
  flat('ink', outline('486,422! 508,430 522,446 516,464 500,468! 488,456 488,438')),
  gouge('498,472 454,464 410,456 366,434', 7, 'ink'),
  flat('ink', outline('290,362! 308,344 332,348 350,368! 330,378 308,378')),
  flat('light', circlePath(324, 355, 5)),
  [gouge('276,350 304,330 344,344', 7, 'ink'), gouge('288,384 318,392 348,386', 4, 'mid')],
  flat('mid', lens([392, 392], [464, 434], 6)),
  gouge('274,498 254,460 266,424', 6, 'mid'),
];

const THIGH = outline('112,900 126,824 164,780 208,784 244,822 264,878 262,936 238,984! 120,1000! 108,960');
const HIND_PAW = outline('86,990 100,966 140,958 190,968 250,962 286,970 304,990 292,1006 200,1008 104,1008');

/** Its folded hind leg: the round thigh, and the long foot under it. */
export const hindLeg: Art = [
  joined('light', [THIGH], 6),
  combed('142,830 130,890 140,960', '172,820 166,890 180,960', {
    role: 'far',
    rows: 3,
    width: 8,
    length: 50,
  }),
  joined('light', [HIND_PAW], 6),
  ['246,980 248,990 246,1004', '270,982 272,992 270,1004'].map((gap) => gouge(gap, 5, 'ink')),
];

const FORELEG = limb('350,790,104 374,870,66 382,940,48 384,990,48');
const FAR_FORELEG = limb('376,800,70 410,870,60 424,940,46 428,990,46');
const PAW = outline('350,992 358,972 378,962 406,964 428,978 434,994 422,1006 366,1007');
const FAR_PAW = outline('398,988 404,968 424,956 456,958 486,974 492,990 480,1002 412,1002');

/** The forelegs on which it sits up: the farther one, behind the breast, and the nearer one. */
export const farForeleg: Art = [
  joined('far', [FAR_FORELEG, FAR_PAW], 6, 'ink'),
  ['444,974 446,984 444,998', '464,978 466,988 464,998'].map((gap) => gouge(gap, 5, 'ink')),
];
export const nearForeleg: Art = [
  joined('light', [FORELEG, PAW], 6),
  // Where it comes out of the breast it is open.
  flat('light', limb('322,738,42 360,756,60 382,790,44 390,820,24')),
  flat('light', limb('330,730,60 338,790,90 350,834,70 376,770,20')),
  gouge('300,806 306,842 332,872', 8, 'ink'),
  combed('346,850 360,900 364,960', '366,850 372,900 376,960', {
    role: 'far',
    rows: 2,
    width: 8,
    length: 44,
  }),
  ['384,980 386,990 384,1002', '404,982 406,992 404,1004'].map((gap) => gouge(gap, 5, 'ink')),
];
