import { type Art, clipped, eachOf, fill, flat, line, put, suitObject } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { posed } from '../../figure/posed.ts';
import { grip } from '../../figure/grip.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { leaf } from '../../primitives/plants.ts';
import { torchFlame } from '../../suits/objects.ts';

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

/** Her staff, whose flame burns upwards while she holds it level. */
const wood: Art = [
  fill('wood', 'M-8 99C-11 30 -6 -30 -9 -79C-4 -87 6 -87 9 -79C7 -30 11 30 8 99Z'),
  flat('woodDark', 'M2 97C4 30 2 -30 4 -81L9 -79C7 -30 11 30 8 99Z', 0.8),
  eachOf('-7,82,218 7,-52,-30', (x, y, turn) => leaf(x, y, turn, 30)),
  line('M-4 83Q-6 40 -4 6M-3 -15Q-4 -44 -4 -66', 1.2, 'ink', 0.45),
  put(put(torchFlame, { y: 76 }), { y: -78, turn: -72 }),
];

/** The staff about the nearer hand. */
const level: Art = put(wood, { x: 38, y: 7, turn: 100, size: 1.9 });

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
  farArm: { joints: '66,-312 98,-192 158,-239', hand: 'hidden', cloth: 'linen' },
});

/** On her toes in a deep lunge to the right, a burning staff held in both fists before her; the feet are near 0,0. */
export const defender: Art = [
  lunging,
  suitObject('wands', put(level, { x: 30, y: -264 })),
  grip('skinDark', { x: 154, y: -242, turn: 125, size: 1.05, flip: true }),
  sleevedArm({ joints: '22,-320 -48,-204 30,-264', hand: 'hidden' }, 'light', 'skinDark', 'red', 1.14),
  grip('skinDark', { x: 30, y: -264, turn: -50, size: 1.05 }, clipped(circlePath(0, 0, 27), level)),
];
