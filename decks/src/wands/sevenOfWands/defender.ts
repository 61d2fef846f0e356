import { type Art, fill } from '../../drawing/art.ts';
import { posed } from '../../figure/posed.ts';
import { grip } from '../../figure/grip.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const band: Art = fill('red', 'M47 -36C24 -52 -40 -60 -72 -30L-76 -14C-44 -42 20 -36 46 -20Z', {
  width: 1.8,
});

const collar: Art = fill('red', 'M-50 80C-34 102 2 104 20 86L26 100C4 124 -40 122 -58 98Z', { width: 1.8 });

const lunging: Art = posed({
  place: {},
  side: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open', mood: 'stern' },
  hat: [collar, blownHair('hairBlack'), band],
  headAt: [38, -404],
  headSize: 0.72,
  bow: 8,
  cloth: 'light',
  trim: 'red',
  hose: 'wine',
  spine: '22,-336 10,-280 -6,-214',
  girth: [86, 102, 80],
  hem: [
    [-104, -142],
    [70, -128],
  ],
  limbs: 1.12,
  farLeg: { joints: '8,-206 96,-150 92,-20', foot: 4 },
  nearLeg: { joints: '-20,-206 -58,-108 -116,-20', foot: 12 },
  farArm: { joints: '40,-312 78,-262 145,-352', hand: 'hidden' },
  nearArm: { joints: '0,-310 -22,-224 74,-238', holds: heldAt(wand, 40, 1.5, 32), turn: 30 },
});

/** In a deep lunge to the right, a burning staff held in both fists before her; the feet are near 0,0. */
export const defender: Art = [lunging, grip('skinDark', { x: 145, y: -352, turn: -34, size: 1.03 })];
