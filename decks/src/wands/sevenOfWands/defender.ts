import { type Art, fill } from '../../drawing/art.ts';
import { posed } from '../../figure/posed.ts';
import { grip } from '../../figure/grip.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const band: Art = fill('red', 'M47 -36C24 -52 -40 -60 -72 -30L-76 -14C-44 -42 20 -36 46 -20Z', {
  width: 1.8,
});

const lunging: Art = posed({
  place: {},
  side: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open', mood: 'stern' },
  hat: [blownHair('hairBlack'), band],
  headAt: [44, -408],
  headSize: 0.72,
  bow: 16,
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
  nearLeg: { joints: '-20,-206 -66,-110 -134,-20', foot: 14 },
  farArm: { joints: '44,-316 122,-272 164,-344', hand: 'hidden' },
  nearArm: { joints: '4,-318 -22,-226 74,-238', holds: heldAt(wand, 40, 1.5, 32), turn: 30 },
});

/** In a deep lunge to the right, a burning staff held in both fists before her; the feet are near 0,0. */
export const defender: Art = [lunging, grip('skinDark', { x: 145, y: -352, turn: -24, size: 1.03 })];
