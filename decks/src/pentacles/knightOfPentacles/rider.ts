import { pentacle } from '../../suits/objects.ts';
import { fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
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

/** Thigh, knee and shin in plate, the foot in its stirrup. */
export const leg: Art = [
  limb('sageDark', '246,548 196,566 164,602 160,640', [80, 84, 70, 54]),
  graven('240,536 192,556 160,606', 6),
  graven('232,574 196,592 178,634', 5),
  fill(
    'steel',
    'M146 764C158 754 184 756 192 766C200 786 200 806 190 818C180 824 160 824 152 816C144 800 142 780 146 764Z',
    {
      width: 2,
    },
  ),
  line('M146 780Q170 790 196 780M146 796Q170 806 197 796', 2, 'steelDark'),
  limb('steel', '160,652 152,690 162,730 170,768', [50, 54, 42, 30]),
  flat('steelDark', 'M168 664L178 664C180 700 180 730 180 766L172 768C172 730 164 700 168 664Z', 0.6),
  fill(
    'steel',
    'M130 632C134 612 150 604 162 604C176 604 190 612 192 632C192 650 180 664 162 668C142 664 130 650 130 632Z',
    {
      width: 2,
    },
  ),
  line('M132 638Q162 654 191 638', 4, 'metal'),
  graven('152,612 158,632 160,660', 4, 'ink', 0.5),
  line('M148 822H198M146 822L164 700M200 822L182 700', 4, 'metal'),
];

/** The hand that holds the coin up, and the one with the reins beside the horse's neck. */
export const arms: Art = [
  cuffedArm({
    shoulder: [228, 404],
    elbow: [136, 496],
    cloth: 'sage',
    trim: 'steel',
    size: 1.04,
    at: { x: 164, y: 370, turn: 40, size: 0.92 },
    wrist: [6, 66],
    hand: (place) => fourOverRim('skinDark', place, pentacle(140, 312, 0.72)),
  }),
  cuffedArm({
    shoulder: [316, 404],
    elbow: [424, 496],
    cloth: 'sage',
    trim: 'steel',
    size: 1.04,
    at: { x: 454, y: 594, turn: -106, size: 1.06, flip: true },
    hand: (place) => grip('skinDark', place),
  }),
];

/** From the bit to the hand on both sides of the neck. */
export const reins: Art = line(
  'M302 618Q370 660 444 604M390 616Q424 620 444 598M452 606C462 642 448 664 438 690',
  5,
  'redDark',
);
