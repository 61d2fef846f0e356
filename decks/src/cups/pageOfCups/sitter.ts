import { fish } from '../../creatures/beasts.ts';
import { type Art, clipped, fill, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip, openHand } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { profile } from '../../figure/profile.ts';
import { cup, heldAt } from '../../suits/objects.ts';

/** A fish that looks out of a cup, towards the left: no part of it is seen below the rim. */
const fishInCup: Art = [
  heldAt(cup, 46, 0.82),
  clipped(
    'M-120 -240H120V-99H54C48 -88 -48 -88 -54 -99H-120Z',
    fish({ x: -8, y: -122, size: 1.16, turn: 62, flip: true }, 'red'),
  ),
  line('M-40 -98Q-8 -88 34 -97', 3, 'light', 0.9),
];

export const sitter: Art = [
  cuffedArm({
    shoulder: [226, 472],
    elbow: [276, 568],
    cloth: 'rose',
    at: { x: 326, y: 470, turn: -74, size: 0.96 },
    wrist: [-22, 0],
    hand: (place) => openHand('skinFair', place),
  }),
  actor({
    skin: 'skinFair',
    head: [
      limb('hairFair', '-30,-30 -62,30 -76,110 -58,176', [80, 74, 56, 10]),
      profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'wonder', nose: 'snub' }),
      graven('-56,10 -70,70 -70,130', 4),
      put(HATS.reedCap, { x: -14, y: 2, turn: -14, flip: true }),
    ],
    headAt: { x: 216, y: 372, size: 0.74, turn: 4 },
    spine: '200,456 184,546 190,650',
    girth: [78, 120, 96],
    cloth: 'rose',
    hem: [
      [124, 704],
      [220, 706],
    ],
    hose: 'cloth',
    limbs: 1.16,
    farLeg: { joints: '210,668 330,662 362,820' },
    nearLeg: { joints: '200,676 306,682 292,826' },
  }),
  // The tunic lies over the near thigh.
  fill(
    'rose',
    'M143 634C124 660 114 690 118 716Q148 734 178 718Q208 734 238 718Q268 730 300 708C304 684 296 664 266 650L238 636Q190 650 143 634Z',
  ),
  line('M122 706Q150 722 178 707Q208 722 238 707Q266 718 297 699', 7, 'trim'),
  line('M143 638Q190 650 238 638', 9, 'trim'),
  graven('170,654 160,684 178,712', 5),
  graven('200,658 216,684 238,710', 5),
  graven('228,654 256,668 286,684', 5),
  cuffedArm({
    shoulder: [192, 480],
    elbow: [252, 592],
    cloth: 'rose',
    size: 1.14,
    at: { x: 394, y: 532, size: 1.12, turn: -6 },
    hand: (place) => grip('skinFair', place, fishInCup),
  }),
];
