import { type Art, fill, mirrored } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip, gripFromBehind } from '../../figure/grip.ts';
import { heldChalice } from '../chalice.ts';

const LEFT = { x: 168, y: 640, turn: -14, size: 1.5 };
const RIGHT = { x: 432, y: 640, turn: 14, size: 1.5, flip: true };

/** A ribbon that is wound about each sleeve, swings down from wrist to wrist, and is tied in a bow. */
const ribbon: Art = [
  mirrored([
    limb('redDark', '62,690 88,694 112,714', [15, 19, 16]),
    limb('red', '108,710 134,764 190,786 238,742 288,752', [8, 20, 25, 19, 14]),
    graven('132,752 178,776 216,752', 4),
    fill('red', 'M290 754C264 782 268 806 238 846L258 842L272 858C276 822 296 800 308 762Z'),
    fill('red', 'M300 752C278 706 222 708 222 738C224 768 272 778 300 758Z'),
    fill('redDark', 'M290 748C272 728 240 726 236 740C242 754 270 758 290 753Z', { width: 1.8 }),
  ]),
  fill('red', 'M284 742Q300 732 316 742Q322 756 314 768Q300 776 286 768Q278 756 284 742Z'),
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
    wrist: [-38, 9],
    hand: (place) => grip('skinFair', place, heldChalice(1.55, 7)),
  }),
  cuffedArm({
    shoulder: [660, 1010],
    elbow: [610, 840],
    cloth: 'cloth',
    trim: 'sage',
    size: 1.8,
    at: RIGHT,
    wrist: [-34, 6],
    hand: (place) => gripFromBehind('skinBrown', place, heldChalice(1.55, -7)),
  }),
  ribbon,
];
