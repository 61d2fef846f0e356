import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';

const BODY =
  'M214 430C236 384 318 366 398 394C452 416 486 466 508 532C470 560 420 566 370 558C284 556 214 520 214 430Z';
/** Long feathers of the wing that droop over the tail. */
const PLUMES = [
  '372,540,30 420,560,34 452,610,26 450,660,3',
  '384,520,36 444,540,38 486,602,28 488,680,3',
  '396,490,40 470,516,40 516,590,28 518,668,3',
  '396,440,40 470,460,44 526,530,32 546,616,3',
];

/** A crane on one leg that looks left: from its bill at (104, 212) to its plumes at 546, its foot at (350, 806). */
export const crane: Art = [
  // The folded leg: thigh, ankle behind, and the foot that hangs before the other leg.
  joined(
    'ink',
    [
      limb('372,540,24 404,592,13 424,624,14 418,634,11 360,644,8 300,650,10'),
      limb('302,648,9 286,664,8 280,686,4'),
      limb('304,648,9 298,670,8 298,696,4'),
      limb('306,648,9 312,670,8 316,690,4'),
    ],
    5,
  ),
  cutStroke('ink', '344,540 348,590 344,680 350,806', [26, 11, 12, 10], [34, 19, 20, 18]),
  keyed('light', BODY, 6),
  hatch(BODY, { role: 'mid', angle: 40, gap: 18, width: 6, side: 'start', reach: 0.24 }),
  PLUMES.map((joints) => [
    joined('ink', [limb(joints)], 5),
    gouge(joints.replaceAll(/,\d+(?= |$)/g, ''), 5, 'mid'),
  ]),
  gouge('260,440 320,420 396,440 440,500', 6, 'ink'),
  gouge('262,476 320,462 380,480 420,526', 6, 'ink'),
  joined('ink', [swellPath('262,452 206,400 204,320 240,250 232,196', [74, 44, 30, 28, 40])]),
  stroke('light', '252,190 262,240 232,310 226,372 258,430', [14, 16, 12, 8, 3]),
  cut('glow', 'M220 186L104 212L222 206Z', 5),
  cut('accent', 'M206 184C210 160 252 154 264 184C246 180 224 180 206 184Z', 4),
  flat('light', circlePath(228, 196, 6)),
];
