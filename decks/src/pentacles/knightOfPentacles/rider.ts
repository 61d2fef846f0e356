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

export const thigh: Art = [
  limb('sageDark', '254,556 196,572 166,628', [74, 78, 56]),
  graven('244,548 198,566 170,616', 5),
];

export const greave: Art = [
  limb('steel', '164,628 168,690 182,756', [56, 52, 34]),
  fill('metal', 'M134 622C142 600 188 600 196 624C200 650 184 662 166 662C148 660 132 644 134 622Z', {
    width: 2,
  }),
  flat('steelDark', 'M176 668L192 664L196 748L186 752Z', 0.6),
  fill('steel', 'M170 752C184 744 202 748 206 760C206 776 198 788 186 790C172 788 164 768 170 752Z'),
  line('M162 784H212M168 784L176 690M206 784L200 690', 4, 'metal'),
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

/** From the hand to both sides of the bit. */
export const reins: Art = line(
  'M348 582Q400 640 444 600M428 576Q440 590 446 592M452 606C462 642 448 664 438 690',
  5,
  'redDark',
);
