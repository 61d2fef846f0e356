import { type Art, eachOf, fill, flat, line, put, type Place } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { flatHand } from '../../figure/flatHand.ts';

/** Half of a short cape of ermine, which lies round on the shoulder and leaves breast and arm free. */
export const furShoulder: Art = [
  fill(
    'light',
    'M24 -184C58 -184 84 -168 94 -134Q88 -116 76 -122Q68 -106 54 -114Q44 -100 32 -110Q22 -102 15 -116Q4 -112 0 -124V-142Z',
    { width: 2 },
  ),
  flat('woodDark', 'M70 -172C84 -162 91 -150 94 -134Q88 -116 76 -122C84 -138 82 -156 70 -172Z', 0.3),
  graven('34,-176 52,-150 54,-122', 3, 'woodDark', 0.5),
  graven('18,-160 26,-140 24,-116', 3, 'woodDark', 0.5),
  eachOf('50,-166 68,-152 36,-146 60,-132 82,-136 18,-132 40,-124', (x, y) =>
    flat('ink', `M${x - 3} ${y}q3 -6 6 0l-1 12l-2 -3l-2 3Z`),
  ),
];

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** A hand from the back, its four fingers bent over the rim of the coin and the thumb on top; the wrist is at (-34, -10). */
const overRim = (place: Place): Art =>
  put(
    [
      fill('skinDark', swellPath('22,-18 42,-18 58,-4', [17, 15, 10]), EDGE),
      ['33,-12 38,6 33,22', '20,-14 24,8 19,29', '6,-14 9,8 4,31', '-7,-10 -5,8 -10,26'].map((points) =>
        fill('skinDark', swellPath(points, [15, 14.5, 10.5]), EDGE),
      ),
      fill(
        'skinDark',
        'M-44 -26C-28 -34 2 -36 26 -28C38 -24 43 -14 40 -5Q33 -12 27 -4Q20 -12 13 -4Q6 -12 0 -3Q-7 -10 -14 0C-24 6 -34 8 -44 6Z',
        EDGE,
      ),
      flat('light', 'M-26 -22C-8 -30 16 -28 32 -20C20 -16 -4 -16 -26 -10Z', 0.2),
      eachOf('-7,-4 6,-7 20,-7 33,-6', (x, y) =>
        flat('light', `M${x - 5} ${y - 2}q5 -5 9 0q-4 4 -9 0Z`, 0.3),
      ),
      eachOf('33,20 19,27 4,29 -10,24', (x, y) =>
        flat('rose', `M${x - 4} ${y}q4 -7 8 0q-1 6 -4 6q-3 0 -4 -6Z`, 0.6),
      ),
    ],
    place,
  );

/** From the shoulder down to the elbow and over the rim to the hand that lies on the coin. */
export const armOnCoin: Art = cuffedArm({
  shoulder: [214, 506],
  elbow: [104, 650],
  cloth: 'red',
  trim: 'light',
  size: 1.6,
  at: { x: 234, y: 608, turn: 5, size: 1.24 },
  wrist: [-36, -10],
  hand: overRim,
});

/** On the other side the mantle falls from the shoulder over the arm. */
export const mantleOverArm: Art = [
  fill(
    'sage',
    'M372 470C420 470 470 500 500 560C526 640 540 740 560 830V900H420C430 800 420 700 396 620C386 570 376 520 372 470Z',
  ),
  fill('sage', 'M398 606C374 640 367 664 369 692C379 706 382 730 380 764L450 790V640Z', { width: 2 }),
  flat('sage', 'M396 604L430 600L460 780L420 790Z'),
  graven('388,640 394,690 398,740', 5),
  graven('410,500 440,620 452,760', 7),
  graven('446,520 488,640 510,780', 7),
];

/** The other arm, whose hand lies flat on the brow of the bull. */
export const armOnBull: Art = cuffedArm({
  shoulder: [398, 508],
  elbow: [504, 590],
  cloth: 'red',
  trim: 'light',
  size: 1.55,
  at: { x: 420, y: 670, turn: -22, size: 1.24, flip: true },
  wrist: [-30, 0],
  hand: (place) => flatHand('skinDark', place),
});

/** A quilted back between the two trunks. */
export const seatBack: Art = [
  fill('sageDark', 'M194 720V372Q196 266 300 254Q404 266 406 372V720Z', { width: 3 }),
  line('M200 380L300 290L400 380M196 470L300 376L404 470M196 560L300 466L404 560', 1.6, 'detail', 0.5),
  line('M200 300L404 480M400 300L196 480', 1.6, 'detail', 0.5),
];
