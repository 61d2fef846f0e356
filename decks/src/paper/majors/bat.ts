import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const WINGS =
  'M300 250C250 290 200 400 214 520C222 560 250 590 282 600C290 560 310 560 318 600C350 590 378 560 386 520C400 400 350 290 300 250Z';

/**
 * A bat that hangs head down by one foot, its wings folded: 180 wide, from 180 down to the tips of its ears
 * at 750.
 */
export const hangingBat: Art = [
  // The free leg is bent, and its foot crosses behind the other.
  cutStroke(
    'ink',
    '312,300 344,268 362,236 330,224 286,228 256,236',
    [18, 17, 16, 13, 12, 8],
    [28, 27, 26, 23, 22, 16],
  ),
  cutStroke('ink', '292,186 288,230 296,290', [14, 14, 22], [24, 24, 32]),
  ['284,204 278,188 282,170', '292,204 292,186 296,168', '300,204 306,188 310,172'].map((toe) =>
    cutStroke('ink', toe, [9, 8, 3], [16, 15, 9]),
  ),
  put(
    [
      joined(
        'ink',
        [
          circlePath(300, 620, 54),
          'M262 640C230 690 236 724 248 744C270 720 284 696 288 662Z',
          'M338 640C370 690 364 724 352 744C330 720 316 696 312 662Z',
        ],
        7,
      ),
      mirrored([
        flat('accent', 'M258 664C244 690 244 710 250 724C264 706 274 690 280 668Z'),
        keyed('light', circlePath(278, 624, 15), 3),
        flat('ink', circlePath(280, 622, 8)),
      ]),
      flat('light', 'M290 596q10 -10 20 0l-10 10Z'),
      gouge('282,582 300,574 318,582', 5),
    ],
    { x: -120, y: -250, size: 1.4 },
  ),
  cut('near', WINGS, 7),
  hatch(WINGS, { role: 'far', angle: 96, gap: 15, width: 4, side: 'both', reach: 0.24 }),
  mirrored([gouge('298,270 250,400 240,560', 6), gouge('300,280 276,420 276,580', 5)]),
  gouge('300,262 302,420 300,570', 9, 'ink'),
];
