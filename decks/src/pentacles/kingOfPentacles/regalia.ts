import { type Art, eachOf, fill, flat, line } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { graven } from '../../drawing/swell.ts';
import { closedOver } from '../../figure/holds.ts';

/** The ermine lies over the top of the sleeve. */
export const furShoulder: Art = [
  fill('light', 'M28 -180C58 -186 78 -170 84 -138C78 -112 60 -102 36 -108Q32 -144 28 -180Z', { width: 2 }),
  eachOf('56,-150 72,-134 56,-122', (x, y) => flat('ink', `M${x - 3} ${y}q3 -6 6 0l-2 12h-2Z`)),
];

/** The arm whose hand lies on the coin. */
export const handOnCoin: Art = cuffedArm({
  shoulder: [206, 486],
  elbow: [76, 616],
  cloth: 'wine',
  trim: 'light',
  size: 1.5,
  at: { x: 268, y: 594, turn: 10, size: 1.5 },
  wrist: [-32, -4],
  hand: (place) => closedOver('skinDark', place),
});

/** On the other side the mantle falls from the shoulder over the arm. */
export const mantleOverArm: Art = [
  fill(
    'sage',
    'M372 470C420 470 470 500 500 560C526 640 540 740 560 830V900H420C430 800 420 700 396 620C386 570 376 520 372 470Z',
  ),
  graven('410,500 440,620 452,760', 7),
  graven('446,520 488,640 510,780', 7),
];

/** A quilted back between the two trunks. */
export const seatBack: Art = [
  fill('sageDark', 'M194 720V372Q196 266 300 254Q404 266 406 372V720Z', { width: 3 }),
  line('M200 380L300 290L400 380M196 470L300 376L404 470M196 560L300 466L404 560', 1.6, 'detail', 0.5),
  line('M200 300L404 480M400 300L196 480', 1.6, 'detail', 0.5),
];
