import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const FEELER = [13, 12, 12, 12, 12, 12, 12, 10, 8];
const CLEARED = FEELER.map((width) => width + 10);
const HEAD = outline(
  '300,206! 326,200 352,186 388,178! 400,214 378,254 346,292 324,328 300,338 276,328 254,292 222,254 200,214 212,178! 248,186 274,200',
);
const EYE = outline('346,192! 368,158 402,154 424,182 418,226 390,262! 362,248 344,220');
const THORAX = limb('300,340,40 300,390,64 300,450,60 300,540,52');
const NECK = limb('300,330,40 300,372,46 300,410,30');
const ABDOMEN = outline('300,510 336,526 362,580 368,650 350,730 300,780 250,730 232,650 238,580 264,526');
/** It stands up on both sides of the neck. */
const COLLAR = outline(
  '300,470! 360,462 410,440 440,380 458,288! 414,316 368,356 300,384 232,356 186,316 142,288! 160,380 190,440 240,462',
);
const CLOAK = outline('300,420! 350,430 410,450 448,540 490,650 510,760! 300,760!');

/** The upper joints of its arms, which come out from under the collar. */
const ARMS = [
  '286,420,44 228,486,44 176,516,38',
  '176,516,40 124,450,60 72,354,34',
  '314,420,44 380,486,44 436,490,38',
  '436,490,40 486,430,60 530,366,34',
].map(limb);
/** The claw that folds over the rod against its arm, and the claw that points down. */
const CLASP = limb('66,352,37 118,350,32 190,382,7');
const TEETH = 'M126 356L130 390L144 360ZM148 366L150 394L164 372Z';
const POINTER = limb('532,362,34 540,460,30 474,566,8');

/** Four spines along the inner side of an arm, from one point to another, each as long as `reach` across it. */
const spines = ([ax, ay]: Point, [bx, by]: Point, [rx, ry]: Point): string =>
  times(4, (i) => {
    const [x, y] = [ax + ((bx - ax) * i) / 3, ay + ((by - ay) * i) / 3];
    return polygonPath([
      [x, y - 9],
      [x + rx, y + ry],
      [x, y + 9],
    ]);
  }).join('');
const SPINES = [spines([450, 496], [506, 424], [18, 26])];

/** A mantis from the front whose feelers cross into an endless loop: from 100 down; it stands behind what hides it from 700 down. */
export const mantis = (lifted: Art): Art => [
  mirrored([
    cut('accent', CLOAK, 6),
    hatch(CLOAK, { role: 'ink', angle: 66, gap: 36, width: 7, side: 'all' }),
  ]),
  cutStroke(
    'near',
    '284,214 280,176 300,142 344,106 400,104 424,134 402,166 348,172 306,150',
    FEELER,
    CLEARED,
  ),
  cutStroke(
    'near',
    '316,214 320,176 300,142 256,106 200,104 176,134 198,166 252,172 294,150',
    FEELER,
    CLEARED,
  ),
  joined('near', [ABDOMEN], 6),
  times(5, (i) =>
    gouge(
      `${250 - (i % 4) * 4},${566 + i * 38} 300,${586 + i * 38} ${350 + (i % 4) * 4},${566 + i * 38}`,
      8,
      'far',
    ),
  ),
  joined('near', [THORAX], 6),
  [480, 520].map((y) => gouge(`280,${y} 300,${y + 12} 320,${y}`, 7, 'far')),
  joined('near', [...ARMS, POINTER, ...SPINES], 5),
  [
    '236,486 206,508 182,506',
    '166,494 126,444 92,376',
    '380,492 408,498 434,484',
    '440,478 482,426 518,380',
    '536,384 530,456 494,530',
  ].map((line) => gouge(line, 8, 'far')),
  keyed('accent', COLLAR, 7),
  mirrored(['350,440 400,400 436,320', '330,424 376,390 414,336'].map((fold) => gouge(fold, 8, 'ink'))),
  joined('near', [NECK], 5),
  lifted,
  joined('near', [CLASP, TEETH], 5),
  flat('near', limb('80,392,22 66,360,30')),
  gouge('66,372 58,352 76,342 120,342 166,366', 7, 'far'),
  // Where each claw folds back on its arm.
  gouge('512,370 530,380 548,374', 6, 'light'),
  // The clasp of the cloak.
  keyed('glow', circlePath(300, 432, 19), 5),
  flat('accent', circlePath(300, 432, 8)),
  joined('near', [HEAD], 6),
  mirrored([
    keyed('far', EYE, 6),
    flat('ink', circlePath(372, 218, 11)),
    flat('light', circlePath(369, 213, 4)),
    gouge('316,330 326,300 344,276', 6, 'far'),
  ]),
  gouge('300,222 296,260 300,300', 8, 'far'),
  gouge('272,304 300,314 328,304', 6, 'far'),
  gouge('300,314 301,326 300,338', 6, 'far'),
];
