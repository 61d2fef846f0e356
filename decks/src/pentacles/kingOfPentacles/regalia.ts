import { type Art, eachOf, fill, flat, line } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { disc, star } from '../../primitives/lights.ts';

/** The ermine lies over the top of the sleeve. */
export const furShoulder: Art = [
  fill('light', 'M28 -180C58 -186 78 -170 84 -138C78 -112 60 -102 36 -108Q32 -144 28 -180Z', { width: 2 }),
  eachOf('56,-150 72,-134 56,-122', (x, y) => flat('ink', `M${x - 3} ${y}q3 -6 6 0l-2 12h-2Z`)),
];

const sceptre: Art = [
  fill('metal', 'M-6 136V-70H6V136Z', { width: 1.8 }),
  disc('metal', 0, 136, 10, 1.8),
  disc('metal', 0, -90, 25),
  star(0, -90, 16, 'ink', 5, 0.45),
];

export const sceptreArm: Art = cuffedArm({
  shoulder: [50, -152],
  elbow: [62, -14],
  cloth: 'wine',
  trim: 'light',
  size: 0.92,
  at: { x: 110, y: -108, turn: -34, size: 1.04 },
  hand: (place) => grip('skinDark', place, sceptre),
});

/** A quilted back between the two trunks. */
export const seatBack: Art = [
  fill('sageDark', 'M194 720V372Q196 266 300 254Q404 266 406 372V720Z', { width: 3 }),
  line('M200 380L300 290L400 380M196 470L300 376L404 470M196 560L300 466L404 560', 1.6, 'detail', 0.5),
  line('M200 300L404 480M400 300L196 480', 1.6, 'detail', 0.5),
];
