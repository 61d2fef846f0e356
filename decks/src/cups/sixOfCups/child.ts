import { type Art, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { fourOverRim } from '../../figure/rimHand.ts';

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'short',
  shape: 'round',
  eyes: 'down',
  mood: 'tender',
};

const HEAD = { x: 300, y: 338, size: 1.3 };

/** A hood with a point, and its opening, in the units of a head. */
const hood: Art = [
  fill(
    'red',
    'M6 -128C-40 -112 -96 -84 -94 10C-94 70 -80 110 -52 128H52C80 110 94 70 94 10C96 -70 52 -96 6 -128ZM0 -58C34 -58 58 -34 58 6C58 40 44 66 24 78Q0 88 -24 78C-44 66 -58 40 -58 6C-58 -34 -34 -58 0 -58Z',
  ),
  line(
    'M0 -60C36 -60 61 -36 61 6C61 42 46 70 24 82M0 -60C-36 -60 -61 -36 -61 6C-61 42 -46 70 -24 82',
    8,
    'trim',
  ),
  graven('-20,-100 -70,-50 -82,20', 5),
  graven('24,-100 70,-56 82,20', 5),
  graven('-76,50 -66,90 -50,118', 4),
  graven('76,50 66,90 50,118', 4),
];

/** Locks that come out of the hood. */
const curls: Art = [
  mirrored(
    [
      fill(
        'hairFair',
        'M-40 -50C-66 -20 -66 30 -50 50C-46 62 -54 70 -62 72C-50 86 -28 78 -30 58C-32 44 -44 34 -46 12C-48 -10 -36 -30 -20 -44Z',
        { width: 1.8 },
      ),
      line('M-50 -10C-56 20 -44 40 -42 60', 1.4, 'detail', 0.6),
    ],
    0,
  ),
  // The features of a child are large and its cheeks are red.
  mirrored(flat('rose', circlePath(-29, 24, 12), 0.28), 0),
];

/** The coat under the cape of the hood. */
const coat: Art = [
  fill('cloth', 'M200 520C150 560 120 680 112 900H488C480 680 450 560 400 520Z'),
  graven('190,640 176,760 170,880', 7),
  graven('410,640 424,760 430,880', 7),
  fill(
    'red',
    'M226 470C160 490 118 540 104 620Q140 648 176 628Q220 660 262 640H338Q380 660 424 628Q460 648 496 620C482 540 440 490 374 470Q300 540 226 470Z',
  ),
  line('M104 620Q140 648 176 628Q220 660 262 640', 7, 'trim'),
  line('M496 620Q460 648 424 628Q380 660 338 640', 7, 'trim'),
  graven('210,500 160,560 140,620', 6),
  graven('390,500 440,560 460,620', 6),
  graven('236,520 212,580 214,630', 6),
  graven('364,520 388,580 386,630', 6),
];

/** A child in a red hood who holds the cup out to us in both hands. */
export const child = (cup: Art): Art => [
  coat,
  put([head(LOOK), curls, hood], HEAD),
  cup,
  mirrored(
    cuffedArm({
      shoulder: [484, 700],
      elbow: [470, 790],
      cloth: 'cloth',
      trim: 'trim',
      size: 1.6,
      at: { x: 374, y: 620, turn: -26, size: 1.3 },
      wrist: [6, 66],
      hand: (place) => fourOverRim('skinFair', place),
    }),
  ),
];
