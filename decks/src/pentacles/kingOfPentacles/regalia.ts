import { type Art, eachOf, fill, flat, line } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { graven } from '../../drawing/swell.ts';
import { closedOver } from '../../figure/holds.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { disc } from '../../primitives/lights.ts';

/** Half of a cape of ermine with a scalloped hem, over the shoulder and the top of the sleeve. */
export const furShoulder: Art = [
  flat(
    'light',
    'M26 -186C64 -190 96 -168 108 -122Q102 -100 86 -106Q76 -90 58 -98Q44 -84 26 -92Q14 -80 0 -92V-124L22 -150Z',
  ),
  line('M30 -186C64 -190 96 -168 108 -122Q102 -100 86 -106Q76 -90 58 -98Q44 -84 26 -92Q14 -80 0 -92', 2),
  graven('40,-180 66,-164 80,-132', 3, 'shade', 0.7),
  graven('92,-150 98,-130 96,-112', 4, 'shade', 0.7),
  eachOf('56,-156 78,-146 48,-126 74,-118 26,-112 92,-122', (x, y) =>
    flat('ink', `M${x - 3} ${y}q3 -6 6 0l-1 12l-2 -3l-2 3Z`),
  ),
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
  fill('sage', 'M398 606C374 640 367 664 369 692C379 706 382 730 380 764L450 790V640Z', { width: 2 }),
  flat('sage', 'M396 604L430 600L460 780L420 790Z'),
  graven('388,640 394,690 398,740', 5),
  graven('410,500 440,620 452,760', 7),
  graven('446,520 488,640 510,780', 7),
];

/** The other hand, which lies on the head of the bull. */
export const handOnBull: Art = cuffedArm({
  shoulder: [418, 520],
  elbow: [534, 610],
  cloth: 'wine',
  trim: 'light',
  size: 1.5,
  at: { x: 484, y: 684, turn: -58, size: 1.35, flip: true },
  hand: (place) => restingHand('skinDark', place),
});

/** A dark eye under a heavy lid, in the units of the bull. */
export const bullEye: Art = [
  fill('ink', 'M36 -86C44 -100 60 -98 65 -84C57 -73 43 -74 36 -86Z', { edge: 'woodDark', width: 2 }),
  flat('wood', 'M34 -88C42 -104 62 -102 67 -86C58 -94 46 -94 34 -88Z'),
  line('M34 -86C44 -95 58 -95 67 -85', 3, 'woodDark'),
  disc('light', 48, -86, 2.4, 0),
];

/** A quilted back between the two trunks. */
export const seatBack: Art = [
  fill('sageDark', 'M194 720V372Q196 266 300 254Q404 266 406 372V720Z', { width: 3 }),
  line('M200 380L300 290L400 380M196 470L300 376L404 470M196 560L300 466L404 560', 1.6, 'detail', 0.5),
  line('M200 300L404 480M400 300L196 480', 1.6, 'detail', 0.5),
];
