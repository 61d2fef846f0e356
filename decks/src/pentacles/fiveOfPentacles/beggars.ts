import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { bareLeg } from '../../figure/bareLeg.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { posed } from '../../figure/posed.ts';

const shaft = (d: string): Art => [line(d, 12), line(d, 9, 'wood')];

/** Goes first, his weight on a crutch, one foot lifted. */
const LAME = { x: 396, y: 846, size: 0.84 };

/** Wound round the lifted foot and up to the calf. */
const bandagedFoot: Art = [
  fill(
    'linen',
    'M-18 -46C-6 -52 10 -50 18 -42C18 -22 30 -6 48 2C60 8 58 24 46 25H-14C-24 12 -22 -20 -18 -46Z',
    {
      width: 2,
    },
  ),
  line(
    'M-18 -34Q0 -28 17 -34M-20 -20Q0 -12 20 -20M-20 -4Q2 4 28 -8M-18 12Q8 8 40 -2M0 24Q12 8 52 10',
    1.8,
    'shade',
    0.7,
  ),
  fill('linen', 'M-18 -38L-38 -30L-30 -24L-40 -14L-16 -24Z', { width: 1.6 }),
];

export const lame: Art = [
  posed({
    place: LAME,
    side: { skin: 'skinOlive', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'weary' },
    hat: [
      fill('linen', 'M46 -42C20 -66 -50 -68 -78 -34L-72 -12C-36 -40 16 -40 48 -22Z', { width: 1.8 }),
      fill('linen', 'M-70 -30L-104 -10L-88 -4L-94 18L-64 -8Z', { width: 1.6 }),
    ],
    bow: 16,
    headAt: [50, -414],
    spine: '34,-346 12,-296 0,-236',
    cloth: 'sageDark',
    trim: 'woodDark',
    hose: 'wood',
    boots: 'woodDark',
    hem: [
      [-64, -150],
      [70, -158],
    ],
    farLeg: { joints: '16,-206 64,-120 -2,-64', foot: 50 },
    nearLeg: { joints: '-12,-206 -16,-110 -34,-20' },
  }),
  put(
    [
      put(bandagedFoot, { x: -2, y: -64, turn: 50 }),
      cuffedArm({
        shoulder: [12, -328],
        elbow: [0, -222],
        cloth: 'sageDark',
        trim: 'woodDark',
        at: { x: 68, y: -190, turn: 6 },
        hand: (place) =>
          grip('skinOlive', place, [
            shaft('M-30 -120L20 194'),
            line('M-64 -116L2 -126', 18),
            line('M-64 -116L2 -126', 14, 'linen'),
          ]),
      }),
    ],
    LAME,
  ),
];

/** Follows him barefoot, wrapped in a shawl, her eyes on the snow. */
export const woman: Art = [
  bareLeg('skinFair', { joints: '206,730 228,780 222,828', foot: 0 }, 0.74),
  bareLeg('skinFair', { joints: '160,730 150,790 116,826', foot: 22 }, 0.74),
  posed({
    place: { x: 172, y: 842, size: 0.84 },
    side: { skin: 'skinFair', hair: 'hairBrown', hood: 'wineDark', mood: 'sad', aged: true },
    bow: 26,
    headAt: [42, -408],
    boots: 'snow',
    spine: '26,-346 6,-296 -4,-236',
    cloth: 'shade',
    trim: 'stone',
    hem: [
      [-98, -62],
      [84, -58],
    ],
    nearLeg: { joints: '-4,-220 -4,-180 -4,-140' },
  }),
  put(
    [
      fill(
        'wineDark',
        'M-6 -394C-52 -372 -80 -300 -104 -170Q-60 -140 -6 -160C30 -190 60 -250 66 -300C62 -326 46 -346 30 -352Q8 -370 -6 -394Z',
      ),
      graven('-16,-376 -50,-290 -76,-164', 5),
      graven('4,-362 -10,-270 -34,-160', 5),
      graven('22,-350 28,-300 20,-220', 4),
      sleevedArm({ joints: '4,-280 12,-226 62,-262', turn: -18 }, 'shade', 'skinFair', 'stone', 0.9),
    ],
    { x: 172, y: 842, size: 0.84 },
  ),
];

/** The window's light on their heads, shoulders and backs. */
export const womanLit: Art = [
  graven('150,524 118,584 92,690', 7, 'glow', 0.9),
  graven('176,482 196,470 222,486', 6, 'glow', 0.9),
];

export const lameLit: Art = [
  graven('362,556 356,610 344,700', 7, 'glow', 0.9),
  graven('388,486 420,466 452,478', 6, 'glow', 0.9),
];
