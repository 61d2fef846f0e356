import { pentacle } from '../../suits/objects.ts';
import { fill, line, mirrored, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { fourOverRim } from '../../figure/rimHand.ts';
import type { Look } from '../../figure/look.ts';

export const look: Look = {
  skin: 'skinDark',
  hair: 'hairBlack',
  eyes: 'open',
  mood: 'grave',
  turn: -0.6,
  gaze: [-0.9, -0.1],
  shape: 'square',
};

export const cloak: Art = [
  fill(
    'redDark',
    'M252 380C196 400 176 500 158 640C200 664 260 650 290 640C330 650 384 664 426 640C408 500 388 400 330 380Z',
  ),
  mirrored([graven('232,420 204,520 190,640', 5), graven('256,440 238,540 234,640', 5)], 292),
];

/** The skirts of his coat, spread over saddle and flanks; drawn as the left one. */
export const coatSkirt: Art = [
  fill(
    'sage',
    'M252 520C190 532 130 574 108 640C90 700 78 752 70 800C92 790 104 814 126 804C148 794 160 818 182 808C206 796 224 816 252 804V560Z',
  ),
  fill(
    'trim',
    'M70 800C92 790 104 814 126 804C148 794 160 818 182 808C206 796 224 816 252 804V786C224 798 206 778 182 790C160 800 148 776 126 786C104 796 92 772 74 782Z',
    { width: 1.6 },
  ),
  graven('226,552 138,630 104,776', 8),
  graven('236,572 172,650 148,780', 7),
  graven('250,600 212,680 194,782', 7),
];

/** On the side of the reins the cloak lies over shoulder and arm. */
export const cloakOverArm: Art = [
  fill(
    'redDark',
    'M286 386C350 372 414 406 440 480C460 548 478 610 498 676C470 690 452 668 428 682C404 696 384 672 360 684C350 620 320 520 286 386Z',
  ),
  graven('340,406 390,520 410,670', 7),
  graven('376,414 430,530 460,660', 7),
];

/** The hand that holds the coin up. */
export const arm: Art = cuffedArm({
  shoulder: [228, 404],
  elbow: [136, 496],
  cloth: 'sage',
  trim: 'steel',
  size: 1.04,
  at: { x: 164, y: 370, turn: 40, size: 0.92 },
  wrist: [6, 66],
  hand: (place) => fourOverRim('skinDark', place, pentacle(140, 312, 0.72)),
});

/** From the bit to both sides of the neck. */
export const reins: Art = line('M300 618Q250 640 214 600M390 616Q420 640 428 596', 5, 'redDark');
