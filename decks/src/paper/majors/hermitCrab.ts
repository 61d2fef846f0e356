import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { lantern } from './lantern.ts';

/** The walking legs of one side, each over its knee to its point. */
const LEGS = [
  '250,590,40 150,540,34 92,590,26 66,690,18 58,752,5',
  '250,610,40 176,596,36 132,650,28 118,730,18 116,790,5',
].map(limb);
const HEAD = outline('206,566! 214,620 250,664 300,676 350,664 386,620 394,566! 300,548');
/** A claw that opens upwards from its wrist at 0, 200 high: the fixed finger with the palm, and the other. */
const PALM = outline('-28,20! -66,-20 -78,-84 -62,-150 -14,-200! -20,-150 -12,-112! 14,-92 46,-44 34,20!');
const FINGER = outline('-4,-98! 4,-140 4,-192! 48,-164 66,-112 58,-44! 34,-60');
/** The knotted staff, which the lesser claw holds. */
const STAFF = [
  limb('474,842,24 468,720,22 476,600,24 466,470,20 474,340,20 486,300,14'),
  outline('470,470! 486,452 508,420 518,424! 508,456 480,494!'),
];
const LESSER = { x: 404, y: 700, size: 0.66, turn: 84 };

/** A red hermit crab from the front that lives in a lantern and leans on a staff: from its roof at 150 to its claws at 850, 440 wide. */
export const hermitCrab: Art = [
  mirrored(joined('accent', LEGS, 6)),
  joined('accent', [limb('336,632,60 380,690,60 424,704,56')], 6),
  put(joined('accent', [PALM], 6), LESSER),
  joined('far', STAFF, 5),
  flat('ink', times(5, (i) => lens([470, 800 - i * 100], [472, 740 - i * 100], 6)).join('')),
  // The staff is between the fingers of the lesser claw.
  put(joined('accent', [FINGER], 6), LESSER),
  lantern({ x: 300, y: 360, size: 1.22, turn: -3 }),
  joined('accent', [HEAD], 6),
  joined('accent', [limb('250,640,58 176,664,64 124,616,56 114,560,50')], 6),
  put([joined('accent', [PALM], 6), joined('accent', [FINGER], 6), gouge('-40,-10 -54,-70 -42,-130', 8)], {
    x: 114,
    y: 548,
    size: 0.86,
    turn: 2,
  }),
  mirrored([
    gouge('236,600 258,640 292,652', 7, 'ink'),
    cutStroke('accent', '274,600 266,560 262,520', [18, 16, 16], [30, 28, 28]),
    keyed('light', circlePath(262, 508, 25), 6),
    flat('ink', circlePath(266, 510, 14)),
    flat('light', circlePath(261, 504, 5)),
    cutStroke('accent', '286,640 272,690 276,734', [8, 6, 3], [17, 14, 8]),
  ]),
];
