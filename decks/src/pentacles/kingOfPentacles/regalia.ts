import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { closedOver } from '../../figure/holds.ts';

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

/** The thumb lies along the rim, above the back of the hand. */
const thumb: Art = fill('skinDark', swellPath('-22,-10 -8,-21 8,-28 24,-25', [16, 15, 13, 10]), {
  edge: 'skinEdge',
  width: 1.8,
});

/** From the shoulder down to the elbow and over the rim to the hand that lies on the coin. */
export const armOnCoin: Art = cuffedArm({
  shoulder: [214, 506],
  elbow: [104, 660],
  cloth: 'red',
  trim: 'light',
  size: 1.7,
  at: { x: 230, y: 618, turn: 4, size: 1.6 },
  wrist: [-32, -4],
  hand: (place) => [put(thumb, place), closedOver('skinDark', place)],
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
