import { type Art, fill } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip, gripFromBehind } from '../../figure/grip.ts';
import { heldChalice } from '../chalice.ts';

const LEFT = { x: 168, y: 640, turn: -14, size: 1.6 };
const RIGHT = { x: 432, y: 640, turn: 14, size: 1.6, flip: true };

/** A ribbon that hangs from wrist to wrist, and is wound once about each. */
const ribbon: Art = [
  limb('red', '108,676 190,800 300,756 410,800 492,676', [16, 22, 22, 22, 16]),
  graven('130,726 190,784 250,778', 4),
  graven('350,778 410,784 470,726', 4),
  fill('red', 'M286 752C254 774 244 806 236 844L256 834L268 850C276 818 288 786 306 766Z'),
  fill('red', 'M314 752C346 774 356 806 364 844L344 834L332 850C324 818 312 786 294 766Z'),
  fill('redDark', 'M282 742Q300 732 318 742Q324 760 316 774Q300 782 284 774Q276 760 282 742Z'),
];

/** A fair hand with its fingers and a brown one with its back towards us, each round the stem of a cup. */
export const toast: Art = [
  cuffedArm({
    shoulder: [-60, 1010],
    elbow: [-10, 840],
    cloth: 'rose',
    trim: 'linen',
    size: 1.8,
    at: LEFT,
    hand: (place) => grip('skinFair', place, heldChalice(1.55, 7)),
  }),
  cuffedArm({
    shoulder: [660, 1010],
    elbow: [610, 840],
    cloth: 'cloth',
    trim: 'sage',
    size: 1.8,
    at: RIGHT,
    hand: (place) => gripFromBehind('skinBrown', place, heldChalice(1.55, -7)),
  }),
  ribbon,
];
