import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, dots, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { bigStar } from '../nature/sky.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '300,268 360,276 404,318 426,392 450,470 492,560 516,660 524,900! 76,900! 84,660 108,560 150,470 174,392 196,318 240,276',
);
const MITRE = outline('214,306! 206,236 240,176 300,122! 360,176 394,236 386,306! 300,282');
const PAD = outline('300,396! 340,382 396,396 424,440 410,486 362,502 318,486 300,458!');
const TUSK = outline('328,474! 374,480! 380,546 364,594 338,632! 338,580 332,530');
/** The stole hangs from the shoulder. */
const STOLE = limb('428,520,76 398,600,78 396,700,80 402,900,84');

/** A walrus with a mitre and a stole from the front: 450 wide, from the mitre's tip at 122 down to 900. */
export const mitredWalrus: Art = [
  joined('mid', [BODY], 7),
  mirrored([
    combed('488,580 504,680 506,800', '456,580 470,690 470,800', {
      role: 'ink',
      rows: 2,
      width: 8,
      length: 34,
    }),
    joined('accent', [STOLE], 6),
    toPoints('416,556 416,698').map(([x, y]) => bigStar(x, y, 25, 'glow', 4)),
  ]),
  // The ribbon round its neck, on which something hangs at (300, 705).
  mirrored(cutStroke('glow', '400,500 372,590 336,656 302,705', [12, 12, 12, 12], [21, 21, 21, 21])),
  keyed('light', MITRE, 6),
  cut('glow', outline('214,306! 210,268! 300,246 390,268! 386,306! 300,282'), 4),
  flat('accent', outline('286,250! 286,156 300,138 314,156! 314,250!')),
  mirrored(flat('accent', circlePath(352, 272, 9))),
  dots('accent', '300,264,9'),
  mirrored([
    // Folds lie round its eye and on its neck.
    flat('ink', circlePath(374, 350, 14)),
    flat('light', circlePath(369, 345, 4.6)),
    gouge('346,336 370,322 402,340', 8, 'ink'),
    gouge('350,372 374,378 398,366', 5, 'ink'),
    gouge('432,430 440,470 430,500', 6, 'ink'),
    keyed('light', TUSK, 6),
    gouge('366,500 368,546 352,594', 6, 'far'),
    keyed('far', PAD, 6),
    dots('ink', '330,424,5 362,414,5 392,428,5 340,452,5 374,446,5 402,458,5 358,474,5'),
    flat(
      'ink',
      [
        lens([394, 430], [462, 412], 5),
        lens([404, 458], [476, 456], 5),
        lens([390, 480], [456, 500], 5),
      ].join(''),
    ),
  ]),
  flat('near', outline('268,392! 282,372 318,372 332,392! 316,404 284,404')),
  mirrored(gouge('308,392 316,386 324,390', 5, 'ink')),
  gouge('270,488 300,474 330,488', 7, 'ink'),
];
