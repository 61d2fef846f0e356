import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { polar } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { gripFromBehind } from '../../figure/grip.ts';
import { profile } from '../../figure/profile.ts';
import { fourOverRim } from '../../figure/rimHand.ts';
import { sword } from '../../suits/objects.ts';

/** Five swords with their hilts fanned out above a cloth that is tied below their points. */
const bundle: Art = [
  eachOf('-34,150 30,150 -18,176 14,176 -2,150', (angle, reach) =>
    sword(...polar(0, 30, reach, 270 + angle), 0.98, 180 + angle),
  ),
  fill(
    'wine',
    'M-50 -34C-20 -18 16 -18 46 -34C44 20 32 60 14 92C22 104 30 116 36 136C12 122 -12 124 -36 134C-30 116 -24 104 -14 92C-32 60 -44 20 -50 -34Z',
  ),
  graven('-30,-16 -24,34 -10,86', 6),
  graven('26,-16 20,34 6,86', 6),
  graven('-2,-14 -2,30 0,84', 5),
  line('M-16 88Q0 98 17 88M-16 96Q0 106 17 96', 5, 'trim'),
];

const face: Art = [
  profile({ hair: 'hairBlack', hood: 'clothDark', nose: 'hooked', eyes: 'open', mood: 'crafty' }),
  fill('hairBlack', 'M54 27C46 24 38 27 31 22C27 18 28 12 32 12C28 4 18 12 23 22C29 32 42 31 52 31Z', {
    width: 1.2,
  }),
  flat('hairBlack', 'M44 60C54 60 58 66 54 80C46 78 42 70 40 66Z'),
];

/** Steals away to the left with long steps and his head turned back, both arms round the swords. */
export const thief: Art = [
  actor({
    skin: 'skinOlive',
    head: face,
    headAt: { x: 352, y: 372, size: 0.92, turn: 4 },
    spine: '346,474 354,556 366,640',
    girth: [124, 132, 104],
    cloth: 'sage',
    hem: [
      [262, 716],
      [446, 706],
    ],
    hose: 'wine',
    limbs: 1.25,
    farLeg: { joints: '384,660 430,736 482,790', foot: 136 },
    nearLeg: { joints: '336,664 240,704 186,812', foot: 170 },
  }),
  cuffedArm({
    shoulder: [292, 500],
    elbow: [208, 578],
    cloth: 'sage',
    size: 1.15,
    at: { x: 322, y: 668, turn: 138, size: 1.1 },
    wrist: [6, 66],
    hand: (place) => fourOverRim('skinOlive', place, put(bundle, { x: 326, y: 606, turn: -44 })),
  }),
  cuffedArm({
    shoulder: [398, 498],
    elbow: [450, 596],
    cloth: 'sage',
    size: 1.15,
    at: { x: 296, y: 588, flip: true, turn: -40, size: 1.16 },
    wrist: [-28, 2],
    hand: (place) => gripFromBehind('skinOlive', place),
  }),
];
