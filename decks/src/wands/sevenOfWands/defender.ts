import { type Art, fill } from '../../drawing/art.ts';
import { posed } from '../../figure/posed.ts';
import { grip } from '../../figure/grip.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const band: Art = fill('red', 'M47 -36C24 -52 -40 -60 -72 -30L-76 -14C-44 -42 20 -36 46 -20Z', {
  width: 1.8,
});

const collar: Art = fill('red', 'M-50 80C-34 102 2 104 20 86L26 100C4 124 -40 122 -58 98Z', { width: 1.8 });

/** The ends of the sash, which fly out behind the waist. */
const sash: Art = [
  fill(
    'red',
    'M-34 -238C-74 -262 -104 -232 -150 -260C-142 -242 -150 -232 -160 -224C-116 -210 -78 -236 -34 -216Z',
    { width: 1.8 },
  ),
  fill(
    'red',
    'M-34 -232C-66 -226 -86 -190 -128 -196C-116 -184 -116 -172 -122 -162C-86 -164 -62 -206 -32 -212Z',
    { width: 1.8 },
  ),
];

const lunging: Art = posed({
  place: {},
  side: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open', mood: 'stern' },
  hat: [collar, blownHair('hairBlack'), band],
  headAt: [80, -406],
  headSize: 0.76,
  bow: 22,
  behind: sash,
  cloth: 'light',
  trim: 'red',
  hose: 'wine',
  spine: '50,-334 22,-280 -6,-214',
  girth: [96, 104, 82],
  hem: [
    [-104, -142],
    [78, -134],
  ],
  limbs: 1.14,
  farLeg: { joints: '10,-206 104,-168 96,-54', foot: 0 },
  nearLeg: { joints: '-20,-206 -72,-110 -132,-24', foot: 30 },
  farArm: { joints: '70,-318 132,-262 141,-318', hand: 'hidden' },
  nearArm: { joints: '22,-320 -58,-214 76,-236', holds: heldAt(wand, 1, 2, 37), turn: -6 },
});

/** On her toes in a deep lunge to the right, a burning staff held in both fists before her; the feet are near 0,0. */
export const defender: Art = [lunging, grip('skinDark', { x: 141, y: -320, turn: 14, size: 1.05 })];
