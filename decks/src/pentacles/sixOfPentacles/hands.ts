import { fill, line, put, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { pinch } from '../../figure/holds.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import { disc } from '../../primitives/lights.ts';
import { lyingCoin } from '../../suits/lyingCoin.ts';
import { pentacle } from '../../suits/objects.ts';

const DISH = 'M-64 0H64Q40 44 0 44Q-40 44 -64 0Z';

/** The beam hangs from the hand in the upper left. */
export const scales: Art = [
  [120, 332].map((x) => [
    line(`M${x} 338L${x - 62} 460M${x} 338L${x + 62} 460`, 3, 'metal'),
    lyingCoin(x, 454, 0.86),
    put(fill('metal', DISH), { x, y: 460 }),
  ]),
  fill('metal', 'M104 332Q226 304 348 332V346Q226 322 104 346Z', { width: 2 }),
  disc('metal', 226, 326, 14, 2),
  cuffedArm({
    shoulder: [-60, 40],
    elbow: [40, 166],
    cloth: 'wine',
    trim: 'light',
    size: 2.1,
    at: { x: 228, y: 240, size: 1.8, turn: 4 },
    hand: (place) => grip('skinDark', place, line('M0 -22V84', 9, 'trim')),
  }),
];

/** The giver's other hand lets go of a coin between finger and thumb. */
export const giver: Art = cuffedArm({
  shoulder: [720, 290],
  elbow: [630, 372],
  cloth: 'wine',
  trim: 'light',
  size: 2.1,
  at: { x: 440, y: 504, size: 1.9, turn: -46, flip: true },
  wrist: [-38, 12],
  hand: (place) => pinch('skinDark', place, pentacle(-26, 46, 0.58)),
});

/** Each of the two poor holds up one hollow palm, from the lower left or right, its wrist in a frayed sleeve. */
export const receiver = (cloth: Role, skin: Skin, flip: boolean): Art =>
  put(
    [
      cuffedArm({
        shoulder: [-60, 980],
        elbow: [56, 862],
        cloth,
        trim: 'woodDark',
        size: 1.9,
        at: { x: 196, y: 752, size: 1.9, turn: -12 },
        wrist: [-40, 12],
        hand: (place) => hollowPalm(skin, place, lyingCoin(204, 728, 0.86)),
      }),
      fill('woodDark', 'M58 872L86 846L104 866L76 890Z', { width: 2 }),
    ],
    flip ? { x: 600, y: 40, flip } : {},
  );
