import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The wings, wrapped about the body down to the tips of their fingers. */
const WINGS = outline(
  '300,250! 344,292 384,400 386,500 358,570! 342,578 322,600! 300,580 278,600! 258,578 242,570! 214,500 216,400 256,292',
);
/** The thigh out to the knee, and the shin level behind the other leg. */
const THIGH = limb('312,312,44 352,276,34 392,236,24');
const SHIN = limb('394,234,22 330,232,17 256,230,14');

/**
 * A bat that hangs head down by one foot, its wings folded: 180 wide, from 180 down to the tips of its ears
 * at 750.
 */
export const hangingBat: Art = [
  // The free leg is bent, and its foot crosses behind the other.
  ['258,228 238,218 226,204', '258,230 234,232 216,230', '258,232 240,246 228,258'].map((toe) =>
    cutStroke('ink', toe, [13, 11, 3], [21, 19, 10]),
  ),
  joined('ink', [SHIN, THIGH], 5),
  gouge('332,288 356,264 378,242', 6, 'mid'),
  cutStroke('ink', '292,156 287,210 298,296', [17, 17, 36], [27, 27, 46]),
  ['282,174 276,158 280,140', '292,174 292,156 296,138', '302,174 308,158 312,140'].map((toe) =>
    cutStroke('ink', toe, [10, 9, 3], [17, 16, 9]),
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
        keyed('light', circlePath(277, 624, 17), 3),
        flat('ink', circlePath(279, 622, 9)),
        // The lid, which hangs towards the ears.
        flat('ink', 'M258 629Q277 634 297 629V646H258Z'),
      ]),
      flat('light', 'M290 596q10 -10 20 0l-10 10Z'),
      gouge('282,582 300,574 318,582', 5),
    ],
    { x: -120, y: -250, size: 1.4 },
  ),
  cut('near', WINGS, 7),
  hatch(WINGS, { role: 'far', angle: 96, gap: 24, width: 5, side: 'end', reach: 0.2 }),
  mirrored([gouge('300,264 362,410 358,556', 7), gouge('300,270 336,420 324,584', 7)]),
  gouge('300,262 302,420 300,576', 10, 'ink'),
];
