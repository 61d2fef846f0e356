import { type Art, fill } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip, gripFromBehind } from '../../figure/grip.ts';
import { cup, heldAt } from '../../suits/objects.ts';

const LEFT = { x: 150, y: 652, turn: -24, size: 1.6 };
const RIGHT = { x: 450, y: 652, turn: 24, size: 1.6, flip: true };

/** A ribbon that hangs from wrist to wrist, and is wound once about each. */
const ribbon: Art = [
  limb('red', '112,672 190,770 300,716 410,770 488,672', [16, 22, 22, 22, 16]),
  graven('130,706 190,756 250,742', 4),
  graven('350,742 410,756 470,706', 4),
  fill('red', 'M286 716C250 744 240 790 232 828L254 816L266 836C274 796 288 752 306 730Z'),
  fill('red', 'M314 716C350 744 360 790 368 828L346 816L334 836C326 796 312 752 294 730Z'),
  fill('redDark', 'M282 704Q300 694 318 704Q324 722 316 738Q300 746 284 738Q276 722 282 704Z'),
];

/** A fair hand with its fingers and a brown one with its back towards us, each with a cup that leans to the other. */
export const toast: Art = [
  cuffedArm({
    shoulder: [-30, 1010],
    elbow: [-24, 880],
    cloth: 'rose',
    size: 1.8,
    at: LEFT,
    hand: (place) => grip('skinFair', place, heldAt(cup, 56, 1.6, 13)),
  }),
  cuffedArm({
    shoulder: [630, 1010],
    elbow: [624, 880],
    cloth: 'cloth',
    size: 1.8,
    at: RIGHT,
    hand: (place) => gripFromBehind('skinBrown', place, heldAt(cup, 56, 1.6, -13)),
  }),
  ribbon,
];
