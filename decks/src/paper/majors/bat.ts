import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The wings, wrapped about the body down to the tips of their fingers. */
const WINGS = outline(
  '300,250! 344,292 384,400 386,500 358,570! 342,578 322,600! 300,580 278,600! 258,578 242,570! 214,500 216,400 256,292',
);
/** The thigh up to the knee and the shin down behind the other leg. */
const CROSSED = limb('308,300,36 342,258,30 384,206,25 370,184,20 322,204,17 250,226,15');

/**
 * A bat that hangs head down by one foot, its wings folded: 180 wide, from 180 down to the tips of its ears
 * at 750.
 */
export const hangingBat: Art = [
  // The free leg is bent, and its foot crosses behind the other.
  ['256,224 232,214 216,200', '254,226 226,230 206,230', '258,228 236,244 222,256'].map((toe) =>
    cutStroke('ink', toe, [13, 10, 3], [21, 18, 10]),
  ),
  joined('ink', [CROSSED], 5),
  gouge('334,270 358,240 374,212', 6, 'mid'),
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
  mirrored([
    gouge('300,264 362,410 358,556', 7),
    gouge('300,270 336,420 324,584', 7),
    // The thumb at the wrist.
    cutStroke('ink', '338,298 358,290 366,272', [11, 8, 3], [18, 15, 9]),
  ]),
  gouge('300,262 302,420 300,576', 10, 'ink'),
];
